/**
 * The addresses whose answers are the same for every visitor without a session, and the query keys
 * that each understands. An address with any other key is answered, but not kept.
 */
const sorting = ["sortBy", "direction", "page", "after", "view", "paging"];
const filters = [
  "q",
  "title",
  "singer",
  "composer",
  "recordingYearStart",
  "recordingYearEnd",
  "raagaDescription",
  "taalaDescription",
  "songTypeDescription",
  "accompanistName",
  "lyrics",
  "condition",
  "part",
  "searched",
];

/** By the path of their routes. */
const publicRoutes = new Map([
  ["", []],
  ["home", sorting],
  ["home/next", sorting],
  ["search", [...sorting, ...filters]],
  ["search/next", [...sorting, ...filters]],
  ["songs/:id", ["script"]],
  ["robots.txt", []],
  ["feed.atom", []],
  ["offline", []],
  ["api-docs", []],
  ["sitemap.xml", ["part"]],
]);

/** True for the path of a route whose answers are the same for every visitor without a session. */
export function isPublicRoute(path: string | undefined): boolean {
  return path !== undefined && publicRoutes.has(path);
}

/** The route that a public address leads to, or its data; the path of others is none of the list's. */
function routeOf(pathname: string): string {
  const path = pathname.slice(1).replace(/\.data$/, "");
  return path.replace(/^songs\/\d+$/, "songs/:id");
}

/** True for an address that one of these routes answers, whatever its query. */
export function isPublicPath({ pathname }: URL): boolean {
  return isPublicRoute(routeOf(pathname));
}

/** True for such an address, or its data, with none but its own query keys, each at most once. */
export function isPublic(url: URL): boolean {
  const allowed = publicRoutes.get(routeOf(url.pathname));
  if (!allowed) return false;
  if (!url.search) return true;
  const keys = [...url.searchParams.keys()].filter((key) => key !== "lng");
  return keys.every((key) => allowed.includes(key)) && new Set(keys).size === keys.length;
}
