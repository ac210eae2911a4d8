/**
 * For a check between the fields of a form: runs it even where one of the fields is wrong. zod leaves it out
 * then, and who corrects that field would hear of the other error only after sending the form again.
 */
export const besideErrors = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};
