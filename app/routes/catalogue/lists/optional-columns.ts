/** The columns of the table that are left out where they are empty on a page. */
export const optionalColumns = [
  "singer",
  "composer",
  "raaga",
  "taala",
  "recordingDate",
  "songType",
  "duration",
] as const;
export type OptionalColumn = (typeof optionalColumns)[number];
