import { env } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { listDumps } from "#app/data/records/open-data/dumps.ts";
import { contentTypes } from "#app/domain/records/open-data/dump.ts";
import type { OpenKind, OpenRecord } from "#app/domain/records/open-data/open-records.ts";
import { writeDump } from "#app/operations/records/open-data/write-dump.ts";
import { visit } from "./front-door.ts";

/** Runs the job once; `portion` rows are read at a time, and in this run. */
export const runDump = (now = Date.now(), portion = 1000, dumps = env.DUMPS) =>
  writeDump(
    { db: openDatabase(env.DB), settings: readSettings(env), dumps, now: () => now },
    { portion, rows: portion === 1000 ? 20_000 : 1, milliseconds: 60_000 },
  );

export const dumpsOf = async () => (await listDumps(openDatabase(env.DB))).dumps;

/** Reads the files of a zip of the newest dump through the front door, with a library. */
export async function readZip(name: "jsonl.zip" | "csv.zip"): Promise<Record<string, string>> {
  const moved = await visit(`/data/latest/${name}`);
  const response = await visit(moved.headers.get("Location")!);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]));
}

export const linesOf = <Kind extends OpenKind>(
  files: Record<string, string>,
  kind: Kind,
): OpenRecord<Kind>[] =>
  files[`${kind}.jsonl`]!.split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as OpenRecord<Kind>);

export const fileNames = Object.keys(contentTypes);
