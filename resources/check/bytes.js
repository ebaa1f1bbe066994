// Bytes, digests, archives and JSON, within limits: whatever is dropped here may be hostile.
"use strict";

const LIMITS = {
  whole: 512 << 20, text: 32 << 20, values: 1000000, digits: 20, files: 100000, depth: 64,
  lines: 100000, sources: 5000, citations: 50000, unfolded: 128 << 20, streams: 50000,
};
const FAULTS = 1000; // that one check names
const LONGEST = 1000; // characters of a name or a reason that is shown

// What cannot be used, and so nothing that rests on it can be checked. `ok` is null where only this page cannot.
class Unusable extends Error {
  constructor(thing, key, values = {}, ok = false) {
    super(key);
    Object.assign(this, { thing, key, values, ok });
  }
}

const stop = (...reason) => { throw new Unusable(...reason); };

// A fault, and whether it is none but a thing that only this page cannot check (`ok` null).
const fault = (thing, key, values = {}, ok = false) => ({ thing, key, values, ok });
class Faults extends Array {
  add(...reason) { this.push(fault(...reason)); }
}

function within(name, found, thing) {
  if (found > LIMITS[name]) stop(thing, "limit." + name, { found, most: LIMITS[name] });
}

const encoded = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const latin = (bytes) => new TextDecoder("latin1").decode(bytes); // one character a byte
const joined = (...parts) => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) { whole.set(part, at); at += part.length; }
  return whole;
};
const sha = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const sha256 = async (bytes) => hex(await sha(bytes));
const sameBytes = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);

function decoded(bytes, thing) {
  within("text", bytes.length, thing);
  let text;
  try { text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes); } catch {
    stop(thing, "not-utf8");
  }
  if (text.startsWith("\ufeff")) stop(thing, "bom");
  return text;
}

function unbase64(text, thing) {
  if (typeof text !== "string" || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text))
    stop(thing, "not-base64");
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

// JSON.parse keeps the last of two equal names; one that a reader may see and another that is checked is refused.
function parsed(text, thing) {
  within("text", text.length, thing);
  let values = 0, last = null;
  const open = [];
  for (const [token, number] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|-?(\d+)[\d.eE+-]*/gs)) {
    if (number) within("digits", number.length, thing);
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : null);
    if ("{[,".includes(token)) within("values", ++values, thing);
    if (token === "}" || token === "]") open.pop();
    const names = open[open.length - 1];
    if (token === ":" && names && last !== null) {
      let name;
      try { name = JSON.parse(last); } catch { stop(thing, "not-json"); }
      if (names.has(name)) stop(thing, "twice-named");
      names.add(name);
    }
    last = token[0] === "\"" ? token : null;
  }
  try { return JSON.parse(text); } catch { stop(thing, "not-json"); }
}

function same(one, other) {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length
    && names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]));
}

// Places are counted in code points, as Python does; most texts have no others than JavaScript counts.
const texts = new Map();
function piece(text, start, end) {
  if (!/[\ud800-\udfff]/.test(text)) return { long: text.length, words: text.slice(start, end) };
  if (!texts.has(text)) texts.set(text, Array.from(text));
  const points = texts.get(text);
  return { long: points.length, words: points.slice(start, end).join("") };
}
function says(text, start, end, quote) {
  if (![start, end].every(Number.isSafeInteger) || start < 0 || end < start) return false;
  const found = piece(text, start, end);
  return end <= found.long && found.words === quote;
}

async function inflated(blob, format, most, thing) {
  const parts = [];
  let length = 0;
  const reader = blob.stream().pipeThrough(new DecompressionStream(format)).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(...parts);
    length += value.length;
    if (length > most) { reader.cancel().catch(() => {}); stop(thing, "limit.unfolded", { most }); }
    parts.push(value);
  }
}

const bytesOf = async (blob) => new Uint8Array(await blob.arrayBuffer());

// The files of a ZIP by name (APPNOTE 6.3: the central directory), each read when it is asked for.
async function unzipped(file) {
  const bad = () => new Unusable(file.name, "bad-zip");
  const tailAt = Math.max(0, file.size - 65557), tail = await bytesOf(file.slice(tailAt)), words = latin(tail);
  const at = words.lastIndexOf("PK\x05\x06");
  if (at < 0 || at + 22 > tail.length) throw bad();
  const end = new DataView(tail.buffer, at);
  const count = end.getUint16(10, true), size = end.getUint32(12, true), start = end.getUint32(16, true);
  if (count === 0xffff || start === 0xffffffff) stop(file.name, "zip64", {}, null);
  within("files", count, file.name);
  const raw = await bytesOf(file.slice(start, start + size)), view = new DataView(raw.buffer), files = new Map();
  for (let number = 0, here = 0; number < count; number++) {
    if (here + 46 > raw.length || view.getUint32(here, true) !== 0x02014b50) throw bad();
    const long = view.getUint16(here + 28, true), name = decoded(raw.slice(here + 46, here + 46 + long), file.name);
    const entry = {
      flags: view.getUint16(here + 8, true), method: view.getUint16(here + 10, true),
      packed: view.getUint32(here + 20, true), size: view.getUint32(here + 24, true),
      offset: view.getUint32(here + 42, true), mode: view.getUint32(here + 38, true) >>> 28,
    };
    if (files.has(name)) stop(name, "twice-in-zip");
    if (!name.endsWith("/")) files.set(name, { size: entry.size, odd: ![0, 8].includes(entry.mode), read: () => unpacked(file, name, entry) });
    here += 46 + long + view.getUint16(here + 30, true) + view.getUint16(here + 32, true);
  }
  return files;
}

async function unpacked(file, name, entry) {
  const head = new DataView(await file.slice(entry.offset, entry.offset + 30).arrayBuffer());
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50 || entry.flags & 1 || ![0, 8].includes(entry.method))
    stop(name, "bad-zip");
  const start = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const part = file.slice(start, start + entry.packed);
  let data;
  try {
    data = entry.method ? await inflated(part, "deflate-raw", entry.size, name) : await bytesOf(part);
  } catch (error) { throw error instanceof Unusable ? error : new Unusable(name, "bad-zip"); }
  if (data.length !== entry.size) stop(name, "bad-zip");
  return data;
}
