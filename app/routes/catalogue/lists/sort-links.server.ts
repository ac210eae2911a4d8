import type { Language } from "../../../archive.ts";
import type { Direction } from "../../../domain/paging.ts";
import type { CatalogueSort, SongSort } from "../../../domain/songs/song.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { ListLink } from "./list-links.tsx";

interface Sorting {
  /** Null sorts by best match. */
  sortBy: CatalogueSort | null;
  direction: Direction;
}

export interface SortLink extends ListLink {
  by: CatalogueSort | null;
}

/** Lists the links that sort a list. The link of the current sort reverses its direction. */
export const listSorts = (
  language: Language,
  sorts: readonly (CatalogueSort | null)[],
  { sortBy, direction }: Sorting,
  path: (sorting: Partial<Sorting>) => string,
): SortLink[] =>
  sorts.map((by) => {
    const text = translate(language, by === null ? "sort.best" : textKeys[by]);
    const current = by === sortBy;
    if (by === null) return { by, text, current, to: path({}) };
    const opposite = direction === "asc" ? "desc" : "asc";
    return {
      by,
      text,
      current,
      to: path({ sortBy: by, direction: current ? opposite : usualDirection(by) }),
      icon: current && (direction === "asc" ? "sort-up" : "sort-down"),
    };
  });

const usualDirection = (by: CatalogueSort): Direction => (by === "added" ? "desc" : "asc");

/** Returns the name of a sort: "Singer", or "Singer (descending)" if the direction is not the usual one. */
export function sortText(language: Language, by: CatalogueSort, direction: Direction): string {
  const text = translate(language, textKeys[by]);
  if (direction === usualDirection(by)) return text;
  return translate(language, direction === "asc" ? "sort.ascending" : "sort.descending", {
    by: text,
  });
}

const textKeys = {
  title: "column.title",
  singer: "column.singer",
  composer: "column.composer",
  recordingDate: "column.recordingDate",
  added: "sort.added",
} as const satisfies Record<SongSort | "added", string>;
