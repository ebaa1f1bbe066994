// Signatures, Merkle paths and proofs (RFC 8032, RFC 9162, C2SP signed-note and tlog-checkpoint).

const half = (number) => Math.floor(number / 2);
const odd = (number) => number % 2 === 1;
const node = (left, right) => sha(joined([1], left, right));

// Whether `path` leads from a leaf at `index` to the root of a tree of `size` leaves (RFC 9162, 2.1.3.2).
async function included(leaf, index, size, path, root) {
  if (!(index >= 0 && index < size)) return false;
  let at = index, last = size - 1, found = leaf;
  for (const part of path) {
    if (last === 0) return false;
    if (odd(at) || at === last) {
      found = await node(part, found);
      while (!odd(at) && at) [at, last] = [half(at), half(last)];
    } else found = await node(found, part);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && sameBytes(found, root);
}

// Whether `path` proves that a tree is an older one with more leaves after its own (RFC 9162, 2.1.4.2).
async function growsFrom(older, newer, path) {
  if (older.size === newer.size) return !path.length && sameBytes(older.root, newer.root);
  if (older.size === 0) return !path.length && sameBytes(older.root, await sha(new Uint8Array()));
  if (older.size > newer.size) return false;
  const full = Number.isInteger(Math.log2(older.size)), parts = full ? [older.root, ...path] : path;
  if (!parts.length) return false;
  let at = older.size - 1, last = newer.size - 1;
  while (odd(at)) [at, last] = [half(at), half(last)];
  let first = parts[0], second = parts[0];
  for (const part of parts.slice(1)) {
    if (last === 0) return false;
    if (odd(at) || at === last) {
      [first, second] = [await node(part, first), await node(part, second)];
      while (!odd(at) && at) [at, last] = [half(at), half(last)];
    } else second = await node(second, part);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && sameBytes(first, older.root) && sameBytes(second, newer.root);
}

// The 32 bytes of a key in its one line, `NAME+ID+KEY`.
async function keyOf(line, thing) {
  const at = String(line).indexOf("+"), name = String(line).slice(0, at), rest = String(line).slice(at + 1);
  let raw;
  try { raw = unbase64(rest.slice(9), thing); } catch { stop(thing, "no-key"); }
  const id = hex((await sha(joined(encoded(name + "\n"), raw))).slice(0, 4));
  if (at < 1 || /[\s+]/u.test(name) || raw.length !== 33 || raw[0] !== 1 || rest.slice(0, 9) !== id + "+")
    stop(thing, "no-key");
  return { name, id, raw: raw.slice(1) };
}

let edwards; // whether this browser can check Ed25519: found out once, with a key that is one
async function canSign() {
  if (edwards === undefined) {
    const base = new Uint8Array(32).fill(0x66);
    base[0] = 0x58;
    edwards = await crypto.subtle.importKey("raw", base, { name: "Ed25519" }, false, ["verify"]).then(() => true, () => false);
  }
  return edwards;
}

// The size and root of a checkpoint; `signed` is null where this browser cannot check the signature.
async function checkpointOf(note, line, thing = "checkpoint", keyThing = "key") {
  const key = await keyOf(line, keyThing), bad = new Unusable(thing, "not-signed");
  const gap = String(note).lastIndexOf("\n\n");
  const found = gap < 0 ? null : /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})\n$/u.exec(note.slice(gap + 2));
  if (!found || found[1] !== key.name) throw bad;
  let raw;
  try { raw = unbase64(found[2], thing); } catch { throw bad; }
  const text = note.slice(0, gap) + "\n";
  if (raw.length !== 68 || hex(raw.slice(0, 4)) !== key.id || btoa(String.fromCharCode(...raw)) !== found[2]) throw bad;
  let signed = null;
  if (await canSign()) {
    try {
      const ready = await crypto.subtle.importKey("raw", key.raw, { name: "Ed25519" }, false, ["verify"]);
      signed = await crypto.subtle.verify({ name: "Ed25519" }, ready, raw.slice(4), encoded(text));
    } catch { signed = false; }
    if (!signed) throw bad;
  }
  const [origin, size, rootText, rest, ...more] = text.split("\n");
  if (!origin || !/^(0|[1-9][0-9]{0,15})$/.test(size) || rest !== "" || more.length) throw bad;
  const root = unbase64(rootText, thing);
  if (root.length !== 32) throw bad;
  return { origin, size: Number(size), root, signed };
}

// Whether each line of a proof is in the signed log: its events that are, and the faults of those that are not.
async function linesOf(proof, checkpoint) {
  const events = [], faults = new Faults();
  for (const { event, line, path } of proof.events) {
    const parts = path.map((part) => unbase64(part, `event ${event}`)), leaf = await sha(joined([0], encoded(line + "\n")));
    if (Number.isSafeInteger(event) && await included(leaf, event - 1, checkpoint.size, parts, checkpoint.root))
      events.push([event, line]);
    else faults.add(`event ${event}`, "line-not-there");
  }
  return { events, faults };
}

const PROOF = "checkpoint,events,key,report", GROWTH = "newer,newer_key,older,older_key,path";
const fieldsOf = (data) => (data && typeof data === "object" ? Object.keys(data).sort().join() : "");

async function checkProof(data, name) {
  return fieldsOf(data) === GROWTH ? growthChecks(data) : inclusionChecks(data, name);
}

async function growthChecks(data) {
  const checks = [], points = [];
  for (const one of ["older", "newer"]) {
    try {
      const point = await checkpointOf(data[one], data[one + "_key"], one, one);
      points.push(point);
      checks.push(signature(point, one, data[one + "_key"]));
    } catch (error) { checks.push(failure("proof", error, one)); }
  }
  if (points.length === 2) {
    const path = data.path.map((part) => unbase64(part, "growth"));
    const grown = points[0].origin === points[1].origin && await growsFrom(points[0], points[1], path);
    checks.push({ name: "proof", ok: grown, thing: "growth", key: grown ? "grown" : "not-grown" });
  }
  return [...checks, { name: "times", ok: null, thing: "times", key: "no-stamps" }];
}

async function inclusionChecks(data, name) {
  const checks = [];
  let point;
  try { point = await checkpointOf(data.checkpoint, data.key); } catch (error) { return [failure("proof", error, name)]; }
  checks.push(signature(point, "checkpoint", data.key));
  if (!data.events.length) checks.push({ name: "proof", ok: false, thing: "events", key: "no-events" });
  const { events, faults } = await linesOf(data, point);
  checks.push(...faults.map((one) => ({ name: "proof", ...one })));
  for (const [event, line] of events) {
    const about = !/^R[1-9][0-9]*$/.test(data.report) || line.includes(`"${data.report}"`);
    checks.push({ name: "proof", ok: about, thing: `event ${event}`, key: about ? "line-there" : "line-of-other", values: { report: data.report, line } });
  }
  remember(name, events.map(([, line]) => parsed(line, name)));
  return [...checks, stamps(events.map(([, line]) => parsed(line, name)))];
}

const signature = (point, thing, key) => ({
  name: "proof", ok: point.signed, thing, key: point.signed === null ? "no-ed25519" : "signed", values: { key, size: point.size },
});

// What can be said of the time: stamps are tokens of an authority, which neither proofs nor bags carry.
function stamps(events) {
  const found = events.filter((event) => event.kind === "time-stamped");
  const tellers = found.map((event) => `${event.detail.time} (${event.detail.tsa})`).join("; ");
  return { name: "times", ok: null, thing: "times", key: found.length ? "stamps" : "no-stamps", values: { stamps: tellers } };
}
