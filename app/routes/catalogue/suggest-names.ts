/** Browsers show only what contains the typed text: a name found in another script or spelling says both. */
const labelled = (found: string, submitted: string) =>
  found.toLowerCase().includes(submitted.trim().toLowerCase())
    ? undefined
    : `${found} · ${submitted}`;

/** Fetches the names of the archive for what is submitted, each with its label where it needs one. */
export async function suggestNames(text: string, kind: string | undefined, signal: AbortSignal) {
  const query = new URLSearchParams(kind ? { text, kind } : { text });
  const response = await fetch(`/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const names: string[] = await response.json();
  return names.map((found): [name: string, label?: string] => [found, labelled(found, text)]);
}
