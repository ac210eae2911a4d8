/** The caches of the browser that hold what a device keeps. The number is that of their format. */
const format = 1;
const storeNames = ["pages", "assets", "answers", "recordings", "index"] as const;
export type StoreName = (typeof storeNames)[number];

export const openStore = (name: StoreName): Promise<Cache> => caches.open(`${name}-${format}`);

/** Deletes caches of other formats. */
export async function deleteOldStores(): Promise<void> {
  const current = storeNames.map((name) => `${name}-${format}`);
  const others = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Deletes all that the device keeps, but not its lists of songs. */
export async function deleteStores(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Returns the path by which an address is stored: without its origin, hash and language. */
export function storedPath(address: string): string {
  const { pathname, searchParams } = new URL(address, globalThis.location?.origin ?? "http://x");
  searchParams.delete("lng");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** Finds what is stored under a path. Answers vary by cookie, which is no part of the path. */
export const findStored = async (name: StoreName, path: string): Promise<Response | undefined> =>
  (await openStore(name)).match(path, { ignoreVary: true });

/** Lists the paths under which a store has something, the oldest first. */
export async function listPaths(name: StoreName): Promise<string[]> {
  const store = await openStore(name);
  return (await store.keys()).map(({ url }) => storedPath(url));
}

export async function readRecord<Value>(path: string): Promise<Value | null> {
  const found = await findStored("index", path);
  return found ? found.json() : null;
}

export async function writeRecord(path: string, value: unknown): Promise<void> {
  await (await openStore("index")).put(path, new Response(JSON.stringify(value)));
}

/**
 * Whether an answer is the same for everybody, so that a device may keep it. The server says so only of answers without
 * a session and without cookies, which a script does not see.
 */
export function isPublic(response: Response): boolean {
  const rules = response.headers.get("Cache-Control") ?? "";
  return (
    response.status === 200 &&
    response.type !== "opaque" &&
    !response.redirected &&
    /\bpublic\b/.test(rules) &&
    !/\b(?:private|no-store)\b/.test(rules)
  );
}

/**
 * Fetches the page that anybody would get at a path, in a language, by default the visitor's: for a signed-in visitor,
 * without their cookies. Throws if there is no such page, or no connection.
 */
export async function fetchPage(path: string, language?: string): Promise<Response> {
  const own = await fetch(path, { cache: "no-cache" });
  const spoken = own.headers.get("Content-Language");
  const asked = language ?? spoken;
  if (isPublic(own) && asked === spoken) return own;
  await own.body?.cancel();
  const address = asked ? inLanguage(path, asked) : path;
  return isPublic(own) ? fetchPublic(address) : fetchWithoutCookies(address);
}

/** The same of an answer to a script. */
export const fetchAnswer = (path: string, language: string): Promise<Response> =>
  fetchPublic(inLanguage(path, language));

async function fetchPublic(address: string): Promise<Response> {
  const own = await fetch(address, { cache: "no-cache" });
  if (isPublic(own)) return own;
  await own.body?.cancel();
  return fetchWithoutCookies(address);
}

async function fetchWithoutCookies(address: string): Promise<Response> {
  const response = await fetch(address, { cache: "no-cache", credentials: "omit" });
  if (!isPublic(response)) throw new Error(`Not public: ${address} ${response.status}`);
  return response;
}

const inLanguage = (path: string, language: string) =>
  `${path}${path.includes("?") ? "&" : "?"}lng=${language}`;

/** Does something while no page and no file is swept away. */
export const withoutSweep = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request("pages", { mode: "shared" }, work);
