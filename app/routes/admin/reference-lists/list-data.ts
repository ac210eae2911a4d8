import type { NameReview, DetailedEntry } from "../../../data/music/reference-list.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import type { loadReferenceList } from "./load-list.server.ts";

export type ListData<Entry extends DetailedEntry> = Awaited<
  ReturnType<typeof loadReferenceList<Entry>>
>;
type Dialog<Entry extends DetailedEntry> = NonNullable<ListData<Entry>["dialog"]>;
export type EditDialog<Entry extends DetailedEntry> = Extract<
  Dialog<Entry>,
  { kind: "add" | "edit" }
>;
export type DeleteDialog = Extract<Dialog<DetailedEntry>, { kind: "delete" }>;

export interface ActionData extends Partial<NameReview> {
  formErrors: FormErrors;
}
