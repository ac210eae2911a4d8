import { romanOf, type ShownName } from "../../domain/music/shown-name.ts";

/** Browsers list only options that contain the text: the label adds it to a name in another spelling. */
function labelled(found: ShownName, submitted: string) {
  const shown = typeof found === "string" ? found : found.join(" · ");
  const isIn = shown.toLowerCase().includes(submitted.trim().toLowerCase());
  if (isIn) return shown === found ? undefined : shown;
  return `${shown} · ${submitted}`;
}

export async function suggestNames(text: string, kind: string | undefined, signal: AbortSignal) {
  const query = new URLSearchParams(kind ? { text, kind } : { text });
  const response = await fetch(`/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const names: ShownName[] = await response.json();
  return names.map((found): [name: string, label?: string] => [
    romanOf(found),
    labelled(found, text),
  ]);
}
