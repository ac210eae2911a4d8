import { loadPart } from "../../ui/part.tsx";

let loading: Promise<typeof import("./suggest-names.ts") | null> | undefined;

/**
 * Suggests names for a field. The code loads with the first letter; if that fails, the next visit of a field tries
 * again.
 */
export async function suggest(input: HTMLInputElement): Promise<void> {
  loading ??= loadPart(() => import("./suggest-names.ts"));
  const part = await loading;
  if (part) part.suggestNames(input);
  else input.addEventListener("blur", () => (loading = undefined), { once: true });
}
