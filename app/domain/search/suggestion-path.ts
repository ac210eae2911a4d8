const filters = {
  raaga: "raagaDescription",
  taala: "taalaDescription",
  songType: "songTypeDescription",
  singer: "singer",
  composer: "composer",
  accompanist: "accompanistName",
} as const;

export function suggestionPath(suggestion: {
  kind: "song" | keyof typeof filters;
  name: string;
  songId: number | null;
}): string {
  const { kind, name, songId } = suggestion;
  if (kind === "song") return `/songs/${songId}`;
  return `/search?${new URLSearchParams({ [filters[kind]]: name, searched: "true" })}`;
}
