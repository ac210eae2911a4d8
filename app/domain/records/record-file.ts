export const recordFolders = [
  "songs",
  "people",
  "raagas",
  "taalas",
  "deities",
  "concerts",
  "sources",
] as const;
/** Where the addresses of records begin that a program can read as JSON-LD. */
export type RecordFolder = (typeof recordFolders)[number];

/** Returns the element that leads programs from the page of a record to its JSON-LD, at `/songs/63/record.jsonld`. */
export const recordFileHead = (path: string) => ({
  tagName: "link" as const,
  rel: "alternate",
  type: "application/ld+json",
  href: `${path}/record.jsonld`,
});
