import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { z } from "zod";

const types = z.union([z.string().transform((type) => [type]), z.array(z.string())]).default([]);

/** What a JSON Schema of a dump says of its fields. */
const schemaOfFile = z.object({
  properties: z.record(
    z.string(),
    z.object({ type: types, anyOf: z.array(z.object({ type: types })).default([]) }),
  ),
});

export interface DumpFile {
  /** As `recordings`. */
  kind: string;
  /** The fields with the types of JSON that they may have, without null. */
  fields: { name: string; types: string[] }[];
  /** A record for each line. */
  records: () => Generator<Record<string, unknown>>;
}

/** Reads a dump: its zip of JSON Lines, or a directory that this was unpacked into. */
export function readDump(path: string): DumpFile[] {
  const files = statSync(path).isDirectory() ? readFolder(path) : unzipSync(readFileSync(path));
  const names = Object.keys(files).filter((name) => name.endsWith(".jsonl"));
  if (names.length === 0) throw new Error(`${path} has no file of JSON Lines`);
  return names.map((name) => {
    const kind = name.slice(0, -".jsonl".length);
    const schema = files[`schema/${kind}.json`];
    if (!schema) throw new Error(`${path} has no schema/${kind}.json`);
    return { kind, fields: fieldsOf(schema), records: () => recordsOf(files[name]!) };
  });
}

const readFolder = (path: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.jsonl?$/.test(name) && statSync(join(path, name)).isFile())
      .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(path, name))]),
  );

const fieldsOf = (schema: Uint8Array) =>
  Object.entries(schemaOfFile.parse(JSON.parse(decoder.decode(schema))).properties).map(
    ([name, { type, anyOf }]) => ({
      name,
      types: [...type, ...anyOf.flatMap((one) => one.type)].filter((one) => one !== "null"),
    }),
  );

const decoder = new TextDecoder();
const lineEnd = 10;

/** Reads line by line: the text of a file may be longer than a string can be. */
function* recordsOf(bytes: Uint8Array): Generator<Record<string, unknown>> {
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(lineEnd, at);
    const end = found === -1 ? bytes.length : found;
    if (end > at)
      yield JSON.parse(decoder.decode(bytes.subarray(at, end))) as Record<string, unknown>;
    at = end + 1;
  }
}
