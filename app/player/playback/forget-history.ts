import { forgetHeard } from "../storage/history.ts";
import { forgetPositions } from "./positions.ts";

/** Forgets what was heard on this device, and where recordings were left. */
export function forgetHistory(): void {
  forgetPositions();
  forgetHeard();
}
