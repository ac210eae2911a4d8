export const pageSize = 20;
const maxPage = 1_000_000;

export const directions = ["asc", "desc"] as const;
export type Direction = (typeof directions)[number];

/** Parses a page number from 1 to 1,000,000; 1 for anything else. */
export function parsePage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? "") ? Number(text) : 1;
  return page >= 1 && page <= maxPage ? page : 1;
}

/** Parses a positive whole number; null for anything else. */
export function parseId(text: string | null | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null;
}

/** Returns `value` if it is one of `allowed`, else the first of them. */
export function oneOf<T extends string>(allowed: readonly T[], value: string | null): T {
  return allowed.find((item) => item === value) ?? allowed[0]!;
}

export function pageCount(total: number, size = pageSize): number {
  return Math.max(1, Math.ceil(total / size));
}

const maxButtons = 5;

/** Lists a few page numbers around the current one, with the first and the last; null is an ellipsis. */
export function pageButtons(current: number, pages: number): (number | null)[] {
  if (pages <= maxButtons) return Array.from({ length: pages }, (_, i) => i + 1);
  const inner = maxButtons - 2;
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

export interface ListPage<Sort extends string> {
  page: number;
  size: number;
  sortBy: Sort;
  direction: Direction;
}

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

/** Where a list by time, the latest first, goes on: after this row. */
export interface ListPosition {
  at: number;
  row: number;
}

export const writePosition = ({ at, row }: ListPosition): string => `${at}-${row}`;

/** Parses a position in an address, as `writePosition` writes it; null for anything else. */
export function parsePosition(text: string | null): ListPosition | null {
  const [, at, row] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? "") ?? [];
  return at && row ? { at: Number(at), row: Number(row) } : null;
}

/** Splits a page and one row more into the page and the position of the older rows, null after the last. */
export function splitPage<Row extends ListPosition>(rows: Row[]) {
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { rows: page, older: last ? writePosition(last) : null };
}
