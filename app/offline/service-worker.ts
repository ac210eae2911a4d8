import { entriesPath, findEntries, isKeptAnswer, saveEntries } from "./answers.ts";
import { storeAssetsOfTab } from "./assets.ts";
import { forgetHidden } from "./hidden.ts";
import { answerInTime, patience, wait } from "./in-time.ts";
import { renewThing } from "./keep.ts";
import { findOfflinePage } from "./offline-page.ts";
import { findPage, isCopy, isDocument, markSaved, saveVisit } from "./pages.ts";
import {
  deleteOldStores,
  findStored,
  isPublic,
  listPaths,
  openStore,
  storedPath,
  withoutSweep,
} from "./store.ts";
import { findRecording } from "./stored-recording.ts";
import { isKeptPage, listThings, sweep } from "./things.ts";
import { readTools, saveTools } from "./tools.ts";

/*
 * With a network, every page comes from it, and what is public is kept for later; without one, what is kept answers.
 * A page is kept with its scripts: an open tab, or a page that was kept, needs those of its own build, which a
 * deployment has removed.
 */

interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends Waiting {
  request: Request;
  /** The page that asks, and the page that a navigation leads to. */
  clientId: string;
  resultingClientId: string;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
/** The part of a service worker's scope that is used here: the types of both runtimes do not stand in one program. */
interface Scope {
  addEventListener: {
    (name: "install" | "activate", listener: (event: Waiting) => void): void;
    (name: "fetch", listener: (event: FetchEvent) => void): void;
    (name: "message", listener: () => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (query: { includeUncontrolled: true }) => Promise<readonly { url: string }[]>;
  };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}
const scope = globalThis as unknown as Scope;

/** Milliseconds after which a page that scripts have loaded counts as visited. */
const visitAfter = 3000;
/** Milliseconds in which a page asks for its own files; what it asks for later are parts. */
const settling = 10_000;
const day = 86_400_000;

scope.addEventListener("install", (event) => {
  event.waitUntil(saveTools().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(start());
});

async function start(): Promise<void> {
  await deleteOldStores();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  // What was open before was visited, too.
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true }))
    void visit(storedPath(url)).catch(() => {});
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const answer = answererOf(event, url);
  if (answer) event.respondWith(answer(event, url));
});

type Answerer = (event: FetchEvent, url: URL) => Promise<Response>;

function answererOf(event: FetchEvent, { pathname }: URL): Answerer | null {
  const { mode, destination } = event.request;
  if (isKeptAnswer(pathname)) return answerKept;
  if (mode === "navigate") return answerPage;
  if (pathname.endsWith(".data")) return answerData;
  if (destination === "image") return answerAsset;
  if (pathname.startsWith("/assets/")) return isOwnFile(event) ? null : answerAsset;
  if (pathname === entriesPath) return answerEntries;
  if (pathname.startsWith("/media/") && recordings?.has(pathname) !== false) return answerRecording;
  return null;
}

/** When the network gave a page, by its client. */
const begun = new Map<string, number>();

function noteBeginning({ resultingClientId }: FetchEvent): void {
  const now = Date.now();
  for (const [client, time] of begun) if (now - time > settling) begun.delete(client);
  begun.set(resultingClientId, now);
}

/**
 * Whether a page from the network asks for a script or words that it has preloaded: Chromium takes no preload that a
 * service worker answered, and would fetch each file twice.
 */
const isOwnFile = ({ clientId, request: { destination } }: FetchEvent): boolean =>
  (destination === "script" || destination === "") &&
  Date.now() - (begun.get(clientId) ?? 0) < settling;

/** The recordings that are stored; null until that is known. Others are left to the browser. */
let recordings: Set<string> | null = null;
const readRecordings = async () => {
  recordings = new Set(await listPaths("recordings"));
};
void readRecordings();
// A page has kept something, or removed it.
scope.addEventListener("message", () => void readRecordings());

/** When the router has waited for a page whose copy it is told to load. */
const waitedFor = new Map<string, number>();

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fromNetwork(event);
  event.waitUntil(network.then((response) => noteVisit(url, response)).catch(() => {}));
  const hasWaited = Date.now() - (waitedFor.get(storedPath(url.href)) ?? 0) < settling;
  try {
    const response = await answerInTime(network, () => findCopy(url), hasWaited ? 0 : patience);
    if (!isCopy(response)) noteBeginning(event);
    return response;
  } catch (error) {
    const page = findTool(url) ?? (await findOfflinePage());
    if (page) return page;
    throw error;
  }
}

const fromNetwork = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const findSaved = (path: string) => findPage(path, markSaved);

/**
 * Finds the copy of a page. For a song, and where it is practised, it may be in the script that is asked for, or else in
 * any; the practice tools find by themselves what is asked of them.
 */
async function findCopy({ href, pathname, searchParams }: URL): Promise<Response | null> {
  const copy = await findSaved(storedPath(href));
  if (copy || !/^\/(?:songs\/\d+\/)?practise$|^\/songs\/\d+$/.test(pathname)) return copy;
  const script = searchParams.get("script");
  const inScript = script ? await findSaved(`${pathname}?script=${script}`) : null;
  return inScript ?? findSaved(pathname);
}

/** The scales and cycles of pages that are not kept are among the practice tools. */
function findTool({ origin, pathname }: URL): Response | null {
  const [, list, id] = /^\/(raaga|taala)s\/([^/]+)$/.exec(pathname) ?? [];
  if (!list || !id) return null;
  const query = new URLSearchParams({ [list]: decodeURIComponent(id) });
  return Response.redirect(`${origin}/practise?${query}`);
}

/**
 * Keeps a page that was visited; the tools follow its language, what was hidden is forgotten, and once a day what is kept
 * is renewed.
 */
async function noteVisit(url: URL, response: Response): Promise<void> {
  if (!isDocument(response)) return;
  await keepVisited(url.href, response.clone());
  const language = response.headers.get("Content-Language") ?? undefined;
  const tools = await readTools();
  const isDue = !tools || tools.checkedAt < Date.now() - day;
  if (isDue || (language && tools.language !== language)) await saveTools(language);
  if (isDue) await sweep();
  await forgetHidden().finally(readRecordings);
  await renewOne();
}

/** Keeps a visited document if it is public, and else the files alone that its tab may ask for. */
async function keepVisited(address: string, response: Response): Promise<void> {
  if (isPublic(response)) await saveVisit(address, response, isKeptPage);
  else if (response.ok)
    await withoutSweep(async () => storeAssetsOfTab(await response.text())).catch(() => {});
}

/** Renews the thing that was looked at longest ago, if that is a day ago. */
async function renewOne(): Promise<void> {
  const [oldest] = (await listThings()).toSorted((a, b) => a.checkedAt - b.checkedAt);
  if (!oldest || oldest.checkedAt > Date.now() - day) return;
  await renewThing(oldest).finally(readRecordings);
}

/** The page that the router loaded last, by data instead of a document. */
let loaded = "";

/**
 * Answers the router's request for a page's data. Without it the router is told to load the document, which `answerPage`
 * has: the same answer that a host gives that cannot redirect a data request.
 */
async function answerData(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const page = new URL(url);
  page.pathname = url.pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
  const headers = {
    "X-Remix-Redirect": page.pathname + page.search,
    "X-Remix-Reload-Document": "true",
  };
  const loadDocument = () => new Response(null, { status: 204, headers });
  // A part of a page that is there.
  if (url.searchParams.has("_routes")) return fetch(request);
  const loadCopy = async () => {
    if (!(await findCopy(page))) return null;
    waitedFor.set(storedPath(page.href), Date.now());
    return loadDocument();
  };
  try {
    const response = await answerInTime(fetch(request), loadCopy);
    const isPrefetch = request.headers.has("Purpose") || request.headers.has("Sec-Purpose");
    if (isPublic(response) && !isPrefetch)
      event.waitUntil(visitLater(storedPath(page.href)).catch(() => {}));
    return response;
  } catch {
    return loadDocument();
  }
}

/** Keeps the document of a page on which a visitor stays. */
async function visitLater(path: string): Promise<void> {
  loaded = path;
  await wait(visitAfter);
  if (loaded === path) await visit(path);
}

async function visit(path: string): Promise<void> {
  const response = await fetch(path);
  if (isDocument(response)) await keepVisited(path, response);
}

async function answerAsset({ request }: FetchEvent, { pathname }: URL): Promise<Response> {
  const stored = await findStored("assets", pathname);
  if (stored) return stored;
  const response = await fetch(request);
  if (request.destination === "font" && response.ok)
    await (await openStore("assets")).put(pathname, response.clone());
  return response;
}

function answerEntries(event: FetchEvent, { searchParams }: URL): Promise<Response> {
  const network = fetch(event.request);
  const ids = searchParams.get("ids")?.split(",").map(Number) ?? [];
  if (ids.length > 0)
    event.waitUntil(network.then((response) => saveEntries(response.clone())).catch(() => {}));
  return answerInTime(network, () => findEntries(ids));
}

const answerKept = (event: FetchEvent, { href }: URL): Promise<Response> =>
  answerInTime(fromNetwork(event), () => findStored("answers", storedPath(href)));

async function answerRecording({ request }: FetchEvent, { pathname }: URL): Promise<Response> {
  const found = await findRecording(pathname, request.headers.get("Range"));
  return found ?? fetch(request);
}
