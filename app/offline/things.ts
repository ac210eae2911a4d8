import { sweepAssets } from "./assets.ts";
import { readPages, readVisits } from "./pages.ts";
import { listPaths, openStore, readRecord, writeRecord } from "./store.ts";
import { toolPaths } from "./tools.ts";

/** What somebody asks to keep for practice. */
export interface KeepWish {
  kind: "song" | "list" | "raaga";
  name: string;
  /** Its page; of a list, the page of what the device keeps. */
  to: string;
  /** The songs of a list, or the song. */
  songIds: number[];
  withRecordings: boolean;
}

/** What a button asks to keep; of a list whose songs the page does not have, the path that lists them. */
export type KeepRequest = Omit<KeepWish, "withRecordings"> & { from?: string };

/** What is kept for practice, with all that is stored for it. */
export interface KeptThing extends KeepWish {
  language: string;
  /** Paths of its documents and of what their scripts ask for. */
  paths: string[];
  recordings: string[];
  /** Without scripts and styles, which all pages share. */
  bytes: number;
  keptAt: number;
  checkedAt: number;
}

const folder = "/things/";

/** The path of a thing's record. A list is known by its name, as on the device. */
const recordOf = ({ kind, name, to }: Pick<KeepWish, "kind" | "name" | "to">) =>
  folder + encodeURIComponent(kind === "list" ? `list ${name}` : to);

export const readThing = (
  wish: Omit<KeepWish, "songIds" | "withRecordings">,
): Promise<KeptThing | null> => readRecord(recordOf(wish));

export const writeThing = (thing: KeptThing): Promise<void> => writeRecord(recordOf(thing), thing);

/** Lists what is kept for practice, the first kept first. */
export async function listThings(): Promise<KeptThing[]> {
  const paths = (await listPaths("index")).filter((path) => path.startsWith(folder));
  const things = await Promise.all(paths.map((path) => readRecord<KeptThing>(path)));
  return things.filter((thing) => thing !== null).toSorted((a, b) => a.keptAt - b.keptAt);
}

/** Removes a thing, and what nothing else needs. */
export async function removeThing(thing: KeptThing): Promise<void> {
  await (await openStore("index")).delete(recordOf(thing));
  await sweep();
}

/** Removes all that is kept for practice. */
export async function removeThings(): Promise<void> {
  const index = await openStore("index");
  for (const thing of await listThings()) await index.delete(recordOf(thing));
  await sweep();
}

/** Whether a tool or something that is kept for practice needs a document. */
export async function isKeptPage(path: string): Promise<boolean> {
  return toolPaths.includes(path) || (await listThings()).some(({ paths }) => paths.includes(path));
}

/** Deletes what nothing needs any more, when nothing is being kept. */
export const sweep = (): Promise<void> => navigator.locks.request("keep", sweepNow);

/** The same, for whoever has the lock: it deletes what is left of a thing that was not kept to the end. */
export const sweepNow = (): Promise<void> =>
  navigator.locks.request("pages", async () => {
    const things = await listThings();
    const visited = (await readVisits()).map(([path]) => path);
    const paths = new Set([...toolPaths, ...visited, ...things.flatMap((thing) => thing.paths)]);
    const recordings = new Set(things.flatMap((thing) => thing.recordings));
    const pages = await openStore("pages");
    for (const path of await listPaths("pages")) if (!paths.has(path)) await pages.delete(path);
    const files = await openStore("recordings");
    for (const path of await listPaths("recordings"))
      if (!recordings.has(path)) await files.delete(path);
    await sweepAssets(readPages());
  });
