import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { unzipSync } from "fflate";
import { schemaFiles } from "#app/domain/records/open-data/dump-formats.ts";
import { openKinds } from "#app/domain/records/open-data/open-records.ts";
import { addPiece, centralDirectory, endFile, fileHeader } from "#app/lib/zip.server.ts";
import { makeSqlite } from "../../scripts/data/make-sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "open-data-"));
afterAll(() => rmSync(folder, { recursive: true }));

const raaga = {
  id: "Mohanam",
  aliases: [{ alias: "मोहनम्", kind: "spelling" }],
  melakarta: null,
  bhashanga: false,
  fame: 3,
};
const source = { id: 7, title: "A book", author: "", year: 1990, kind: "book", address: "" };
const texts: [string, string[]][] = [
  ...schemaFiles().map(([name, text]): [string, string[]] => [name, [text]]),
  ...openKinds.map((kind): [string, string[]] => [`${kind}.jsonl`, []]),
  ["raagas.jsonl", [`${JSON.stringify(raaga)}\n`]],
  // In pieces that do not end with a line.
  ["sources.jsonl", [JSON.stringify(source).slice(0, 9), JSON.stringify(source).slice(9), "\n"]],
];
const files = [...new Map(texts)];

function zip(): Uint8Array {
  const bytes: Uint8Array[] = [];
  const entries = [];
  const length = () => bytes.reduce((sum, part) => sum + part.length, 0);
  for (const [name, pieces] of files) {
    let entry = { name, crc: 0, bytes: 0, compressed: 0, offset: length() };
    bytes.push(...fileHeader(name, "2026-11-29"));
    for (const piece of pieces) {
      const [longer, added] = addPiece(entry, piece);
      entry = longer;
      bytes.push(added);
    }
    const [ended, end] = endFile(entry);
    bytes.push(...end);
    entries.push(ended);
  }
  bytes.push(...centralDirectory(entries, length(), "2026-11-29"));
  return Buffer.concat(bytes);
}

test("a zip that is written piece by piece is read by a library", () => {
  const read = unzipSync(zip());
  expect(Object.keys(read)).toEqual(files.map(([name]) => name));
  for (const [name, pieces] of files)
    expect(new TextDecoder().decode(read[name])).toBe(pieces.join(""));
});

test.each(["zip", "directory"])("one SQLite file is made of a dump that is a %s", (form) => {
  const dump = join(folder, form);
  if (form === "zip") writeFileSync(dump, zip());
  else
    for (const [name, pieces] of files) {
      mkdirSync(dirname(join(dump, name)), { recursive: true });
      writeFileSync(join(dump, name), pieces.join(""));
    }
  const out = join(folder, `${form}.sqlite`);
  expect(makeSqlite(dump, out)).toMatchObject({ raagas: 1, sources: 1, recordings: 0 });
  const db = new DatabaseSync(out, { readOnly: true });
  expect(db.prepare("SELECT id, aliases, melakarta, bhashanga, fame FROM raagas").get()).toEqual({
    ...raaga,
    aliases: JSON.stringify(raaga.aliases),
    bhashanga: 0,
  });
  expect(db.prepare("SELECT * FROM sources").get()).toEqual(source);
  expect(db.prepare('SELECT count(*) AS n FROM "words-elsewhere"').get()).toEqual({ n: 0 });
  db.close();
});
