import type { DraftField } from "../../../domain/songs/drafts/draft-inputs.ts";

/** The `kind` that `/suggest` takes for a column; "" for titles. */
export const suggestedKinds: Partial<Record<DraftField, string>> = {
  title: "",
  singer: "singer",
  raagaId: "raaga",
};

export const listId = (field: DraftField) => `drafts-${field}`;

export function SuggestionLists() {
  return (Object.keys(suggestedKinds) as DraftField[]).map((field) => (
    <datalist key={field} id={listId(field)} />
  ));
}
