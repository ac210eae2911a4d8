import type { NamePreview } from "../../../data/search/raaga-collisions.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import type { loadReferenceList } from "./reference-list.server.ts";

export type ListData = Awaited<ReturnType<typeof loadReferenceList>>;
export interface Answer {
  formErrors: FormErrors;
  /** Names that sound like one that is to be saved: it is asked whether they are the same. */
  alike?: string[];
  /** What the new names of a raaga would find. */
  foreseen?: NamePreview[];
}
