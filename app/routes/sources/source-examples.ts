import type { ClaimedKind } from "../../domain/records/source.ts";

/** A line of sources of each kind of record, as values for their hints. */
export const sourceExamples: Record<ClaimedKind, string> = {
  composition: "raaga | A book [page 12]; A website <https://…> = Todi",
  song: "date | The cover of the record; A website <https://…> = 1975",
  person: "years | A book [page 12]; A website <https://…> = 1901–1980",
  deity: "names | A book [page 12]",
  raaga: "scale | Wikipedia, List of Janya ragas; codevalley/raagawheel [without N3]",
  taala: "alias Chapu | Wikipedia [in the list of names]",
};

/** How an address is written. Its marks are not among the letters of texts, for which the first font has glyphs. */
export const addressExample = "<https://…>";
