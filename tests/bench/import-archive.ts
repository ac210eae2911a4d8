import { execFileSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { peopleStatements } from "#drizzle/seed/reference/people-statements.ts";
import { guest } from "../../scripts/large/people.ts";
import { ensureReferenceLists, findDatabase, openForBulk } from "../../scripts/large/storage.ts";
import { type Figure, rounded } from "./figure.ts";
import { cpuTime } from "./processes.ts";
import { type RunningWorker, startArchive } from "./running-worker.ts";
import { makeUser, signIn } from "./upload-client.ts";
import { targets } from "./targets.ts";

const group = "An export of all songs into an empty archive";
const path = "/admin/songs";

/** What an archive says for itself: its name, and its numbers of songs and compositions. */
const ownColumns = ["origin", "id", "version", "compositionId"];

type Row = Record<string, string>;

/** An archive without songs, with the reference lists and people of the other one. */
async function makeEmptyArchive(state: string): Promise<void> {
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  const args = ["d1", "migrations", "apply", "DB", "--local", `--persist-to=${state}`];
  execFileSync("wrangler", args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const db = openForBulk(findDatabase(state)!);
  await ensureReferenceLists(db);
  for (const statement of await peopleStatements([guest])) db.exec(statement);
  db.close();
}

/**
 * Exports all songs of the archive under `state` and imports the file into an empty one, portion by portion. Compares
 * every cell of every song, and which songs are recordings of one composition.
 */
export async function measureWholeImport(state: string): Promise<Figure[]> {
  const other = `${state}-other`;
  await makeEmptyArchive(other);
  const file = await exportSongs(state);
  const from = readRows(file);
  await makeUser(other, "Administrator");
  const worker = await startArchive(other, { cache: false });
  try {
    const headers = await signIn(worker.url);
    const staged = await timed(worker, () => send(worker, headers, { act: "check", file }));
    const token = staged.location.split("file=")[1]!;
    const goOn = () => timed(worker, () => send(worker, headers, { act: "goOn", file: token }));
    const portions = [await goOn()];
    while (portions.at(-1)!.location.includes("file=")) portions.push(await goOn());
    const again = await send(worker, headers, { act: "check", file });
    const unchanged = await readPreview(worker, headers, again.location);
    const to = readRows(await readExport(worker, headers));
    const cells = compareCells(other, from, to);
    const largest = (pick: (one: (typeof portions)[number]) => number) =>
      rounded(Math.max(...portions.map(pick)));
    return [
      {
        group,
        name: "songs and cells",
        values: {
          megabytes: rounded(Buffer.byteLength(file) / 2 ** 20),
          songs: to.length,
          cells: cells.compared,
          different: cells.different,
          unchangedWhenRepeated: unchanged,
        },
        target: "all, none different, all unchanged",
        passed: to.length === from.length && cells.different === 0 && unchanged === from.length,
      },
      {
        group,
        name: "preview",
        values: { "CPU ms": rounded(staged.cpu), statements: staged.statements },
        target: "",
        passed: null,
      },
      {
        group,
        name: `largest of ${portions.length} portions`,
        values: {
          "CPU ms": largest(({ cpu }) => cpu),
          statements: largest(({ statements }) => statements),
        },
        target: `${targets.portionStatements} statements`,
        passed: largest(({ statements }) => statements) <= targets.portionStatements,
      },
    ];
  } finally {
    await worker.stop();
  }
}

async function exportSongs(state: string): Promise<string> {
  await makeUser(state, "Administrator");
  const worker = await startArchive(state, { cache: false });
  try {
    return await readExport(worker, await signIn(worker.url));
  } finally {
    await worker.stop();
  }
}

const readExport = async (worker: RunningWorker, headers: Record<string, string>) =>
  (await fetch(`${worker.url}${path}/export`, { headers })).text();

const readRows = (text: string): Row[] => parse<Row>(text, { columns: true });

interface Answer {
  location: string;
  statements: number;
}

/** Sends the form of the import page; returns where it redirects to, and how many statements it sent to D1. */
async function send(
  { url }: RunningWorker,
  headers: Record<string, string>,
  { act, file }: { act: "check" | "goOn"; file: string },
): Promise<Answer> {
  const body = new FormData();
  body.set("act", act);
  body.set("file", act === "check" ? new File([file], "songs.csv", { type: "text/csv" }) : file);
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
  });
  if (response.status !== 302) throw new Error(`${act}: ${response.status}`);
  const timing = response.headers.get("Server-Timing") ?? "";
  return {
    location: response.headers.get("Location")!,
    statements: Number(/statements (\d+)/.exec(timing)?.[1]),
  };
}

async function timed(worker: RunningWorker, ask: () => Promise<Answer>) {
  const before = cpuTime(worker.processes);
  const answer = await ask();
  return { ...answer, cpu: cpuTime(worker.processes) - before };
}

/** Returns how many rows a preview calls unchanged. */
async function readPreview(
  { url }: RunningWorker,
  headers: Record<string, string>,
  location: string,
): Promise<number> {
  const text = await (await fetch(`${url}${location}`, { headers })).text();
  return Number((/Unchanged \(([\d,]+)\)/.exec(text)?.[1] ?? "").replaceAll(",", ""));
}

/** Compares the cells of two exports, songs by their original ids and compositions by a column of their own. */
function compareCells(state: string, from: readonly Row[], to: readonly Row[]) {
  const db = new DatabaseSync(findDatabase(state)!, { readOnly: true });
  const originals = db.prepare("SELECT kind, original_id, id FROM original_ids").all();
  db.close();
  const ids = new Map(
    originals.map(({ kind, original_id, id }) => [`${String(kind)} ${String(id)}`, original_id]),
  );
  const copies = new Map(to.map((row) => [Number(ids.get(`song ${row.id}`)), row]));
  let compared = 0;
  let different = 0;
  const compare = (column: string, one: unknown, other: unknown) => {
    compared++;
    if (one === other) return;
    if (different++ < 10) console.log(`${column}: ${String(one)} | ${String(other)}`);
  };
  for (const row of from) {
    const copy = copies.get(Number(row.id));
    for (const [column, cell] of Object.entries(row))
      if (!ownColumns.includes(column)) compare(column, cell, copy?.[column]);
    const composition = ids.get(`composition ${copy?.compositionId}`);
    compare("compositionId", Number(row.compositionId), composition);
  }
  return { compared, different };
}
