export type ListQuery = Record<string, string | number | null | undefined>;

/** Returns the URL of a list, the same for equal queries: no empty values, no first page, no ascending order. */
export function listPath(path: string, query: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value && !(name === "page" && value === 1) && !(name === "direction" && value === "asc"))
      parameters.set(name, String(value));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Returns the parameters of `names` that say something, trimmed. */
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

/** Returns the address with some parameters changed, as a path. */
export function withQuery({ pathname, searchParams }: URL, changed: ListQuery): string {
  return listPath(pathname, { ...Object.fromEntries(searchParams), ...changed });
}
