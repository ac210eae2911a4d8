import { spawnSync } from "node:child_process";
import { type Figure, rounded } from "./figure.ts";
import { measuredPages, type Page } from "./pages.ts";
import { startArchive } from "./running-worker.ts";
import { takeSample } from "./sample.ts";
import { targets } from "./targets.ts";

interface Reads {
  trips: number;
  statements: number;
  rows: number;
  /** Number of results of a search, as far as it counts them. */
  matches: number | null;
  /** Milliseconds until the response is complete: the shortest of several. */
  time: number;
}

const asks = 4;

/** Reads the D1 figures of a path from its Server-Timing header. */
async function readsOf(url: string): Promise<Reads> {
  const response = await fetch(url);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${body.slice(0, 200)}`);
  const timing = response.headers.get("Server-Timing") ?? "";
  const [trips, statements, rows] = [...timing.matchAll(/\d+/g)].map(Number);
  if (rows === undefined) throw new Error(`${url}: no Server-Timing`);
  const resultCount = /of (?:more than )?([\d,]+) results/.exec(body)?.[1];
  const matches = resultCount ? Number(resultCount.replaceAll(",", "")) : null;
  const times: number[] = [];
  for (let ask = 1; ask < asks; ask++) {
    const started = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - started);
  }
  const time = rounded(Math.min(...times));
  return { time, trips: trips!, statements: statements!, rows, matches };
}

/** Measures the reads of every page, or only of `which`, at every size. */
export async function measureReads(
  states: { size: number; state: string }[],
  which: (name: string) => boolean = () => true,
): Promise<Figure[]> {
  const byName = new Map<string, { page: Page; reads: Reads[] }>();
  for (const { state } of states) {
    const pages = measuredPages(takeSample(state)).filter(({ name }) => which(name));
    const worker = await startArchive(state, { cache: false });
    try {
      for (const page of pages) {
        const entry = byName.get(page.name) ?? { page, reads: [] };
        entry.reads.push(await readsOf(worker.url + page.path));
        byName.set(page.name, entry);
      }
    } finally {
      await worker.stop();
    }
  }
  const sizes = states.map(({ size }) => size);
  return [...byName.values()].map(({ page, reads }) => figureOf(page, sizes, reads));
}

function figureOf(
  { name, path, rows: limit, counts, slack = 0 }: Page,
  sizes: number[],
  reads: Reads[],
) {
  const mostRows = Math.max(...reads.map(({ rows }) => rows));
  const least = Math.min(...reads.map(({ rows }) => rows));
  const within = ({ rows }: Reads) => limit === null || rows <= limit;
  const most = /[?&]q=/.test(path) ? targets.tripsOfQuery : targets.tripsPerPage;
  const tripsOf = ({ matches }: Reads) => (counts && !matches ? targets.tripsOfEmptySearch : most);
  const onceEach = reads.every((read) => read.trips <= tripsOf(read));
  // A search reads more if it finds more: its limit, the same at every size, is the test.
  const alike = limit === null || counts || mostRows <= least * targets.spread + slack;
  return {
    group: "Reads",
    name,
    values: {
      trips: Math.max(...reads.map(({ trips }) => trips)),
      statements: Math.max(...reads.map(({ statements }) => statements)),
      ...Object.fromEntries(
        reads.flatMap(({ rows, matches, time }, at) => [
          [`rows ${sizes[at]}`, rows],
          [`found ${sizes[at]}`, counts ? (matches ?? 0) : ""],
          [`ms ${sizes[at]}`, time],
        ]),
      ),
    },
    target: limit === null ? "" : `≤ ${limit}`,
    passed: onceEach && alike && reads.every(within),
  };
}

/** Measures the reads of every page and call of `tests/reads` in an archive of 50,000 songs, through vitest. */
export function measureBounds(): Figure[] {
  const songs = 50_000;
  const { status } = spawnSync("vitest", ["run", "tests/checks/reads.test.ts"], {
    stdio: "inherit",
    env: { ...process.env, READS_SONGS: String(songs) },
  });
  return [
    {
      group: "Reads",
      name: "every page and call is within its rows",
      values: { songs },
      target: "all",
      passed: status === 0,
    },
  ];
}
