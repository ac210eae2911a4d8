import { detectMedia } from "../../../domain/media/media-url.ts";
import { partInputs } from "../form-values.ts";

/** Fills in start and end from a YouTube address where they are empty, and opens the section that they are in. */
export function fillPart({ form, value }: HTMLInputElement): void {
  const found = detectMedia(value);
  if (!("videoId" in found)) return;
  for (const [name, time] of Object.entries(partInputs(found))) {
    const input = form?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || input.value !== "") continue;
    input.value = time;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.closest("details")?.setAttribute("open", "");
  }
}
