import type { Language } from "../../../archive.ts";
import type { Direction } from "../../../domain/paging.ts";
import type { CatalogueSort, SongSort } from "../../../domain/songs/song.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { ListLink } from "./list-links.tsx";

interface Sorting {
  /** Null for the best match. */
  sortBy: CatalogueSort | null;
  direction: Direction;
}

export interface SortLink extends ListLink {
  by: CatalogueSort | null;
}

/** Lists the links that sort a list; that of the current sort turns it round. */
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
    const usual = by === "added" ? "desc" : "asc";
    return {
      by,
      text,
      current,
      to: path({ sortBy: by, direction: current ? opposite : usual }),
      icon: current && (direction === "asc" ? "sort-up" : "sort-down"),
    };
  });

const textKeys = {
  title: "column.title",
  singer: "column.singer",
  composer: "column.composer",
  recordingDate: "column.recordingDate",
  added: "sort.added",
} as const satisfies Record<SongSort | "added", string>;
