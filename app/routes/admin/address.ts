import { redirect } from "react-router";
import { pageCount } from "../../domain/paging.ts";

export function redirectBeyondLastPage(url: URL, page: number, total: number): void {
  const last = pageCount(total);
  if (page <= last) return;
  const query = new URLSearchParams(url.search);
  query.set("page", String(last));
  throw redirect(`${url.pathname}?${query}`);
}

export function withoutDialog(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ["dialog", "id"]) query.delete(name);
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}
