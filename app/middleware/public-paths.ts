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

const publicPaths: [RegExp, string[]][] = [
  [/^\/$/, []],
  [/^\/home(\/next)?$/, sorting],
  [/^\/search(\/next)?$/, [...sorting, ...filters]],
  [/^\/songs\/\d+$/, ["script"]],
  [/^\/(robots\.txt|feed\.atom|offline|api-docs)$/, []],
  [/^\/sitemap\.xml$/, ["part"]],
];

/** True for an address of the list, or its data, with none but its own query keys, each at most once. */
export function isPublic(url: URL): boolean {
  const pathname = url.pathname.replace(/\.data$/, "");
  const allowed = publicPaths.find(([path]) => path.test(pathname))?.[1];
  if (!allowed) return false;
  if (!url.search) return true;
  const keys = [...url.searchParams.keys()].filter((key) => key !== "lng");
  return keys.every((key) => allowed.includes(key)) && new Set(keys).size === keys.length;
}
