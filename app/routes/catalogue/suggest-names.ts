/** Browsers list only options that contain the text: the label adds it to a name in another spelling. */
const labelled = (found: string, submitted: string) =>
  found.toLowerCase().includes(submitted.trim().toLowerCase())
    ? undefined
    : `${found} · ${submitted}`;

export async function suggestNames(text: string, kind: string | undefined, signal: AbortSignal) {
  const query = new URLSearchParams(kind ? { text, kind } : { text });
  const response = await fetch(`/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const names: string[] = await response.json();
  return names.map((found): [name: string, label?: string] => [found, labelled(found, text)]);
}
