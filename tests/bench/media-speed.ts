import { partLength } from "#app/domain/media/upload.ts";
import { type Figure, median, rounded } from "./figure.ts";
import { cpuTime } from "./processes.ts";
import { type RunningWorker, startArchive, startStore } from "./running-worker.ts";
import { targets } from "./targets.ts";
import {
  complete,
  makeUser,
  makeReady,
  makeRecording,
  mebibyte,
  partsOf,
  sendParts,
  signIn,
  startUpload,
} from "./upload-client.ts";

interface Sample {
  /** Megabytes a second. */
  speed: number;
  /** Milliseconds of CPU for a megabyte. */
  cpu: number;
}

/** Measures writing and reading 64 MiB through the archive, in comparison with R2 behind a bare Worker. */
export async function measureMedia(state: string, rounds: number): Promise<Figure[]> {
  await makeUser(state, "Contributor");
  const file = makeRecording(64 * mebibyte);
  const store = await startStore();
  try {
    const writing = await startArchive(state, { cache: false });
    let id = "";
    const written = await compare(rounds, file.length, {
      archive: [
        writing,
        async () => {
          const headers = await signIn(writing.url);
          return async () => {
            id = await startUpload(writing.url, headers, file);
            const address = (number: number) => `${writing.url}/uploads/${id}/parts/${number}`;
            await sendParts(file, partsOf(file), headers, address);
            await complete(writing.url, headers, id);
          };
        },
      ],
      store: [
        store,
        async () => async () => {
          await fetch(`${store.url}/start`, { method: "POST" });
          await sendParts(file, partsOf(file), {}, (number) => `${store.url}/${number}`);
          await fetch(`${store.url}/complete`, { method: "POST" });
        },
      ],
    });
    await writing.stop();
    makeReady(state);
    const reading = await startArchive(state, { cache: false });
    const read = (url: string) => async () => {
      const response = await fetch(url);
      if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
      for await (const _ of response.body!);
    };
    const ranges = (url: string) => async () => {
      for (let at = 0; at < file.length; at += partLength / 8) {
        const range = `bytes=${at}-${at + partLength / 8 - 1}`;
        await (await fetch(url, { headers: { Range: range } })).bytes();
      }
    };
    const media = `${reading.url}/media/${id}`;
    const whole = await compare(rounds, file.length, {
      archive: [reading, async () => read(media)],
      store: [store, async () => read(store.url)],
    });
    const parts = await compare(rounds, file.length, {
      archive: [reading, async () => ranges(media)],
      store: [store, async () => ranges(store.url)],
    });
    await reading.stop();
    return [
      figureOf("upload, 64 MiB in parts of 8, 3 at once", written),
      figureOf("media, 64 MiB whole", whole),
      figureOf("media, 64 MiB in ranges of 1", parts, targets.rangeSpeed),
    ];
  } finally {
    await store.stop();
  }
}

type Prepared = [RunningWorker, () => Promise<() => Promise<void>>];

/** Runs the same work on both, in turns. */
async function compare(
  rounds: number,
  bytes: number,
  sides: { archive: Prepared; store: Prepared },
): Promise<{ archive: Sample[]; store: Sample[] }> {
  const samples = { archive: [] as Sample[], store: [] as Sample[] };
  const work = { archive: await sides.archive[1](), store: await sides.store[1]() };
  for (let round = 0; round <= rounds; round++)
    for (const side of ["store", "archive"] as const) {
      const processes = sides[side][0].processes.slice(1);
      const before = cpuTime(processes);
      const began = performance.now();
      await work[side]();
      const seconds = (performance.now() - began) / 1000;
      const cpu = cpuTime(processes) - before;
      // The first round is a warm-up.
      if (round > 0) samples[side].push({ speed: bytes / 1e6 / seconds, cpu: cpu / (bytes / 1e6) });
    }
  return samples;
}

function figureOf(
  name: string,
  { archive, store }: { archive: Sample[]; store: Sample[] },
  slowest: number | null = null,
): Figure {
  const middle = (samples: Sample[], key: keyof Sample) =>
    median(samples.map((sample) => sample[key]));
  const ratio = (key: keyof Sample) => rounded(middle(archive, key) / middle(store, key), 2);
  const speed = ratio("speed");
  return {
    group: "Uploads and media (R2 behind a bare Worker is 1; medians)",
    name,
    values: {
      "speed / R2": speed,
      "MB/s": rounded(middle(archive, "speed"), 0),
      "CPU / R2": ratio("cpu"),
      "CPU ms/MB": rounded(middle(archive, "cpu"), 2),
    },
    target: slowest === null ? "" : `speed ≥ ${slowest}`,
    passed: slowest === null ? null : speed >= slowest,
  };
}
