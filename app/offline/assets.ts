import { listPaths, openStore, readRecord, writeRecord } from "./store.ts";

const atOnce = 6;
/** Milliseconds for which a file stays that no stored document needs: a tab that is open may. */
const keptUnused = 14 * 86_400_000;

export const siteIcon = "/favicon.svg";

const inDocuments = /\/assets\/[\w.-]+\.\w+|\/pictures\/people\/[0-9a-f]{32}\.[a-z]+/g;
/** Fonts of a document's styles are stored when they are used: most visitors need none of them. */
const fontInStyles = /url\([^)]*\.woff2\)/g;
const fonts = /[\w.-]+\.woff2\b/g;
const inScripts = /(?:\.\/|\/?\bassets\/)([\w.-]+\.(?:js|css|json|svg|png|webp))\b/g;

/** Files that name others without loading them: the list of routes names all scripts of the site. */
const isLeaf = (path: string) =>
  !/\.(?:js|css)$/.test(path) || path.startsWith("/assets/manifest-");

/** Returns the paths of the hashed files that a document names. */
export const assetsOfDocument = (html: string): string[] => [
  ...new Set(html.replaceAll(fontInStyles, "").match(inDocuments) ?? []),
];

/** Returns the paths of the hashed files that a script or a style sheet names, now or later. */
export const assetsOfFile = (path: string, text: string): string[] =>
  isLeaf(path)
    ? []
    : [...new Set(Array.from(text.matchAll(inScripts), ([, name]) => `/assets/${name}`))];

/**
 * Stores hashed files and all that they load, also later: a stored file is there with what it names. Throws, and stores
 * nothing, if one cannot be had.
 */
export async function storeAssets(paths: readonly string[]): Promise<void> {
  const known = new Set(await listPaths("assets"));
  const fetched: Awaited<ReturnType<typeof fetchAsset>>[] = [];
  let wanted = paths.filter((path) => !known.has(path));
  while (wanted.length > 0) {
    const now = wanted.slice(0, atOnce);
    for (const path of now) known.add(path);
    const found = await Promise.all(now.map(fetchAsset));
    fetched.push(...found);
    const named = new Set([...wanted.slice(atOnce), ...found.flatMap(({ names }) => names)]);
    wanted = [...named].filter((path) => !known.has(path));
  }
  const store = await openStore("assets");
  for (const { path, response } of fetched.toReversed()) await store.put(path, response);
}

async function fetchAsset(path: string) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`No such file: ${path}`);
  const names = isLeaf(path) ? [] : assetsOfFile(path, await response.clone().text());
  return { path, response, names };
}

/** When each stored file that nothing needs was first found so, in milliseconds since 1970. */
type Unused = Record<string, number>;
const unusedRecord = "/unused";
const readUnused = async (): Promise<Unused> => (await readRecord(unusedRecord)) ?? {};

/**
 * Stores the hashed files of a document that itself is not stored, as a signed-in user's: its tab needs them after a
 * deployment, too.
 */
export async function storeAssetsOfTab(html: string): Promise<void> {
  const paths = assetsOfDocument(html).filter((path) => path.startsWith("/assets/"));
  await storeAssets(paths);
  const unused = await readUnused();
  if (!paths.some((path) => path in unused)) return;
  const others = Object.entries(unused).filter(([path]) => !paths.includes(path));
  await writeRecord(unusedRecord, Object.fromEntries(others));
}

/** Deletes the files that for fourteen days no document of `pages` has needed. */
export async function sweepAssets(pages: AsyncIterable<string>): Promise<void> {
  const store = await openStore("assets");
  const paths = await listPaths("assets");
  const needed = new Set([siteIcon]);
  const need = async (path: string): Promise<void> => {
    if (needed.has(path)) return;
    needed.add(path);
    if (isLeaf(path)) return;
    const text = (await (await store.match(path))?.text()) ?? "";
    for (const name of [...assetsOfFile(path, text), ...fontsOf(text)]) await need(name);
  };
  for await (const html of pages)
    for (const path of [...assetsOfDocument(html), ...fontsOf(html)]) await need(path);
  const before = await readUnused();
  const now = Date.now();
  const unused = paths
    .filter((path) => !needed.has(path))
    .map((path): [string, number] => [path, before[path] ?? now]);
  // A file stays with what it loads.
  for (const [path, since] of unused) if (now - since < keptUnused) await need(path);
  for (const path of paths) if (!needed.has(path)) await store.delete(path);
  await writeRecord(unusedRecord, Object.fromEntries(unused.filter(([path]) => needed.has(path))));
}

const fontsOf = (text: string): string[] =>
  (text.match(fonts) ?? []).map((name) => `/assets/${name}`);
