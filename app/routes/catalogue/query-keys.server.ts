import { textFilters } from "../../domain/search/search.ts";

const sorting = ["sortBy", "direction", "page", "after", "view", "paging", "columns"];

/** The query keys of the catalogue. */
export const homeKeys = [...sorting, "initial", "without"];

/** The query keys of the search. */
export const searchKeys = [
  ...sorting,
  ...textFilters,
  "recordingYearStart",
  "recordingYearEnd",
  "language",
  "has",
  "only",
  "condition",
  "part",
  "searched",
];
