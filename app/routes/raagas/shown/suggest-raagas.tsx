import type { FocusEvent, ReactNode } from "react";
import { loadPart } from "../../../ui/part.tsx";

const suggesting = new WeakSet<HTMLInputElement>();

/** Suggests raagas in the fields within, once the code for it is there: it is loaded when a field gets the focus. */
async function suggestIn({ target }: FocusEvent) {
  if (!(target instanceof HTMLInputElement) || suggesting.has(target)) return;
  const part = await loadPart(() => import("../../catalogue/suggest-names.ts"));
  if (!part || suggesting.has(target)) return;
  suggesting.add(target);
  target.addEventListener("input", () => part.suggestNames(target));
  if (target.value !== target.defaultValue) part.suggestNames(target);
}

export const SuggestRaagas = ({ children }: { children: ReactNode }) => (
  <div onFocus={suggestIn}>{children}</div>
);
