export const pageSize = 20;
const farthestPage = 1_000_000;

export const directions = ["asc", "desc"] as const;
export type Direction = (typeof directions)[number];

/** A page number from an address: a whole number from 1 to 1,000,000; anything else is page 1. */
export function parsePage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? "") ? Number(text) : 1;
  return page >= 1 && page <= farthestPage ? page : 1;
}

/** An id from an address: a whole number above 0, else null. */
export function parseId(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
}

/** `value` when it is one of `allowed`, else the first of them. */
export function oneOf<T extends string>(allowed: readonly T[], value: string | null): T {
  return allowed.find((item) => item === value) ?? allowed[0]!;
}

/** How many pages of `size` hold `total` rows; at least 1. */
export function pageCount(total: number, size = pageSize): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * The page numbers to offer as buttons: at most `most`, around the current one, with the first and
 * the last always there; null stands for an ellipsis.
 */
export function pageButtons(current: number, pages: number, most = 5): (number | null)[] {
  if (pages <= most) return Array.from({ length: pages }, (_, i) => i + 1);
  const inner = most - 2;
  const from = Math.min(Math.max(2, current - Math.floor(inner / 2)), pages - inner);
  const middle = Array.from({ length: inner }, (_, i) => from + i);
  return [
    1,
    ...(from > 2 ? [null] : []),
    ...middle,
    ...(from + inner < pages ? [null] : []),
    pages,
  ];
}

/** Which rows of a list, and in which order. `page` counts from 1. */
export interface ListPage<Sort extends string> {
  page: number;
  size: number;
  sortBy: Sort;
  direction: Direction;
}

/** Page, order and size from an address; what is not on the list of `sorts` is its first. */
export function parseListPage<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly Sort[],
): ListPage<Sort> {
  return {
    page: parsePage(query.get("page")),
    size: pageSize,
    sortBy: oneOf(sorts, query.get("sortBy")),
    direction: oneOf(directions, query.get("direction")),
  };
}
