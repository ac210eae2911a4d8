const filters = {
  raaga: "raagaDescription",
  taala: "taalaDescription",
  songType: "songTypeDescription",
  singer: "singer",
  composer: "composer",
  accompanist: "accompanistName",
} as const;

/** Returns the address of a search for a name of a kind; of a person, whose `name` is the id, their page. */
export const suggestionPath = (kind: keyof typeof filters | "person", name: string): string =>
  kind === "person"
    ? `/people/${name}`
    : `/search?${new URLSearchParams({ [filters[kind]]: name, searched: "true" })}`;
