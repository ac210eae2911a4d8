import type { ReactNode } from "react";
import type { Direction } from "../../domain/paging.ts";
import { Link } from "../../ui/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type ListQuery, listPath } from "../../lib/list-path.ts";

export function SortLink(props: {
  path: string;
  state: ListQuery;
  order: { sortBy: string; direction: Direction };
  by: string;
  defaultBy: string;
  className?: string;
  children: ReactNode;
}) {
  const { path, state, order, by, defaultBy, className, children } = props;
  const isCurrent = order.sortBy === by;
  const direction = isCurrent && order.direction === "asc" ? "desc" : "asc";
  const isDefault = by === defaultBy && direction === "asc";
  const sortState = isCurrent
    ? order.direction === "asc"
      ? "ascending"
      : "descending"
    : undefined;
  return (
    <th scope="col" className={className} aria-sort={sortState}>
      <Link
        to={listPath(path, isDefault ? state : { ...state, sortBy: by, direction })}
        preventScrollReset
      >
        {children}
        {isCurrent && <Icon name={order.direction === "asc" ? "sort-up" : "sort-down"} />}
      </Link>
    </th>
  );
}
