import type { FormErrors } from "../../../i18n/form-errors.ts";
import type { SavedDraft } from "./save-draft.server.ts";

export interface SavedRows {
  saved: SavedDraft[];
  errors: Record<string, Record<string, string>>;
  left: number;
}

export type Result = Partial<SavedRows> & {
  formErrors?: FormErrors;
  added?: number;
  rejected?: { name: string; message: string }[];
  stored?: boolean;
};
