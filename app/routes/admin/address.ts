/** What the address of a list says: what is looked for, which part of it, and what stands open. */
export type ListState = Record<string, string | number | null | undefined>;

/** The address of a list in a state; what is empty, and the first page, is left out. */
export function listAddress(path: string, state: ListState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state))
    if (value !== null && value !== undefined && value !== "" && !(name === "page" && value === 1))
      query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The address of the list behind a dialog. */
export function withoutDialog(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ["dialog", "id", "index", "_routes"]) query.delete(name);
  const path = url.pathname.replace(/\.data$/, "");
  return query.size > 0 ? `${path}?${query}` : path;
}
