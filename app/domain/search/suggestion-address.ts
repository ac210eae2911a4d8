const filters = {
  raaga: "raagaDescription",
  taala: "taalaDescription",
  songType: "songTypeDescription",
  singer: "singer",
  composer: "composer",
  accompanist: "accompanistName",
} as const;

/** Returns the path of a suggestion: the song, or a search for the songs with that name. */
export function suggestionAddress(suggestion: {
  kind: "song" | keyof typeof filters;
  name: string;
  songId: number | null;
}): string {
  const { kind, name, songId } = suggestion;
  if (kind === "song") return `/songs/${songId}`;
  return `/search?${new URLSearchParams({ [filters[kind]]: name, searched: "true" })}`;
}
