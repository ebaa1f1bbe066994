// Bags: every file against the manifests (BagIt, RFC 8493) and the signed log, and the pages against both.

const CASE = "data/case.json", LOG = "data/log/", CONTENTS = LOG + "contents-sha256.txt", MANIFEST = "manifest-sha256.txt", TAGS = "tagmanifest-sha256.txt";
const PAGE = "data/brief.html", PRINT = "data/brief.pdf";
const UNPACKED = new Set(["bagit.txt", "bag-info.txt", MANIFEST, TAGS]);
const DECLARED = "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n";
const rowsOf = (text) => { const rows = text.split("\n"); if (rows[rows.length - 1] === "") rows.pop(); return rows; };
const byName = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

// `entries` maps names to { size, read }.
class Bag {
  constructor(entries) {
    within("files", entries.size, "the bag");
    this.paths = new Map([...entries].sort((one, other) => byName(one[0], other[0])));
    this.formed = new Map([...this.paths.keys()].map((name) => [name.normalize("NFC"), name]));
    this.digests = new Map();
  }
  get names() { return [...this.paths.keys()]; }
  find(name) { return this.paths.has(name) ? name : this.formed.get(String(name).normalize("NFC")); }
  async read(name) {
    const entry = this.paths.get(name);
    if (!entry) stop(name, "missing");
    if (entry.size > LIMITS.whole) stop(name, "too-large", { size: entry.size }, null);
    return entry.read();
  }
  async text(name) { return decoded(await this.read(name), name); }
  async json(name) { return parsed(await this.text(name), name); }
  async digest(name) {
    if (!this.digests.has(name)) this.digests.set(name, await sha256(await this.read(name)));
    return this.digests.get(name);
  }
  async digestOf(name) { const found = name ? this.find(name) : undefined; return found === undefined ? null : this.digest(found); }
}

const earlier = (data, name) => { if (!(name in data)) stop(name, "rests-on"); return data[name]; };

async function logHolds(bag, data) {
  const proof = await bag.json(LOG + "proof.json"), faults = new Faults();
  for (const [name, words] of [["key", proof.key + "\n"], ["checkpoint", proof.checkpoint]])
    if (await bag.text(LOG + name) !== words) faults.add(LOG + name, "not-of-proof");
  const point = await checkpointOf(proof.checkpoint, proof.key);
  if (point.signed === null) faults.add("checkpoint", "no-ed25519", {}, null);
  if (await bag.text(LOG + "events.jsonl") !== proof.events.map(({ line }) => line + "\n").join("")) faults.add(LOG + "events.jsonl", "not-of-proof");
  const found = await linesOf(proof, point);
  data.events = found.events.map(([event, line]) => parsed(line, `event ${event}`));
  const good = point.signed === null ? "lines-there" : "signed";
  return ["log", good, { key: proof.key, size: point.size, count: data.events.length }, [...faults, ...found.faults]];
}

const packedIn = async (bag) => new Map(rowsOf(await bag.text(CONTENTS)).map((line) => [line.slice(66), line.slice(0, 64)]));
const isPacked = (digest) => (event) => event.kind === "packed" && event.detail.digest === digest;

async function bagHolds(bag) {
  const faults = new Faults(), names = bag.names, real = new Set(bag.formed.values()), isPayload = (name) => name.startsWith("data/");
  for (const name of names) {
    if (bag.paths.get(name).odd) faults.add(name, "no-file");
    if (!real.has(name)) faults.add(name, "twin");
  }
  await listed(bag, MANIFEST, names.filter(isPayload), faults);
  await listed(bag, TAGS, names.filter((name) => !isPayload(name) && name !== TAGS), faults);
  return ["structure", "structure.same", {}, faults];
}

const oxum = (bag) => {
  const sizes = bag.names.filter((name) => name.startsWith("data/")).map((name) => bag.paths.get(name).size);
  return `${sizes.reduce((sum, size) => sum + size, 0)}.${sizes.length}`;
};

async function listed(bag, manifest, needed, faults) {
  const met = new Set();
  let lines;
  try { lines = rowsOf(await bag.text(manifest)); within("lines", lines.length, manifest); } catch (error) { faults.push(faultOf(error, manifest)); return; }
  for (const [at, line] of lines.entries()) {
    const found = /^([0-9A-Fa-f]{64})[ \t]+(\S.*)$/.exec(line), number = at + 1;
    if (!found) { faults.add(manifest, "no-digest", { number }); continue; }
    const name = bag.find(found[2]);
    if (met.has(name || found[2])) faults.add(manifest, "named-twice", { number, name: found[2] });
    met.add(name || found[2]);
    if (name === undefined) faults.add(found[2], "missing");
    else if (await bag.digest(name) !== found[1].toLowerCase()) faults.add(name, "not-as-listed", { manifest });
  }
  for (const name of needed) if (!met.has(name)) faults.add(name, "added", { manifest });
}

async function contentsHold(bag, data) {
  const faults = new Faults(), digest = await bag.digestOf(CONTENTS);
  if (!(data.events || []).some(isPacked(digest))) faults.add(CONTENTS, "not-the-list");
  const packed = await packedIn(bag), here = bag.names.filter((name) => !UNPACKED.has(name) && !name.startsWith(LOG));
  for (const name of packed.keys()) if (bag.find(name) === undefined) faults.add(name, "missing");
  for (const name of here) {
    const was = packed.get(name.normalize("NFC"));
    if (was === undefined) faults.add(name, "not-packed");
    else if (was !== await bag.digest(name)) faults.add(name, "other-than-packed");
  }
  const known = ["key", "checkpoint", "proof.json", "events.jsonl", "contents-sha256.txt"].map((name) => LOG + name);
  faults.push(...bag.names.filter((name) => name.startsWith(LOG) && !known.includes(name)).map((thing) => fault(thing, "not-of-log")));
  return ["files", "contents", { count: packed.size }, faults];
}

async function tagsHold(bag, data) {
  const found = data.case = await bag.json(CASE);
  if (![1, 2].includes(found.form)) stop(CASE, "format", { format: found.form });
  const line = (label, value) => `${label}: ${String(value).trim().split(/\s+/).join(" ")}\n`;
  const info = line("Source-Organization", found.archive) + line("External-Description", `Dossier case ${found.case}: ${found.name}`)
    + line("Bagging-Date", found.made.slice(0, 10)) + line("External-Identifier", `${found.archive}/${found.case}`)
    + line("Bag-Software-Agent", found.by) + line("Payload-Oxum", oxum(bag));
  const faults = new Faults();
  for (const [thing, words] of [["bagit.txt", DECLARED], ["bag-info.txt", info]])
    if (!sameBytes(await bag.read(thing), encoded(words))) faults.add(thing, "not-of-case");
  const text = await bag.text(TAGS), lines = rowsOf(text);
  const again = lines.map((one) => `${one.toLowerCase().slice(0, 64)}  ${one.slice(66)}\n`).sort((one, other) => byName(one.slice(66), other.slice(66)));
  if (text !== again.join("")) faults.add(TAGS, "not-as-packed");
  return ["tag files", "case", { name: found.name, made: found.made, by: found.by }, faults];
}

// Follows versions through the log: joining and separating reports gives a version another report and number.
class VersionNames {
  constructor() { this.now = new Map(); this.former = new Map(); }
  learn({ kind, detail }) {
    if (kind === "joined") this.move(detail.other, detail.report, detail.versions);
    else if (kind === "separated") this.move(detail.report, detail.other, detail.versions);
  }
  move(source, target, versions) {
    for (const [from, to] of versions) {
      const old = `${source} ${from}`, now = `${target} ${to}`, former = [...(this.former.get(old) || []), old];
      this.former.delete(old);
      this.former.set(now, former.filter((name) => name !== now));
      for (const name of former) this.now.set(name, [target, to]);
      this.now.delete(now);
    }
  }
  present(detail) {
    const [report, version] = this.now.get(`${detail.report} ${detail.version}`) || [detail.report, detail.version];
    return { ...detail, report, version };
  }
}

const anyHas = (details, wanted) => details.some((detail) => Object.entries(wanted).every(([name, value]) => detail[name] === value || (value === null && detail[name] === undefined)));

async function sourcesHold(bag, data) {
  const names = new VersionNames(), events = data.events || [], faults = new Faults(), found = earlier(data, "case");
  events.forEach((event) => names.learn(event));
  const of = (...kinds) => kinds.flatMap((kind) => events.filter((event) => event.kind === kind).map((event) => names.present(event.detail)));
  const kept = of("accession", "new-version"), read = of("reading", "quarantine");
  for (const source of found.sources) await sourceHolds(bag, source, kept, read, faults);
  const lines = new Set(events.filter((event) => event.kind !== "packed").map((event) => event.seq)), stated = new Set(found.events);
  for (const number of [...lines, ...stated]) if (lines.has(number) !== stated.has(number)) faults.add(`event ${number}`, "event-of-case");
  const listedHere = new Set(found.sources.map((source) => `${source.report} version ${source.version}`));
  const wanted = new Set(kept.filter((detail) => found.reports.includes(detail.report)).map((detail) => `${detail.report} version ${detail.version}`));
  for (const thing of wanted) if (!listedHere.has(thing)) faults.add(thing, "not-in-case");
  const reports = new Set(found.sources.map((source) => source.report));
  for (const thing of found.reports) if (!reports.has(thing)) faults.add(thing, "no-version");
  const shown = found.sources.filter((source) => source.file && !source.redacted);
  remember(data.called, [], shown.map((source) => ({ report: source.report, version: { number: source.version, sha256: source.sha256 } })));
  return ["versions", "sources.same", { count: listedHere.size, black: found.sources.filter((source) => source.redacted).length }, faults];
}

async function sourceHolds(bag, source, kept, read, faults) {
  const mine = { report: source.report, version: source.version }, thing = `${source.report} version ${source.version}`;
  const [file, rendition, reading] = [await bag.digestOf(source.file), await bag.digestOf(source.rendition), await bag.digestOf(source.reading)];
  if (source.redacted) {
    if (source.file || source.reading) faults.add(thing, "file-given");
    if (anyHas(kept, { report: source.report })) faults.add(thing, "digest-told");
    return;
  }
  if (!anyHas(kept, { ...mine, sha256: file, size: source.bytes })) faults.add(thing, "other-file");
  if (source.rendition) {
    if (!anyHas(read, { ...mine, rendition, description: reading })) faults.add(thing, "other-reading");
  } else if (source.reason && !anyHas(read, { ...mine, reason: source.reason })) faults.add(thing, "no-quarantine");
}

async function pageHolds(bag, data) {
  const page = await bag.read(PAGE), faults = new Faults(), sealed = await sealFault(page, "html");
  if (sealed) faults.add(PAGE, sealed);
  const { shown, record } = recordOfHtml(await bag.text(PAGE), PAGE), brief = parsed(record, PAGE);
  if (![1, 2, 3].includes(brief.format)) stop(PAGE, "format", { format: brief.format });
  for (const name of ["sources", "citations"]) within(name, brief[name].length, PAGE);
  data.brief = brief;
  const found = earlier(data, "case"), pinned = new Map(found.sources.filter((source) => source.cited).map((source) => [`${source.report} ${source.version}`, source]));
  for (const name of ["case", "name", "made", "by"]) if (brief[name] !== found[name]) faults.add(PAGE, "brief-of-case");
  if (!same(brief.sources.map((source) => source.report), found.reports)) faults.add(PAGE, "brief-of-case");
  for (const source of brief.sources) {
    const thing = versionName(source), pin = pinned.get(`${source.report} ${source.version.number}`);
    if (!pin || source.version.sha256 !== (pin.redacted ? pin.sha256 : await bag.digestOf(pin.file))) faults.add(thing, "not-of-case");
    else if (source.rendition_digest !== await bag.digestOf(pin.rendition)) faults.add(thing, "other-text");
    else if (await sha256(encoded(source.rendition)) !== (source.rendition_digest || await sha256(new Uint8Array()))) faults.add(thing, "other-text");
    if ((source.redactions || []).length || source.salted) faults.push(...blackenedFaults(source));
  }
  data.page = true;
  return [PAGE, "citations.same", { count: brief.citations.length }, [...faults, ...citationFaults(brief, true), ...shownFaults(brief, shown)]];
}

async function printHolds(bag, data) {
  const paper = await bag.read(PRINT), faults = new Faults(), sealed = await sealFault(paper, "pdf");
  if (sealed) faults.add(PRINT, sealed);
  const brief = { ...earlier(data, "brief"), layout: "" }, held = new Set();
  let recorded = false;
  for (const stream of await pdfStreams(paper, PRINT)) {
    held.add(await sha256(stream));
    const record = recordIn(stream, PRINT);
    recorded ||= record !== null && same({ ...record.record, layout: "" }, brief);
  }
  if (!recorded) faults.add(PRINT, "other-record");
  for (const source of brief.sources) if (source.rendition_digest && !held.has(source.rendition_digest)) faults.add(PRINT, "not-attached");
  return [PRINT, "print", {}, faults];
}

const LOOKS = { log: logHolds, bag: bagHolds, contents: contentsHold, tags: tagsHold, sources: sourcesHold, page: pageHolds, print: printHolds };

async function checkBag(entries, called) {
  const checks = [], data = { called };
  let bag;
  try { bag = new Bag(entries); } catch (error) { return [failure("bag", error, called)]; }
  for (const [name, look] of Object.entries(LOOKS)) {
    try { checks.push(...told(name, ...await look(bag, data))); } catch (error) { checks.push(failure(name, error, name)); }
  }
  if (data.page) checks.push(...citationChecks(data.brief).filter((check) => check.quiet));
  checks.push({ name: "layout", ok: null, thing: `${PAGE}, ${PRINT}`, key: "layout" }, stamps(data.events || []));
  return checks;
}
