/** The title of the source for forms written by an editor who knows the language, without a published source. */
export const editorsReading = "Read by an editor";
