import { type DraftField, draftFields } from "../draft-inputs.ts";

/** What a column of one's own list may be: the file's name or number, a field, or a note for the description. */
export const listFields = ["file", ...draftFields, "note"] as const;
export type ListField = (typeof listFields)[number];

/** The columns of a list in their order; "" for one that is left out. */
export type ListColumns = readonly (ListField | "")[];

/** Whether a column fills in a field of drafts. */
export const isDraftField = (field: ListField | ""): field is DraftField =>
  draftFields.some((one) => one === field);

/** How the rows of a list find their files. */
export const joins = ["file", "title", "order"] as const;
export type Join = (typeof joins)[number];
