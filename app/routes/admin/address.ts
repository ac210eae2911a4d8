import { redirect } from "react-router";
import { pageCount } from "../../domain/paging.ts";

/** What the router adds to an address when its scripts ask for data. */
const dataParameters = ["index", "_routes"];
const pathOf = (url: URL) => url.pathname.replace(/\.data$/, "");

/** Leads to the last page of a list from beyond it: its last row may just have been deleted. */
export function keepWithin(url: URL, page: number, total: number): void {
  const last = pageCount(total);
  if (page <= last) return;
  const query = new URLSearchParams(url.search);
  query.set("page", String(last));
  for (const name of dataParameters) query.delete(name);
  throw redirect(`${pathOf(url)}?${query}`);
}

/** The address of the list behind a dialog. */
export function withoutDialog(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ["dialog", "id", ...dataParameters]) query.delete(name);
  return query.size > 0 ? `${pathOf(url)}?${query}` : pathOf(url);
}
