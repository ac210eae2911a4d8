import type { ReactNode } from "react";
import type { Direction } from "../../domain/paging.ts";
import { Link } from "../../ui/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type ListQuery, listPath } from "../../lib/list-path.ts";

/** The head of a column that a list can be put in order by; the second time the other way round. */
export function SortLink(props: {
  path: string;
  state: ListQuery;
  order: { sortBy: string; direction: Direction };
  by: string;
  /** The order that an address says nothing of. */
  first: string;
  children: ReactNode;
}) {
  const { path, state, order, by, first, children } = props;
  const current = order.sortBy === by;
  const direction = current && order.direction === "asc" ? "desc" : "asc";
  const usual = by === first && direction === "asc";
  const sortState = current ? (order.direction === "asc" ? "ascending" : "descending") : undefined;
  return (
    <th scope="col" aria-sort={sortState}>
      <Link
        to={listPath(path, usual ? state : { ...state, sortBy: by, direction })}
        preventScrollReset
      >
        {children}
        {current && <Icon name={order.direction === "asc" ? "sort-up" : "sort-down"} />}
      </Link>
    </th>
  );
}
