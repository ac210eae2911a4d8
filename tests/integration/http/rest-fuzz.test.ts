import * as fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { listOperations, listMismatches } from "../support/rest/description.ts";
import { call } from "../support/rest/call.ts";
import { describeReads } from "../support/one-archive.ts";
import { makeWorld, samples, type Sample, type World } from "../support/rest/world.ts";

const operations = await listOperations();
const runs = 12;

/** Texts that break parsers: any Unicode, control characters, SQL, JSON and URL syntax, huge numbers. */
const nasty = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("\ud83c", "\udfb5", "🎵", "a") }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "\u0000",
    "\u0001\u001f\u007f",
    "%",
    "_",
    "\\",
    "'; DROP TABLE songs;--",
    '" OR 1=1',
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "\u202eabc",
    "\u2028\ufeff",
    "రాగం".repeat(60),
    "x".repeat(5000),
    "1e308",
    "-0",
    "NaN",
    "Infinity",
    "99999999999999999999",
    "9007199254740993",
    "0x10",
    " 1 ",
    "null",
  ),
  fc.double().map(String),
  fc.bigInt().map(String),
);

const value: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.constantFrom(null, true, false, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Percent-encodes a text; halves of surrogate pairs become the bytes that UTF-8 does not have. */
const encode = (text: string) =>
  Array.from(text, (letter) => {
    if (letter.isWellFormed()) return encodeURIComponent(letter);
    const half = letter.charCodeAt(0);
    const bytes = [0xe0 | (half >> 12), 0x80 | ((half >> 6) & 63), 0x80 | (half & 63)];
    return bytes.map((byte) => `%${byte.toString(16)}`).join("");
  }).join("");

/** A call with random values: about half of its parameters stay valid. */
function anyCall(sample: Sample, { parameters, requestBody }: (typeof operations)[number]) {
  const names = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  const query = fc.dictionary(fc.oneof(fc.constantFrom(...names, "x"), nasty), nasty, {
    maxKeys: 5,
  });
  const type = Object.keys(requestBody?.content ?? {})[0];
  const plain = sample.body && !(sample.body instanceof FormData) ? sample.body : {};
  const known: Record<string, unknown> =
    plain instanceof URLSearchParams
      ? Object.fromEntries(plain)
      : Object.fromEntries(Object.entries(plain));
  const fields = Object.keys(known);
  const json = fc.oneof(
    fc.dictionary(fc.oneof(fc.constantFrom(...fields, "x"), nasty), value, { maxKeys: 8 }),
    fc
      .dictionary(fc.constantFrom(...fields, "x"), value, { maxKeys: 2 })
      .map((changed) => ({ ...known, ...changed })),
    value,
  );
  const body: fc.Arbitrary<unknown> =
    type === undefined
      ? fc.constant(undefined)
      : type === "application/x-www-form-urlencoded"
        ? fc.oneof(
            fc
              .dictionary(fc.oneof(fc.constantFrom(...fields), nasty), nasty)
              .map((pairs) => new URLSearchParams(pairs)),
            nasty,
          )
        : type === "multipart/form-data"
          ? fc.oneof(fc.dictionary(nasty, nasty, { maxKeys: 3 }).map(toForm), json)
          : json;
  const headers = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { "Content-Type": "text/plain" },
    { "Content-Type": "application/json" },
    { "Content-Type": "multipart/form-data; boundary=x" },
    { "Content-Encoding": "gzip" },
  );
  const param = fc.oneof(fc.constant(sample.param ?? "1"), nasty);
  return fc.record({ param, query, body, headers });
}

function toForm(pairs: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(pairs)) form.append(name, text);
  form.append("payload", JSON.stringify(pairs));
  return form;
}

let visitors = 0;

/** Every request has its own IP address: other tests cover the limits. */
const fromAnywhere = () => {
  visitors++;
  return { "CF-Connecting-IP": `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

/** Sends an operation random calls, in an archive that has what its valid call names. */
async function fuzz(one: (typeof operations)[number], world: World): Promise<void> {
  const sample = await samples[one.operationId]!(world);
  const method = one.method.toUpperCase();
  await fc.assert(
    fc.asyncProperty(anyCall(sample, one), async ({ param, query, body, headers }) => {
      const pathname = one.path.replace(/\{\w+\}/, () => encode(param));
      const pairs = Object.entries(query).map((pair) => pair.map(encode).join("="));
      const path = `${pathname}?${pairs.join("&")}`;
      const sent = { ...sample.headers, ...fromAnywhere(), ...headers };
      const response = await call(path, { method, headers: sent, body });
      expect(response.status).toBeLessThan(500);
      expect(await listMismatches(one.method, one.path.replace(/\{\w+\}/, "1"), response)).toEqual(
        [],
      );
    }),
    { numRuns: runs, seed: 20_260_706 },
  );
}

const operationsBy = (isWanted: (method: string) => boolean) =>
  operations.filter(({ method }) => isWanted(method)).map((one) => [one.operationId, one] as const);
const title = "whatever %s is sent, it answers as described";

let world: World;
const makeArchive = async () => void (world = await makeWorld());

describeReads("calls that read", makeArchive, () => {
  test.each(operationsBy((method) => method === "get"))(title, (_, one) => fuzz(one, world));
});

describe("calls that write", () => {
  beforeEach(makeArchive);
  test.each(operationsBy((method) => method !== "get"))(title, (_, one) => fuzz(one, world));
});
