import type { Direction } from "../../domain/paging.ts";
import type { Paging, View } from "../../domain/preferences.ts";
import type { CatalogueSort } from "../../domain/songs/song.ts";
import { listPath } from "../../lib/list-path.ts";

export interface ListView {
  /** Null sorts by best match. */
  sortBy: CatalogueSort | null;
  direction: Direction;
  view: View;
  paging: Paging;
}

export interface ListBase {
  path: string;
  query: Record<string, string>;
  /** Parameters that may occur several times, as `&only=…`; needs a `query` that is not empty. */
  repeated?: string;
}

export function songListPath(
  { path, query, repeated = "" }: ListBase,
  sorting: { sortBy?: CatalogueSort | null; direction?: Direction; page?: number },
): string {
  const { sortBy, direction, page } = sorting;
  return listPath(path, { ...query, sortBy, direction, page }) + repeated;
}
