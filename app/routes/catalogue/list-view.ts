import type { Direction } from "../../domain/paging.ts";
import type { Paging, View } from "../../domain/preferences.ts";
import type { CatalogueSort } from "../../domain/songs/song.ts";
import { listPath } from "../../lib/list-path.ts";

export interface ListView {
  /** Null for the best match. */
  sortBy: CatalogueSort | null;
  direction: Direction;
  view: View;
  paging: Paging;
}

export interface ListBase {
  path: string;
  query: Record<string, string>;
  /** Parameters that are repeated, as `&only=…`, if `query` is not empty. */
  repeated?: string;
}

export function songListPath(
  { path, query, repeated = "" }: ListBase,
  sorting: { sortBy?: CatalogueSort | null; direction?: Direction; page?: number },
): string {
  const { sortBy, direction, page } = sorting;
  return listPath(path, { ...query, sortBy, direction, page }) + repeated;
}
