/** The title of the source of what somebody who knows the language wrote, and no page was seen to print. */
export const editorsReading = "Read by an editor";
