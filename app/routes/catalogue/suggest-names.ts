import { romanOf, type ShownName } from "../../domain/music/shown-name.ts";

/**
 * Returns an option's label. Browsers list only options that contain the text, so it is appended to names in another
 * spelling.
 */
function labelOf(name: ShownName, submitted: string) {
  const text = typeof name === "string" ? name : name.join(" · ");
  const isIn = text.toLowerCase().includes(submitted.trim().toLowerCase());
  if (isIn) return text === name ? undefined : text;
  return `${text} · ${submitted}`;
}

async function fetchNames(text: string, kind: string | undefined, signal: AbortSignal) {
  const query = new URLSearchParams(kind ? { text, kind } : { text });
  const response = await fetch(`/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json<ShownName[]>();
}

const minLength = 2;
const typingPause = 300;
const requests = new WeakMap<HTMLInputElement, AbortController>();

/** Fills the input's datalist with suggested names after a pause in typing. */
export function suggestNames(input: HTMLInputElement): void {
  requests.get(input)?.abort();
  const request = new AbortController();
  requests.set(input, request);
  const text = input.value;
  if (text.trim().length < minLength) return input.list?.replaceChildren();
  setTimeout(async () => {
    if (request.signal.aborted || !input.isConnected) return;
    try {
      const names = await fetchNames(text, input.dataset.kind, request.signal);
      input.list?.replaceChildren(
        ...names.map((name) => new Option(labelOf(name, text), romanOf(name))),
      );
    } catch {
      // Suggestions are optional, so errors are ignored.
    }
  }, typingPause);
}
