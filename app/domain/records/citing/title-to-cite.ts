/** A title as bibliographies sort it: in roman letters, with the one in the script of its language behind it. */
export const titleToCite = (title: string, native: string | null): string =>
  native && native !== title ? `${title} (${native})` : title;
