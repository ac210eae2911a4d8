/** Formats of multi-line fields, as values for their hint messages. */
export const lineFormats = {
  scales: {
    kinds: "notes, phrase, homonym",
    example: "notes | 28 | S R2 G3 P S' | S' P G3 R2 S | Wikipedia",
  },
  exceptions: { codes: "te, ta, kn, ml, hi", example: "te | మోహన | thetageethi.org" },
} as const;
