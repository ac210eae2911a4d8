import { DatabaseSync } from "node:sqlite";
import { crons } from "#app/domain/records/jobs.ts";
import { findDatabase } from "../../scripts/large/storage.ts";
import { type Figure, median, rounded } from "./figure.ts";
import { type RunningWorker, startArchive } from "./running-worker.ts";
import type { Sample } from "./sample.ts";
import { makeUser, signInOverRest } from "./upload-client.ts";

const group = "Reading and writing while the weekly dump and the nightly copy are written";
const visitors = 8;

interface Answered {
  /** Milliseconds of each request. */
  times: number[];
  /** Answers with a status of 400 or more, and connections that broke. */
  failed: string[];
  songsAdded: number;
}

/**
 * Reads pages and REST as eight visitors at once while one member adds songs: for a while without the scheduled jobs,
 * and then for `seconds` while they run one after another. No answer may be a failure.
 */
export async function measureScheduledWork(
  state: string,
  sample: Sample,
  seconds: number,
): Promise<Figure[]> {
  await makeUser(state, "Contributor");
  const worker = await startArchive(state, { cache: true });
  let alone: Answered;
  let beside: Answered;
  let runs = 0;
  try {
    const headers = await signInOverRest(worker.url);
    const asked = { paths: pathsOf(sample), raagaId: sample.common.raaga_id };
    await use(worker, asked, headers, Date.now() + 3000);
    alone = await use(worker, asked, headers, Date.now() + (seconds * 1000) / 3);
    const end = Date.now() + seconds * 1000;
    const work = async () => {
      for (; Date.now() < end; runs++) await runSchedule(worker);
    };
    [beside] = await Promise.all([use(worker, asked, headers, end), work()]);
  } finally {
    await worker.stop();
  }
  const figure = (name: string, { times, failed, songsAdded }: Answered): Figure => ({
    group,
    name,
    values: {
      requests: times.length,
      "songs added": songsAdded,
      "median ms": rounded(median(times)),
      "95 of 100 ms": rounded(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!),
      failed: failed.length,
    },
    target: "0 failed",
    passed: failed.length === 0,
  });
  const progress = readProgress(state);
  for (const failure of new Set([...alone.failed, ...beside.failed])) console.log(failure);
  return [
    figure("without the jobs", alone),
    figure(`beside ${runs} runs of the jobs`, beside),
    {
      group,
      name: "what the jobs wrote",
      values: { ...progress },
      target: "both begun",
      passed: Object.values(progress).every((one) => one !== "none"),
    },
  ];
}

function pathsOf({ songIds, common, rare, commonWord, rareWord }: Sample): string[] {
  const search = (filters: Record<string, string>) =>
    `/search?${new URLSearchParams({ ...filters, searched: "true" })}`;
  const rest = "/mbkmusic-mbkmusic";
  return [
    "/",
    "/home",
    ...songIds.map(({ id }) => `/songs/${id}`),
    search({ q: commonWord }),
    search({ q: rareWord, lng: "te" }),
    search({ raagaDescription: common.raaga_id }),
    search({ singer: rare.singer }),
    `/raagas/${encodeURIComponent(common.raaga_id)}`,
    "/people",
    `${rest}/songs?page=3`,
    `${rest}/songs/searchWithAnd?title=${commonWord}`,
    `${rest}/changes/songs?size=50`,
    "/oai?verb=ListRecords&metadataPrefix=oai_dc",
  ];
}

async function use(
  { url }: RunningWorker,
  { paths, raagaId }: { paths: string[]; raagaId: string },
  headers: Record<string, string>,
  end: number,
): Promise<Answered> {
  const all: Answered = { times: [], failed: [], songsAdded: 0 };
  const ask = async (path: string, init?: RequestInit) => {
    const began = performance.now();
    try {
      const response = await fetch(url + path, init);
      const text = await response.text();
      if (!response.ok) all.failed.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
      all.times.push(performance.now() - began);
      return response.ok;
    } catch (error) {
      all.failed.push(`${path}: ${String(error)}`);
      return false;
    }
  };
  const visit = async (first: number) => {
    for (let at = first; Date.now() < end; at++) await ask(paths[at % paths.length]!);
  };
  const add = async () => {
    while (Date.now() < end) {
      const body = JSON.stringify({
        title: `Added ${all.times.length}`,
        singer: "Somebody",
        recordingDate: "1975-08-15",
        raagaId,
        description: "Added meanwhile",
      });
      const isAdded = await ask("/mbkmusic-mbkmusic/songs?url=https://youtu.be/dQw4w9WgXcQ", {
        method: "POST",
        headers,
        body,
      });
      if (isAdded) all.songsAdded++;
    }
  };
  await Promise.all([add(), ...Array.from({ length: visitors }, (_, at) => visit(at * 2))]);
  return all;
}

/** Runs the jobs as Miniflare does; wrangler, which `scripts/schedule.ts` asks, has another address for it. */
async function runSchedule({ url }: RunningWorker): Promise<void> {
  const query = new URLSearchParams({ cron: crons.often });
  const response = await fetch(`${url}/cdn-cgi/local/scheduled?${query}`);
  if (!response.ok) throw new Error(`The scheduled jobs: ${response.status}`);
}

/** How far the dump and the copy are. */
function readProgress(state: string): Record<"dump" | "copy", string> {
  const db = new DatabaseSync(findDatabase(state)!, { readOnly: true });
  const row = (query: string) => Object.values(db.prepare(query).get() ?? { nothing: "none" })[0];
  const progress = {
    dump: String(row("SELECT iif(manifest IS NULL, progress ->> 'kind', 'whole') FROM data_dumps")),
    copy: String(
      row(`SELECT iif(finished_at IS NULL, json_array_length(progress, '$.parts') || ' files', rows || ' rows, whole')
        FROM database_copies`),
    ),
  };
  db.close();
  return progress;
}
