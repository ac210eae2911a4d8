import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import type { SavedDraft } from "./save-draft.server.ts";

export interface SavedRows {
  saved: SavedDraft[];
  errors: Record<string, Record<string, string>>;
  /** The typed cells of each draft that another device had changed before. */
  overtaken: Record<string, DraftInputs>;
  left: number;
}

export type Result = Partial<SavedRows> & {
  formErrors?: FormErrors;
  added?: number;
  rejected?: { name: string; message: string }[];
  stored?: boolean;
  /** The lines of a chapter list without a time or words. */
  leftOut?: string[];
};
