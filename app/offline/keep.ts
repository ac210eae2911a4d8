import { entryPath, saveEntries } from "./answers.ts";
import { readPage, savePage } from "./pages.ts";
import { findMedia, saveRecording } from "./recordings.ts";
import { fetchAnswer, findStored, openStore, storedPath } from "./store.ts";
import {
  deleteThing,
  type KeepWish,
  type KeptThing,
  readThing,
  sweepNow,
  writeThing,
} from "./things.ts";

const pagesAtOnce = 4;

/** How far keeping is: pages, of those that are known so far, and bytes of recordings. */
export interface Progress {
  pages: number;
  of: number;
  bytes: number;
}

interface Keeping {
  language: string;
  tell: (progress: Progress) => void;
  signal?: AbortSignal;
}

/**
 * Keeps a song, a list or a raaga: pages in every script that is offered, what their scripts ask for, and recordings if
 * they are wished. Songs that are not in the archive are left out. Throws if it is broken off, without a connection, or
 * if the device has no room (`QuotaExceededError`); then nothing of it is left. One after the other, also in several
 * tabs.
 */
export const keepThing = (wish: KeepWish, keeping: Keeping): Promise<KeptThing> =>
  navigator.locks.request("keep", { signal: keeping.signal }, () => keepAlone(wish, keeping));

/**
 * Fetches what has changed of a thing that is kept, as it is wished by now. What cannot be had stays as it was; what the
 * archive says is no longer there goes, also the whole thing. Does nothing if the thing has been removed or kept anew
 * since it was read.
 */
export const renewThing = (known: KeptThing): Promise<void> =>
  navigator.locks.request("keep", async () => {
    const thing = await readThing(known);
    if (!thing || thing.checkedAt !== known.checkedAt) return;
    // Others have their turn, also if this one cannot be had.
    await writeThing({ ...thing, checkedAt: Date.now() });
    const keeping = { language: thing.language, tell: () => {} };
    await keepAlone(thing, keeping, thing).catch((error: unknown) => {
      if (!(error instanceof GoneError)) throw error;
    });
  });

/** None of the songs is in the archive. */
class GoneError extends Error {}

async function keepAlone(wish: KeepWish, keeping: Keeping, renewed: KeptThing | null = null) {
  const { language, tell, signal } = keeping;
  const progress: Progress = { pages: 0, of: 0, bytes: 0 };
  const advance = (changed: Partial<Progress>) => tell(Object.assign(progress, changed));
  const attempt: Attempt = async (work, before) => {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!renewed) throw error;
      return before();
    }
  };
  try {
    const media = await findMedia(wish.songIds, language, saveEntries);
    const { songIds } = media;
    const gone = wish.songIds.filter((id) => !songIds.includes(id));
    if (gone.length > 0 && songIds.length === 0) {
      if (renewed) await deleteThing(wish);
      throw new GoneError("No such songs");
    }
    const pages = await savePages(pagesOf({ ...wish, songIds }), { language, attempt, advance });
    const asked = [...songIds.map((id) => `/songs/${id}/words`), ...pages.captions];
    const answers = await saveAnswers(asked, media.recordings, { language, attempt });
    const recordings: string[] = [];
    let { bytes } = pages;
    for (const path of wish.withRecordings ? media.recordings : []) {
      const onBytes = (count: number) => advance({ bytes: progress.bytes + count });
      const size = await attempt(
        () => saveRecording(path, { onBytes, signal }),
        async () => null,
      );
      if (size === null) continue;
      bytes += size;
      recordings.push(path);
    }
    signal?.throwIfAborted();
    const now = Date.now();
    const before = await readThing(wish);
    if (renewed && !before) throw new Error("Removed meanwhile");
    const thing: KeptThing = {
      ...wish,
      songIds,
      language,
      paths: pages.paths,
      answers: [...songIds.map(entryPath), ...answers],
      recordings,
      bytes,
      keptAt: before?.keptAt ?? now,
      checkedAt: now,
    };
    await writeThing(thing);
    if (renewed && gone.length > 0) await sweepNow(gone);
    return thing;
  } catch (error) {
    await sweepNow(error instanceof GoneError ? wish.songIds : []);
    throw error;
  }
}

/** Does a part of keeping, unless it was broken off; where a renewal fails, returns what was there before. */
type Attempt = <Result>(
  work: () => Promise<Result>,
  before: () => Promise<Result>,
) => Promise<Result>;

const pagesOf = ({ kind, to, songIds }: KeepWish): string[] =>
  kind === "list" ? songIds.map((id) => `/songs/${id}`) : [to];

interface Saving {
  language: string;
  attempt: Attempt;
  advance: (now: Pick<Progress, "pages" | "of">) => void;
}

/** Saves pages, and those of the same thing that they name. */
async function savePages(first: readonly string[], { language, attempt, advance }: Saving) {
  const known = [...first];
  const paths: string[] = [];
  const captions = new Set<string>();
  let bytes = 0;
  for (let at = 0; at < known.length;) {
    advance({ pages: at, of: known.length });
    const now = known.slice(at, at + pagesAtOnce);
    // What these name comes next.
    at += now.length;
    const save = (path: string) =>
      attempt(
        () => savePage(path, language),
        () => readPage(path),
      );
    const saved = await Promise.all(now.map(save));
    for (const [which, page] of saved.entries()) {
      if (!page) continue;
      const path = now[which]!;
      paths.push(path);
      bytes += page.bytes;
      known.push(...morePages(path, page.html).filter((one) => !known.includes(one)));
      for (const caption of captionsOf(page.html)) captions.add(caption);
    }
  }
  advance({ pages: known.length, of: known.length });
  return { paths, captions: [...captions], bytes };
}

/** Returns the pages of the same thing that a page names: its words in other scripts, and where it is practised. */
export function morePages(path: string, html: string): string[] {
  const practice = html.matchAll(/ href="((?:\/songs\/\d+)?\/practise(?:\?raaga=[^"&]*)?)"/g);
  return [
    ...scriptsOf(path, html).map((script) => `${path}?script=${script}`),
    ...Array.from(practice, ([, to]) => storedPath(to!)).filter((to) => isPracticeOf(path, to)),
  ];
}

/** The scripts that a page offers its words in: a song's page by buttons, the page where it is practised by links. */
function scriptsOf(path: string, html: string): string[] {
  if (path.includes("?")) return [];
  const buttons = html.match(/<button [^>]*name="script"[^>]*>/g) ?? [];
  const links = html.matchAll(/ href="([^"?]+)\?script=(\w+)"/g);
  return [
    ...buttons.flatMap((button) => / value="(\w+)"/.exec(button)?.[1] ?? []),
    ...Array.from(links).flatMap(([, to, script]) => (to === path ? [script!] : [])),
  ];
}

function isPracticeOf(path: string, practice: string): boolean {
  if (!path.startsWith("/raagas/")) return practice === `${path}/practise`;
  const [, query] = practice.split("?");
  const id = decodeURIComponent(path.slice("/raagas/".length));
  return new URLSearchParams(query).get("raaga") === id;
}

/** Returns the paths of the files of timed words that a page names. */
const captionsOf = (html: string): string[] =>
  Array.from(html.matchAll(/ (?:href|src)="(\/songs\/\d+\/words\.vtt[^"]*)"/g), ([, path]) =>
    storedPath(path!),
  );

/** Saves words of songs and the shapes of recordings. Returns the paths of those that are there. */
async function saveAnswers(
  words: readonly string[],
  recordings: readonly string[],
  { language, attempt }: Omit<Saving, "advance">,
): Promise<string[]> {
  const store = await openStore("answers");
  const saved: string[] = [];
  const save = async (path: string, find: () => Promise<Response>) => {
    const isThere = await attempt(
      async () => {
        const answer = await find();
        if (answer.status === 200) await store.put(path, answer);
        return answer.status === 200;
      },
      async () => (await findStored("answers", path)) !== undefined,
    );
    if (isThere) saved.push(path);
  };
  for (const path of words) await save(path, () => fetchAnswer(path, language));
  // A recording without a shape has a plain bar.
  for (const path of recordings.map((recording) => `${recording}/shape`))
    await save(path, () => fetch(path));
  return saved;
}
