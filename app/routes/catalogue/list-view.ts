import type { Direction } from "../../domain/paging.ts";
import type { Paging, View } from "../../domain/preferences.ts";
import type { SongSort } from "../../domain/songs/song.ts";
import { listPath } from "../../lib/list-path.ts";

export interface ListView {
  /** Null for the best match. */
  sortBy: SongSort | null;
  direction: Direction;
  view: View;
  paging: Paging;
}

export interface ListBase {
  path: string;
  query: Record<string, string>;
}

export function songListPath(
  { path, query }: ListBase,
  sorting: { sortBy?: SongSort | null; direction?: Direction; page?: number },
): string {
  const { sortBy, direction, page } = sorting;
  return listPath(path, { ...query, sortBy, direction, page });
}
