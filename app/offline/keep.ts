import { saveEntries } from "./answers.ts";
import { savePage } from "./pages.ts";
import { findMedia, saveRecording } from "./recordings.ts";
import { fetchAnswer, openStore, storedPath } from "./store.ts";
import { type KeepWish, type KeptThing, readThing, sweepNow, writeThing } from "./things.ts";

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
 * Keeps a song, a list or a raaga, or what has changed of it: pages in every script that is offered, what their scripts
 * ask for, and recordings if they are wished. Throws if it is broken off, without a connection, or if the device has no
 * room (`QuotaExceededError`); then nothing of it is left. One after the other, also in several tabs.
 */
export const keepThing = (wish: KeepWish, keeping: Keeping): Promise<KeptThing> =>
  navigator.locks.request("keep", () => keepAlone(wish, keeping));

async function keepAlone(wish: KeepWish, { language, tell, signal }: Keeping) {
  const progress: Progress = { pages: 0, of: 0, bytes: 0 };
  const advance = (changed: Partial<Progress>) => tell(Object.assign(progress, changed));
  try {
    const pages = await savePages(pagesOf(wish), language, (now) => {
      signal?.throwIfAborted();
      advance(now);
    });
    const recordings = await saveAnswers(wish.songIds, language);
    let bytes = pages.bytes;
    if (wish.withRecordings)
      for (const path of recordings)
        bytes += await saveRecording(path, {
          onBytes: (count) => advance({ bytes: progress.bytes + count }),
          signal,
        });
    const now = Date.now();
    const thing: KeptThing = {
      ...wish,
      language,
      paths: pages.paths,
      recordings: wish.withRecordings ? recordings : [],
      bytes,
      keptAt: (await readThing(wish))?.keptAt ?? now,
      checkedAt: now,
    };
    await writeThing(thing);
    return thing;
  } catch (error) {
    await sweepNow();
    throw error;
  }
}

const pagesOf = ({ kind, to, songIds }: KeepWish): string[] =>
  kind === "list" ? songIds.map((id) => `/songs/${id}`) : [to];

/** Saves pages, and those of the same thing that they name. */
async function savePages(
  first: readonly string[],
  language: string,
  tell: (now: Pick<Progress, "pages" | "of">) => void,
) {
  const paths = [...first];
  let bytes = 0;
  for (let at = 0; at < paths.length; at += pagesAtOnce) {
    tell({ pages: at, of: paths.length });
    const now = paths.slice(at, at + pagesAtOnce);
    const saved = await Promise.all(now.map((path) => savePage(path, language)));
    for (const [which, page] of saved.entries()) {
      bytes += page.bytes;
      const named = morePages(now[which]!, page.html);
      paths.push(...named.filter((path) => !paths.includes(path)));
    }
  }
  tell({ pages: paths.length, of: paths.length });
  return { paths, bytes };
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

/** Saves the entries of songs, their words for the player and the shapes of their recordings; returns the latter. */
async function saveAnswers(songIds: readonly number[], language: string): Promise<string[]> {
  const { recordings } = await findMedia(songIds, language, saveEntries);
  const answers = await openStore("answers");
  for (const path of songIds.map((id) => `/songs/${id}/words`))
    await answers.put(path, await fetchAnswer(path, language));
  for (const path of recordings.map((recording) => `${recording}/shape`)) {
    // A recording without a shape has a plain bar.
    const shape = await fetch(path);
    if (shape.status === 200) await answers.put(path, shape);
  }
  return recordings;
}
