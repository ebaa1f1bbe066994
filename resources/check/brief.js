// Briefs: the seal, the record, each text and citation, and the words that a page shows.

const ZEROS = encoded("0".repeat(64));
const SEALS = {
  html: /<meta name="dossier-seal" content="sha256:([0-9a-f]{64})">/,
  pdf: /\n%dossier-seal sha256:([0-9a-f]{64})\nstartxref\n\d+\n%%EOF\n?$/,
  docx: /dossier-seal sha256:([0-9a-f]{64})\n$/,
};
const versionName = (source) => `${source.report} version ${source.version.number}`;
const bare = (text) => text.replace(/[\s\x1c-\x1f\x85]/g, "");
const visible = (text) => text.replace(/\r\n|[\r\x85\u2028\u2029]/g, "\n").replace(
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff\u{e0000}-\u{e007f}]/gu,
  (sign) => `⟨U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);

// The seal is the SHA-256 of the file with the seal's own digits taken as zeros.
async function sealFault(data, form) {
  const found = SEALS[form].exec(latin(data));
  if (!found) return "no-seal";
  const start = found.index + found[0].indexOf("sha256:") + 7;
  const counted = await sha256(joined(data.subarray(0, start), ZEROS, data.subarray(start + 64)));
  return counted === found[1] ? "" : "seal-broken";
}

function formOf(data) {
  const words = latin(data);
  if (words.startsWith("%PDF-")) return "pdf";
  if (words.startsWith("PK\x03\x04")) return "docx";
  if (words.startsWith("<!-- dossier-seal") || words.includes("\n<!-- dossier-brief-json\n")) return "md";
  return /<meta name="dossier-seal"|<template id="dossier-brief-json">/.test(words) ? "html" : "";
}

function recordOfHtml(text, thing) {
  const parts = text.split('<template id="dossier-brief-json">');
  if (parts.length !== 2) stop(thing, parts.length < 2 ? "no-record" : "two-records");
  return { shown: parts[0], record: parts[1].split("</template>")[0] };
}

async function recordOfDocx(file) {
  const parts = await unzipped(file), xml = async (name) => {
    const text = decoded(await parts.get(name).read(), name);
    if (text.includes("<!DOCTYPE")) stop(name, "doctype");
    return new DOMParser().parseFromString(text, "application/xml");
  };
  let record = null, notes = [];
  for (const name of parts.keys()) {
    if (!/^customXml\/item[0-9]{1,4}\.xml$/.test(name)) continue;
    const root = (await xml(name)).documentElement;
    if (root.namespaceURI === "urn:dossier:brief" && record === null) record = root.textContent;
  }
  if (parts.has("word/footnotes.xml")) notes = Array.from((await xml("word/footnotes.xml")).getElementsByTagNameNS("*", "footnote"),
    (note) => Array.from(note.getElementsByTagNameNS("*", "t"), (words) => words.textContent).join(""));
  if (record === null) stop(file.name, "no-record");
  return { record, notes };
}

// The streams of a PDF, unfolded where they are folded (ISO 32000-1, 7.3.8).
async function pdfStreams(data, thing) {
  const words = latin(data), found = [];
  let number = 0, room = 0;
  for (const hit of words.matchAll(/stream\r?\n/g)) {
    within("streams", ++number, thing);
    const about = words.slice(Math.max(0, hit.index - 1000), hit.index).split(" obj").pop();
    const length = /\/Length (\d{1,12})\b/.exec(about), start = hit.index + hit[0].length;
    if (!length) continue;
    let stream = data.subarray(start, start + Number(length[1]));
    if (about.includes("/FlateDecode")) {
      try { stream = await inflated(new Blob([stream]), "deflate", LIMITS.unfolded - room, thing); } catch (error) {
        if (error instanceof Unusable) throw error;
        continue; // then what is looked for is found missing
      }
    }
    within("unfolded", room += stream.length, thing);
    found.push(stream);
  }
  return found;
}

function recordIn(stream, thing) {
  if (stream[0] !== 0x7b) return null;
  try {
    const text = decoded(stream, thing), record = parsed(text, thing);
    return record && record.citations && record.sources ? { text, record } : null;
  } catch { return null; }
}

async function checkBrief(file, data, form) {
  const checks = [], { name } = file;
  if (form === "md") return [{ name: "file", ...fault(name, "markdown", {}, null) }];
  const sealed = await sealFault(data, form);
  checks.push({ name: "seal", ok: !sealed, thing: name, key: sealed || "sealed" });
  let held;
  try { held = await openedBrief(file, data, form); } catch (error) {
    checks.push(failure("record", error, name));
    return sealed === "no-seal" && error.key !== "two-records" ? null : checks; // no brief at all
  }
  const { brief } = held;
  checks.push({ name: "record", ok: true, thing: name, key: "record", values: { name: brief.name, sources: brief.sources.length, made: brief.made, by: brief.by } });
  remember(name, [], brief.sources);
  checks.push(...numberChecks(brief), ...await textChecks(brief), ...blackenedChecks(brief), ...citationChecks(brief));
  checks.push(...await shownChecks(brief, held, form, name));
  checks.push({ name: "layout", ok: null, thing: name, key: "layout" });
  checks.push({ name: "sender", ok: null, thing: name, key: "sender", values: { sha256: await sha256(data) } });
  return [...checks, { name: "times", ok: null, thing: "times", key: "brief-times" }];
}

async function openedBrief(file, data, form) {
  const name = file.name;
  let held;
  if (form === "html") held = recordOfHtml(decoded(data, name), name);
  else if (form === "docx") held = await recordOfDocx(file);
  else {
    const streams = await pdfStreams(data, name), records = streams.map((one) => recordIn(one, name)).filter(Boolean);
    if (records.length !== 1) stop(name, records.length ? "two-records" : "no-record");
    held = { record: records[0].text, digests: new Set(await Promise.all(streams.map((one) => sha256(one)))) };
  }
  held.brief = parsed(held.record, name);
  const { format, sources, citations } = held.brief;
  if (![1, 2, 3].includes(format)) stop(name, "format", { format });
  within("sources", sources.length, name);
  within("citations", citations.length, name);
  return held;
}

// One check for each fault; one for all where there is none.
function told(name, thing, key, values, faults) {
  const checks = faults.slice(0, FAULTS).map((one) => ({ name, ...one }));
  return faults.some((one) => one.ok === false) ? checks : [{ name, ok: true, thing, key, values }, ...checks];
}

// Sources and citations are numbered without gaps, and every number used leads to one of its own source.
function numberChecks(brief) {
  const faults = new Faults(), homes = new Map(brief.citations.map((cited) => [cited.number, cited.source]));
  const known = new Set(brief.sources.map((source) => source.number));
  for (const thing of ["sources", "citations"]) if (!brief[thing].every((item, at) => item.number === at + 1)) faults.add(thing, "gaps");
  if (!known.size) faults.add("sources", "no-sources");
  const look = (value, thing, source) => {
    if (!value || typeof value !== "object") return;
    const mine = value.source ?? source;
    if (mine !== undefined && !known.has(mine)) faults.add(thing, "no-such-source", { source: mine });
    for (const number of [value.cites, value.opening, value.sentences].flatMap((list) => list || []))
      if (mine === undefined ? !homes.has(number) : homes.get(number) !== mine) faults.add(thing, "not-of-source", { number, source: mine });
    for (const part of Object.values(value)) look(part, thing, mine);
  };
  for (const source of brief.sources) look(source, versionName(source), source.number);
  for (const [part, value] of Object.entries(brief))
    if (!["sources", "citations"].includes(part)) (Array.isArray(value) ? value : [value]).forEach((one, at) => look(one, `${part} ${at + 1}`));
  return told("numbers", "citations", "numbers", { count: homes.size }, faults);
}

async function textChecks(brief) {
  const checks = [];
  for (const source of brief.sources) {
    const thing = versionName(source), named = source.rendition_digest;
    if (named === null) {
      checks.push({ name: "text", ok: !source.rendition, thing, key: source.rendition ? "other-text" : "unread", values: { reason: source.version.reason } });
      continue;
    }
    const found = await sha256(encoded(source.rendition)), ok = found === named && [null, undefined, found].includes(source.version.rendition);
    checks.push({ name: "text", ok, thing, key: ok ? "text" : "other-text", values: { sha256: named, found } });
  }
  return checks;
}

function blackenedFaults(source) {
  const faults = new Faults(), thing = versionName(source);
  for (const { span } of source.redactions || [])
    if (/[^\u2588\n]/.test(piece(source.rendition, span.start, span.end).words)) faults.add(thing, "shows-through", span);
  if (source.versions.some((version) => version.rendition || version.description)) faults.add(thing, "digest-told");
  return faults;
}

const blackenedChecks = (brief) => brief.sources.filter((source) => source.salted || (source.redactions || []).length).flatMap(
  (source) => told("redaction", versionName(source), "blackened", { count: (source.redactions || []).length }, blackenedFaults(source)));

function citationFaults(brief, numbered) {
  const faults = new Faults(), sources = new Map(brief.sources.map((source) => [source.number, source]));
  brief.citations.forEach((cited, at) => {
    const source = sources.get(cited.source), thing = `citation ${cited.number}`, quote = String(cited.quote).slice(0, 80);
    const wrong = (key, values = {}) => faults.add(thing, key, { source: source ? versionName(source) : "", quote, ...values });
    if (numbered && cited.number !== at + 1) wrong("out-of-order", { number: at + 1 });
    if (!source || cited.rendition !== source.rendition_digest) wrong("names-no-text");
    else if (cited.report !== source.report || cited.version !== source.version.number) wrong("not-of-version");
    else if (cited.span === null) { if (cited.origin === "text") wrong("no-place"); }
    else if (!says(source.rendition, cited.span.start, cited.span.end, cited.quote)) wrong("does-not-say", cited.span);
  });
  return faults;
}

function citationChecks(brief) {
  const faults = citationFaults(brief, false).map((one) => ({ name: "citation", ...one }));
  if (faults.length) return faults.slice(0, FAULTS);
  const outside = brief.citations.filter((cited) => cited.span === null).length, quotes = brief.citations.filter((cited) => cited.span);
  const each = quotes.map((cited) => ({ name: "citation", ok: true, quiet: true, thing: `citation ${cited.number}`, key: "says",
    values: { quote: cited.quote, report: cited.report, version: cited.version, start: cited.span.start, end: cited.span.end } }));
  const whole = { name: "citations", ok: true, thing: "citations", key: "citations.same", values: { count: quotes.length } };
  return [whole, ...(outside ? [{ name: "citations", ok: null, thing: "citations", key: "outside", values: { count: outside } }] : []), ...each];
}

// The words in marks and in the list of citations, by number; the small numbers between them aside.
function markedWords(html) {
  const page = new DOMParser().parseFromString(html, "text/html"), listed = new Map(), marked = new Map();
  const add = (words, number, text) => words.set(number, (words.get(number) || "") + text);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data, above = walker.currentNode.parentElement;
    const link = above.closest("a");
    if (link && link.className === "cite") continue;
    for (let mark = above.closest("mark"); mark; mark = mark.parentElement.closest("mark")) {
      const named = /^[A-Z][a-z]+ ([0-9]{1,9})$/.exec(mark.title);
      add(marked, named ? Number(named[1]) : 0, text);
    }
    const entry = above.closest("q") && above.closest("li");
    if (entry && /^[0-9]{1,9}$/.test(entry.getAttribute("value"))) add(listed, Number(entry.getAttribute("value")), text);
  }
  return { listed, marked };
}

function shownFaults(brief, html) {
  const words = markedWords(html), faults = new Faults();
  for (const cited of brief.citations) {
    const thing = `citation ${cited.number}`, quote = bare(visible(cited.quote));
    const [listed, marked] = [words.listed, words.marked].map((found) => bare(found.get(cited.number) || ""));
    const [first, last] = listed.split(/\[…\](.*)/s);
    const cut = last !== undefined && piece(cited.quote, 0, 0).long > 240 && quote.startsWith(first) && quote.endsWith(last);
    if (listed !== quote && !cut) faults.add(thing, "lists-other");
    if (cited.span && marked !== quote) faults.add(thing, "marks-other");
  }
  return faults;
}

// Notes of a Word document: one of them has the quote, its place and the first digits of its text.
function notedFaults(brief, notes) {
  const plain = notes.map(bare);
  return brief.citations.filter((cited) => {
    const quote = bare(visible(cited.quote)), ends = piece(cited.quote, 0, 0).long > 240 ? [quote.slice(0, 20), quote.slice(-20)] : [quote];
    const wanted = [...ends, ...(cited.span ? [`${cited.span.start}–${cited.span.end}`] : []), cited.rendition.slice(0, 12)];
    return !plain.some((note) => wanted.every((words) => note.includes(words)));
  }).map((cited) => fault(`citation ${cited.number}`, "notes-other"));
}

async function shownChecks(brief, held, form, name) {
  if (form === "html") return told("page", "citations", "shown", {}, shownFaults(brief, held.shown));
  if (form !== "pdf") return told("page", "citations", "noted", {}, notedFaults(brief, held.notes));
  const missing = brief.sources.filter((source) => source.rendition_digest && !held.digests.has(source.rendition_digest));
  const faults = missing.map((source) => fault(`${source.report}-v${source.version.number}.txt`, "not-attached"));
  return [...told("attachments", name, "attached", {}, faults), { name: "page", ok: null, thing: name, key: "pdf-words" }];
}
