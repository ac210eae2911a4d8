export type ListQuery = Record<string, string | number | null | undefined>;

/** Returns the canonical path of a list: without empty values, the first page and ascending order. */
export function listPath(path: string, query: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value && !(name === "page" && value === 1) && !(name === "direction" && value === "asc"))
      parameters.set(name, String(value));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Returns the trimmed values of the parameters `names`, without empty ones. */
export function pickQuery(
  parameters: URLSearchParams,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = parameters.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** Returns path and query of a URL with some parameters changed. */
export function withQuery({ pathname, searchParams }: URL, changed: ListQuery): string {
  return listPath(pathname, { ...Object.fromEntries(searchParams), ...changed });
}
