import { type Figure, median, rounded } from "./figure.ts";
import { shoot } from "./load.ts";
import { type RunningWorker, startArchive, startHello } from "./running-worker.ts";
import { targets } from "./targets.ts";

interface Subject {
  name: string;
  worker: RunningWorker;
  path: string;
  /** Maximum of CPU, in hellos; null if it is only reported. */
  most: number | null;
}

interface Sample {
  cpu: number;
  cpuRatio: number;
  perSecond: number;
  rateRatio: number;
}

/**
 * Measures CPU and rate of the pages as ratios to a bare Worker, which is measured before and after each: the machine's
 * speed varies by half within a minute.
 */
export async function measureSpeed(
  state: string,
  songPath: string,
  searchPath: string,
  /** REST calls by name: reported beside the pages. */
  calls: Record<string, string>,
  {
    rounds,
    seconds,
    which = () => true,
  }: { rounds: number; seconds: number; which?: (name: string) => boolean },
): Promise<Figure[]> {
  const hello = await startHello();
  const plain = await startArchive(state, { cache: false });
  const cached = await startArchive(state, { cache: true });
  const all: Subject[] = [
    { name: "/home", worker: plain, path: "/home", most: targets.cpu.home },
    { name: songPath, worker: plain, path: songPath, most: targets.cpu.song },
    { name: searchPath, worker: plain, path: searchPath, most: null },
    ...Object.entries(calls).map(([name, path]) => ({ name, worker: plain, path, most: null })),
    { name: "/ (welcome)", worker: plain, path: "/", most: null },
    { name: "/home from the cache", worker: cached, path: "/home", most: targets.cpu.cached },
  ];
  const subjects = all.filter(({ name }) => which(name));
  try {
    await shoot(hello, "/", 2);
    for (const { worker, path } of subjects) await shoot(worker, path, 2);
    const samples = subjects.map((): Sample[] => []);
    const hellos = [await shoot(hello, "/", seconds)];
    for (let round = 0; round < rounds; round++)
      for (const [at, { worker, path }] of subjects.entries()) {
        const page = await shoot(worker, path, seconds);
        const before = hellos.at(-1)!;
        const after = await shoot(hello, "/", seconds);
        hellos.push(after);
        samples[at]!.push({
          cpu: page.cpu,
          cpuRatio: page.cpu / ((before.cpu + after.cpu) / 2),
          perSecond: page.perSecond,
          rateRatio: page.perSecond / ((before.perSecond + after.perSecond) / 2),
        });
      }
    return [
      figureOf(
        "hello",
        hellos.map((shot) => ({ ...shot, cpuRatio: 1, rateRatio: 1 })),
        null,
      ),
      ...subjects.map(({ name, most }, at) => figureOf(name, samples[at]!, most)),
    ];
  } finally {
    for (const worker of [hello, plain, cached]) await worker.stop();
  }
}

function figureOf(name: string, samples: Sample[], most: number | null): Figure {
  const middle = (key: keyof Sample) => median(samples.map((sample) => sample[key]));
  const cpuRatio = rounded(middle("cpuRatio"), 2);
  return {
    group: "Speed (16 connections, medians)",
    name,
    values: {
      "CPU / hello": cpuRatio,
      "CPU ms": rounded(middle("cpu"), 2),
      "rate / hello": rounded(middle("rateRatio"), 2),
      "requests/s": rounded(middle("perSecond"), 0),
    },
    target: most === null ? "" : `CPU ≤ ${most}`,
    passed: most === null ? null : cpuRatio <= most,
  };
}
