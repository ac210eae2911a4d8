export const raagaCsvColumns = [
  "name",
  "description",
  "isoName",
  "melakarta",
  "parentId",
  "arohana",
  "avarohana",
  "spellings",
  "synonyms",
  "otherSchools",
] as const;

export const taalaCsvColumns = [
  "name",
  "description",
  "isoName",
  "jati",
  "angas",
  "aksharas",
] as const;
