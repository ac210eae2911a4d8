import { entryPath, sweepAnswers } from "./answers.ts";
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
  /** Where the songs of a list come from, if they are not a list of the device: lists may have one name. */
  from?: string;
  /** The songs of a list, or the song. */
  songIds: number[];
  withRecordings: boolean;
}

/** What a button asks to keep; of a list whose songs the page does not have, `from` is the path that lists them. */
export type KeepRequest = Omit<KeepWish, "withRecordings">;

/** What is kept for practice, with all that is stored for it. */
export interface KeptThing extends KeepWish {
  language: string;
  /** Paths of its documents. */
  paths: string[];
  /** Paths of what their scripts ask for; absent in records of earlier versions. */
  answers?: string[];
  recordings: string[];
  /** Without scripts and styles, which all pages share. */
  bytes: number;
  keptAt: number;
  checkedAt: number;
}

const folder = "/things/";

/** The path of a thing's record. A list of the device is known by its name, as there. */
const recordOf = ({ kind, name, to, from }: Pick<KeepWish, "kind" | "name" | "to" | "from">) =>
  folder +
  encodeURIComponent(kind !== "list" ? to : from ? `list ${name} ${from}` : `list ${name}`);

export const readThing = (
  wish: Omit<KeepWish, "songIds" | "withRecordings">,
): Promise<KeptThing | null> => readRecord(recordOf(wish));

export const writeThing = (thing: KeptThing): Promise<void> => writeRecord(recordOf(thing), thing);

/** Deletes the record of a thing; a sweep deletes what it alone needs. */
export async function deleteThing(thing: Omit<KeepWish, "songIds" | "withRecordings">) {
  await (await openStore("index")).delete(recordOf(thing));
}

/** Lists what is kept for practice, the first kept first. */
export async function listThings(): Promise<KeptThing[]> {
  const paths = (await listPaths("index")).filter((path) => path.startsWith(folder));
  const things = await Promise.all(paths.map((path) => readRecord<KeptThing>(path)));
  return things.filter((thing) => thing !== null).toSorted((a, b) => a.keptAt - b.keptAt);
}

/** Removes things, and what nothing else needs: the entries of `listed` songs stay, which lists of the device have. */
export async function removeThings(
  things: readonly KeptThing[],
  listed: readonly number[],
): Promise<void> {
  const remove = async () => {
    for (const thing of things) await deleteThing(thing);
  };
  // At once, so that whoever renews one of them stops; and again, if that came to its end meanwhile.
  await remove();
  const staying = new Set(listed);
  const gone = things.flatMap(({ songIds }) => songIds).filter((id) => !staying.has(id));
  await navigator.locks.request("keep", async () => {
    await remove();
    await sweepNow(gone);
  });
}

/** Whether a tool or something that is kept for practice needs a document. */
export async function isKeptPage(path: string): Promise<boolean> {
  return toolPaths.includes(path) || (await listThings()).some(({ paths }) => paths.includes(path));
}

/** Deletes what nothing needs any more, when nothing is being kept. */
export const sweep = (): Promise<void> => navigator.locks.request("keep", () => sweepNow());

/**
 * The same, for whoever has the lock: it deletes what is left of a thing that was not kept to the end. The entries of
 * `gone` songs go as well, if nothing needs them.
 */
export const sweepNow = (gone: readonly number[] = []): Promise<void> =>
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
    // What a record of an earlier version needs is known when it has been renewed.
    if (things.every(({ answers }) => answers !== undefined))
      await sweepAnswers(
        new Set(things.flatMap(({ answers = [] }) => answers)),
        new Set(gone.map(entryPath)),
      );
    await sweepAssets(readPages());
  });
