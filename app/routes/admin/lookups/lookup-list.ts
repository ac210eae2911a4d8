import type { Foreseen } from "../../../data/search/raaga-collisions.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import type { loadLookup } from "./lookup.server.ts";

export type LookupList = Awaited<ReturnType<typeof loadLookup>>;
export interface Answer {
  formErrors: FormErrors;
  /** Names that sound like one that is to be saved: it is asked whether they are the same. */
  alike?: string[];
  /** What the new names of a raaga would find. */
  foreseen?: Foreseen[];
}
