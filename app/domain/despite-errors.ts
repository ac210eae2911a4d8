/** Options for `refine` that compare fields even if another field is invalid, where zod skips them. */
export const despiteErrors = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};
