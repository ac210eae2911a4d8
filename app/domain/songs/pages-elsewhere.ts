/** What a page of another site has of a composition. */
export const pageContents = ["lyrics", "meaning", "notation", "lesson"] as const;
export type PageContent = (typeof pageContents)[number];

/** A page of another site that has the lyrics, meaning or notation of a composition, or teaches it. */
export interface PageElsewhere {
  contents: PageContent[];
  /** With http or https. */
  address: string;
}

/** How many pages a composition links to at most. */
export const maxPages = 20;

/**
 * Reads the plain text that pages are written in: a line for each, with what it has and its address, as
 * `lyrics, meaning https://example.org/song`. Where a line is no page, returns its number, from 1 on.
 */
export function readPages(text: string): PageElsewhere[] | { wrong: number } {
  const lines = text.split("\n").map((line) => line.trim());
  const pages: PageElsewhere[] = [];
  for (const [at, line] of lines.entries()) {
    if (line === "") continue;
    const page = readPage(line);
    if (!page) return { wrong: at + 1 };
    pages.push(page);
  }
  return pages;
}

/** Writes pages as `readPages` reads them, each address once. */
export const writePages = (pages: readonly PageElsewhere[]): string =>
  [...new Map(pages.map((page) => [page.address, page])).values()]
    .map(({ contents, address }) => `${contents.join(", ")} ${address}`)
    .join("\n");

function readPage(line: string): PageElsewhere | null {
  const words = line.split(/[\s,]+/);
  const address = readAddress(words.pop()!);
  const named = new Set(words.map((word) => word.toLowerCase()));
  const contents = pageContents.filter((one) => named.delete(one));
  return address && contents.length > 0 && named.size === 0 ? { contents, address } : null;
}

function readAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { href, hostname, username, password } = new URL(text);
  return hostname.includes(".") && !username && !password ? href : null;
}
