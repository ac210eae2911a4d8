import { suggestionPath } from "../../search/suggestion-path.ts";
import type { SuggestionKind } from "./suggestion-fields.ts";

/** Returns the address of the record that a suggestion is about. */
export const subjectPath = (kind: SuggestionKind, id: string): string =>
  kind === "song" ? `/songs/${id}` : suggestionPath(kind, id);

/** Returns the address of the form for a record, with a field chosen if one is given. */
export const suggestPath = (kind: SuggestionKind, id: string | number, field?: string): string =>
  `/suggest/${kind}/${encodeURIComponent(id)}${field === undefined ? "" : `?field=${field}`}`;
