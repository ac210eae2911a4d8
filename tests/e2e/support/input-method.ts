import type { Locator } from "@playwright/test";

/** The key that ends an input method: as Safari sends it, and as other browsers do. */
const ends = [
  { keyCode: 229, isComposing: false },
  { keyCode: 13, isComposing: true },
];

/** Ends an input method in a field, in each way that browsers have. */
export async function endInputMethod(field: Locator): Promise<void> {
  for (const end of ends)
    await field.dispatchEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...end });
}
