import type { Figure } from "./figure.ts";
import { measuredPages } from "./pages.ts";
import { startArchive } from "./running-worker.ts";
import { takeSample } from "./sample.ts";
import { targets } from "./targets.ts";

interface Reads {
  trips: number;
  statements: number;
  rows: number;
  /** Of a search, as far as it counts them. */
  matches: number | null;
}

/** What one address asks of D1, as the Worker tells in its Server-Timing header. */
async function readsOf(url: string): Promise<Reads> {
  const response = await fetch(url);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${body.slice(0, 200)}`);
  const timing = response.headers.get("Server-Timing") ?? "";
  const [trips, statements, rows] = [...timing.matchAll(/\d+/g)].map(Number);
  if (rows === undefined) throw new Error(`${url}: no Server-Timing`);
  const counted = /of (?:more than )?([\d,]+) results/.exec(body)?.[1];
  const matches = counted ? Number(counted.replaceAll(",", "")) : null;
  return { trips: trips!, statements: statements!, rows, matches };
}

/** What every page reads, at every size. */
export async function measureReads(states: { size: number; state: string }[]): Promise<Figure[]> {
  const found = new Map<string, { limit: number | null; counts: boolean; reads: Reads[] }>();
  for (const { state } of states) {
    const pages = measuredPages(takeSample(state));
    const worker = await startArchive(state, { memo: false });
    try {
      for (const { name, path, rows, counts = false } of pages) {
        const entry = found.get(name) ?? { limit: rows, counts, reads: [] };
        entry.reads.push(await readsOf(worker.url + path));
        found.set(name, entry);
      }
    } finally {
      await worker.stop();
    }
  }
  const sizes = states.map(({ size }) => size);
  return [...found].map(([name, { limit, counts, reads }]) => {
    const most = Math.max(...reads.map(({ rows }) => rows));
    const least = Math.min(...reads.map(({ rows }) => rows));
    const within = (read: Reads) => read.rows <= limit! + (counts ? (read.matches ?? 0) : 0);
    const onceEach = reads.every(({ trips }) => trips <= targets.tripsPerPage);
    // A search reads more where more is found: its limit, the same at every size, is the test.
    const alike = counts || most <= least * targets.spread;
    return {
      group: "Reads",
      name,
      values: {
        trips: Math.max(...reads.map(({ trips }) => trips)),
        statements: Math.max(...reads.map(({ statements }) => statements)),
        ...Object.fromEntries(
          reads.flatMap(({ rows, matches }, at) => [
            [`rows ${sizes[at]}`, rows],
            [`found ${sizes[at]}`, counts ? (matches ?? 0) : ""],
          ]),
        ),
      },
      target: limit === null ? "" : `≤ ${limit}${counts ? " + found" : ""}`,
      passed: onceEach && (limit === null || (alike && reads.every(within))),
    };
  });
}
