// What is dropped, in which language it is answered, and how the answer looks. Words are only ever set as text.

const $ = (id) => document.getElementById(id);
const WORDS = JSON.parse($("words").content.textContent);
const results = []; // { name, kind, checks, sha256 }: of each thing that was dropped
const known = []; // sources that briefs, bags and proofs name: { where, label, sha256, salted }
let language = /^es\b/i.test(navigator.language) ? "es" : "en";

const say = (key, values = {}) => {
  const text = (WORDS[key] || [key, key])[language === "es" ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (_, name) => shownValue(values[name]));
};
const shownValue = (value) => visible(typeof value === "number" ? value.toLocaleString(language) : String(value ?? "")).slice(0, LONGEST);

// An error as a fault: Unusable names its thing and reason; anything else is what nonsense in a file leads to.
const faultOf = (error, thing) => (error instanceof Unusable
  ? fault(error.thing, error.key, error.values, error.ok)
  : fault(thing, "nonsense", { error: String(error && error.message) }));
const failure = (name, error, thing) => ({ name, ...faultOf(error, thing) });

function remember(where, events, sources = []) {
  for (const { kind, detail } of events)
    if (kind === "accession" || kind === "new-version") known.push({ where, label: `${detail.report} version ${detail.version}`, sha256: detail.sha256 });
  for (const source of sources) known.push({ where, label: versionName(source), sha256: source.version.sha256, salted: Boolean(source.salted) });
}

async function checked(file) {
  const head = latin(await bytesOf(file.slice(0, 64)));
  if (head.startsWith("PK\x03\x04")) {
    const entries = await unzipped(file).catch((error) => error);
    if (entries instanceof Map) {
      const mark = [...entries.keys()].find((name) => /^(?:[^/]+\/)?bagit\.txt$/.test(name));
      if (mark !== undefined) return { kind: "bag", checks: await checkBag(below(entries, mark.slice(0, -9)), file.name) };
    }
  }
  if (file.size > LIMITS.whole) stop(file.name, "too-large", { size: file.size }, null);
  const data = await bytesOf(file);
  if (head.trimStart().startsWith("{")) {
    const found = parsed(decoded(data, file.name), file.name);
    if ([PROOF, GROWTH].includes(fieldsOf(found))) return { kind: "proof", checks: await checkProof(found, file.name) };
  }
  const form = formOf(data), checks = form && await checkBrief(file, data, form);
  return checks ? { kind: "brief", checks } : original(data);
}

const original = async (data) => ({ kind: "original", sha256: await sha256(data), checks: [] });

// The entries of a folder in a ZIP, under the names that they have there.
function below(entries, folder) {
  const inside = new Map();
  for (const [name, entry] of entries)
    if (name.startsWith(folder)) inside.set(name.slice(folder.length), entry);
  return inside;
}

// An original is whatever some brief, bag or proof on this page names by its SHA-256.
function compare(result) {
  if (!result.sha256) return;
  const values = { sha256: result.sha256 }, same = known.filter((source) => !source.salted && source.sha256 === result.sha256);
  const key = same.length ? "original-same" : known.length ? "original-other" : "original-alone";
  const places = [...new Set(same.map((source) => `${source.label} (${source.where})`))].join("; ");
  result.checks = [{ name: "original", ok: same.length ? true : known.length ? false : null, thing: result.name, key, values: { ...values, places } }];
  if (!same.length && known.some((source) => source.salted)) result.checks.push({ name: "original", ok: null, thing: result.name, key: "salted" });
}

async function take(things) {
  document.body.setAttribute("aria-busy", "true");
  $("busy").textContent = say("busy");
  for (const { name, file, entries } of things) {
    const result = { name, kind: "unknown", checks: [] };
    try {
      if (!globalThis.crypto || !crypto.subtle) stop(name, "no-webcrypto", {}, null);
      Object.assign(result, entries ? { kind: "bag", checks: await checkBag(await entries(), name) } : await checked(file));
    } catch (error) { result.checks = [failure("file", error, name)]; }
    results.unshift(result);
  }
  results.forEach(compare);
  texts.clear();
  document.body.removeAttribute("aria-busy");
  show();
}

function made(tag, className, text, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text) node.textContent = text;
  node.append(...children);
  return node;
}

const STATES = new Map([[false, "wrong"], [null, "unchecked"], [true, "holds"]]);

function card(result) {
  const of = (ok) => result.checks.filter((check) => check.ok === ok), wrong = of(false).length, left = of(null).length;
  const state = wrong ? "wrong" : of(true).length ? "held" : "unchecked";
  const verdict = say(`verdict.${state}`, { count: wrong, left });
  const node = made("article", `card ${state}`, "", made("p", "kind", say(`kind.${result.kind}`)), made("h2", "", shownValue(result.name)), made("p", "verdict", verdict));
  for (const [ok, name] of STATES) {
    const checks = of(ok), plain = checks.filter((check) => !check.quiet), quiet = checks.filter((check) => check.quiet);
    if (!checks.length) continue;
    node.append(made("h3", name, say(`state.${name}`)), made("ul", name, "", ...plain.map(row)));
    if (quiet.length) node.append(made("details", "", "", made("summary", "", say("each-citation", { count: quiet.length })), made("ul", name, "", ...quiet.slice(0, FAULTS).map(row))));
  }
  return node;
}

function row(check) {
  const sentence = made("span", "detail", say(check.key, check.values));
  return made("li", "", "", made("b", "", shownValue(say(check.thing))), " ", sentence);
}

function show() {
  document.documentElement.lang = language;
  document.title = say("title");
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-language]")) node.setAttribute("aria-pressed", String(node.dataset.language === language));
  $("busy").textContent = "";
  $("results").replaceChildren(...results.map(card));
  globalThis.dossierCheck = results; // what tests and other programs read
}

// Folders that are dropped come as entries, whose children are asked for in lots.
async function walked(folder, path = "", found = new Map()) {
  within("depth", path.split("/").length - 1, path);
  const reader = folder.createReader();
  for (;;) {
    const lot = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (!lot.length) return found;
    for (const entry of lot) {
      within("files", found.size + 1, folder.name);
      if (entry.isDirectory) await walked(entry, `${path}${entry.name}/`, found);
      else {
        const file = await new Promise((resolve, reject) => entry.file(resolve, reject));
        found.set(path + entry.name, { size: file.size, read: () => bytesOf(file) });
      }
    }
  }
}

async function dropped(event) {
  event.preventDefault();
  document.body.classList.remove("over");
  const things = [], items = [...event.dataTransfer.items].filter((item) => item.kind === "file").map((item) => [item.webkitGetAsEntry?.(), item.getAsFile()]);
  for (const [entry, file] of items) {
    if (entry && entry.isDirectory) things.push({ name: entry.name, entries: () => walked(entry) });
    else if (file) things.push({ name: file.name, file });
  }
  await take(things);
}

function chosenFolder(files) {
  if (!files.length) return [];
  const entries = new Map(files.map((file) => [file.webkitRelativePath.split("/").slice(1).join("/"), { size: file.size, read: () => bytesOf(file) }]));
  return [{ name: files[0].webkitRelativePath.split("/")[0], entries: () => entries }];
}

addEventListener("dragover", (event) => { event.preventDefault(); document.body.classList.add("over"); });
addEventListener("dragleave", (event) => { if (!event.relatedTarget) document.body.classList.remove("over"); });
addEventListener("drop", dropped);
$("files").addEventListener("change", (event) => { const files = [...event.target.files]; event.target.value = ""; return take(files.map((file) => ({ name: file.name, file }))); });
$("folder").addEventListener("change", (event) => { const files = [...event.target.files]; event.target.value = ""; return take(chosenFolder(files)); });
for (const node of document.querySelectorAll("[data-language]")) node.addEventListener("click", () => { language = node.dataset.language; show(); });
show();
