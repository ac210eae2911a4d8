import routes from "#app/routes.ts";
import { origin, visit } from "./front-door.ts";

export interface Visited {
  path: string;
  /** A page that links to the path; empty if none does. */
  by: string;
  response: Response;
  body: string;
}

/** Lists every path of the route table, with its parameters from `ids`. */
export function routeAddresses(ids: Record<string, string>): string[] {
  const below = ({ path, children }: (typeof routes)[number]): string[] =>
    children
      ? [path ?? "", ...children.map((child) => [path, child.path].filter(Boolean).join("/"))]
      : [path ?? ""];
  const paths = routes.flatMap(below).map((path) => `/${path}`);
  return [...new Set(paths)].map((path) =>
    path.replace("*", "no/such/page").replaceAll(/:\w+/g, (name) => ids[name]!),
  );
}

/** Lists the paths of this site that a response links to. */
function linksOf({ response, body, path }: Visited): string[] {
  const links = [
    response.headers.get("Location") ?? "",
    ...Array.from(body.matchAll(/\b(?:href|src|action)="((?:\/|\?|https?:)[^"]*)"/g), at),
    ...Array.from(body.matchAll(/<(?:loc|id)>([^<]+)<\/(?:loc|id)>/g), at),
  ];
  return links.flatMap((name) => {
    const url = URL.parse(name.replaceAll("&amp;", "&"), origin + path);
    const isFile = /^\/(app|@id|assets)\/|\.(js|css|json|png|svg|webp|woff2|ico|webmanifest)$/.test(
      url?.pathname ?? "",
    );
    return name && url?.origin === origin && !isFile ? [url.pathname + url.search] : [];
  });
}
const at = ([, name = ""]: RegExpMatchArray) => name;

/** Paths that differ only in numbers or in the values of these keys are of one kind. */
const alike = new Set(["lng", "title", "singer", "composer", "q", "returnTo", "after", "page"]);

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, origin);
  // Every table offers its columns, whatever it was searched and sorted by.
  if (searchParams.has("columns")) return `${pathname} columns`.replaceAll(/\d+/g, "n");
  // Searches are sorted alike with a facet and without.
  if (searchParams.has("only")) for (const key of ["sortBy", "direction"]) searchParams.delete(key);
  const pairs = [...searchParams].map(([key, value]) => (alike.has(key) ? key : `${key}=${value}`));
  return `${pathname} ${pairs.toSorted().join("&")}`.replaceAll(/\d+/g, "n");
}

/** Reads one address. */
export async function read(path: string, headers: HeadersInit): Promise<Visited> {
  const response = await visit(path, { headers });
  return { path, by: "", response, body: await response.text() };
}

/** Reads `from` and everything it links to, one path of each kind, as one visitor. */
export async function crawl(from: string[], headers: HeadersInit): Promise<Visited[]> {
  const visited: Visited[] = [];
  const addresses = new Map(from.map((path) => [kindOf(path), path]));
  const namedBy = new Map<string, string>();
  // Iterating a map includes entries added meanwhile.
  for (const address of addresses.values()) {
    const page = await read(address, headers);
    visited.push(page);
    for (const path of linksOf(page)) {
      const kind = kindOf(path);
      if (!addresses.has(kind)) addresses.set(kind, path);
      if (!namedBy.has(kind)) namedBy.set(kind, page.path);
    }
  }
  return visited.map((page) => ({ ...page, by: namedBy.get(kindOf(page.path)) ?? "" }));
}
