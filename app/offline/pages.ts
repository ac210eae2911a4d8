import { assetsOfDocument, storeAssets } from "./assets.ts";
import {
  fetchPage,
  findStored,
  listPaths,
  openStore,
  readRecord,
  storedPath,
  withoutSweep,
  writeRecord,
} from "./store.ts";

/** Of a stored document: when it was fetched, in milliseconds since 1970. */
const savedAtHeader = "Saved-At";
/** How many documents are kept because they were visited. */
const maxVisited = 50;

/** What is kept because it was visited, the last first. `title` is HTML. */
export type Visit = [path: string, title: string];
const visitsRecord = "/visits";

export const readVisits = async (): Promise<Visit[]> => (await readRecord(visitsRecord)) ?? [];

export const isDocument = ({ headers }: Response): boolean =>
  headers.get("Content-Type")?.startsWith("text/html") ?? false;

/** Whether a document is one that was stored. */
export const isCopy = ({ headers }: Response): boolean => headers.has(savedAtHeader);

/** Stores a document, compressed, with its own headers: its policy names the nonce of its scripts. */
async function putDocument(path: string, { headers: given }: Response, html: string) {
  const headers = new Headers(given);
  headers.set(savedAtHeader, String(Date.now()));
  const compressed = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
  const body = await new Response(compressed).blob();
  await (await openStore("pages")).put(path, new Response(body, { headers }));
  return body.size;
}

/** Reads the HTML of a stored document. */
const readHtml = ({ body }: Response): Promise<string> =>
  new Response(body!.pipeThrough(new DecompressionStream("gzip"))).text();

/**
 * Fetches a public page and stores it with its scripts and styles. Returns its HTML and the bytes that it takes. Throws
 * without a connection, or if there is no such page.
 */
export const savePage = (path: string, language?: string) =>
  withoutSweep(async () => {
    const response = await fetchPage(path, language);
    if (!isDocument(response)) throw new Error(`No page: ${path}`);
    const html = await response.text();
    await storeAssets(assetsOfDocument(html));
    return { html, bytes: await putDocument(path, response, html) };
  });

/** Reads a page that is stored, as `savePage` returns it; null if there is none. */
export async function readPage(path: string): Promise<{ html: string; bytes: number } | null> {
  const stored = await findStored("pages", path);
  if (!stored) return null;
  const { size } = await stored.clone().blob();
  return { html: await readHtml(stored), bytes: size };
}

type IsNeeded = (path: string) => Promise<boolean>;

/** Stores a page that is being visited; of the visited ones that nothing else needs, the last fifty stay. */
export const saveVisit = (address: string, response: Response, isNeeded: IsNeeded): Promise<void> =>
  withoutSweep(async () => {
    const path = storedPath(address);
    const html = await response.text();
    // Without its scripts a page can be read all the same.
    await storeAssets(assetsOfDocument(html)).catch(() => {});
    await putDocument(path, response, html);
    await noteVisit(path, /<title>([^<]*)/.exec(html)?.[1] ?? path, isNeeded);
  });

const noteVisit = (path: string, title: string, isNeeded: IsNeeded): Promise<void> =>
  navigator.locks.request("visits", async () => {
    const others = (await readVisits()).filter(([visited]) => visited !== path);
    const visits: Visit[] = [[path, title], ...others];
    await writeRecord(visitsRecord, visits.slice(0, maxVisited));
    // What is being kept may need a page that no record names yet: then the next sweep deletes it, if nothing does.
    await navigator.locks.request("keep", { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const pages = await openStore("pages");
      for (const [left] of visits.slice(maxVisited))
        if (!(await isNeeded(left))) await pages.delete(left);
    });
  });

/** Forgets which pages were visited; a sweep then deletes those that nothing else needs. */
export const forgetVisits = (): Promise<void> =>
  navigator.locks.request("visits", () => writeRecord(visitsRecord, []));

/** The same of pages that were stored before a time, in milliseconds since 1970. */
export const forgetVisitsBefore = (time: number): Promise<void> =>
  navigator.locks.request("visits", async () => {
    const newer: Visit[] = [];
    for (const visit of await readVisits()) {
      const stored = await findStored("pages", visit[0]);
      if (Number(stored?.headers.get(savedAtHeader)) >= time) newer.push(visit);
    }
    await writeRecord(visitsRecord, newer);
  });

/** Finds a stored document; `edit` changes its HTML. Null if there is none. */
export async function findPage(
  path: string,
  edit: (html: string, savedAt: string) => string,
): Promise<Response | null> {
  const stored = await findStored("pages", path);
  if (!stored) return null;
  const html = edit(await readHtml(stored), stored.headers.get(savedAtHeader)!);
  return new Response(html, { headers: stored.headers });
}

/** Marks a document as a copy, which says from when it is (`saved-note.tsx`). */
export const markSaved = (html: string, savedAt: string): string =>
  html.replace("<html ", `<html data-saved="${savedAt}" `);

/** Reads the HTML of all stored documents, one after the other. */
export async function* readPages(): AsyncGenerator<string> {
  for (const path of await listPaths("pages")) {
    const stored = await findStored("pages", path);
    if (stored) yield readHtml(stored);
  }
}
