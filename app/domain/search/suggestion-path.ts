import { deityPath } from "../music/deity-path.ts";
import { raagaPath } from "../music/raaga-path.ts";
import { taalaPath } from "../music/taalas/taala-path.ts";

const filters = {
  songType: "songTypeDescription",
  singer: "singer",
  composer: "composer",
  accompanist: "accompanistName",
} as const;

/** Returns the address of a raaga, a taala, a deity or a person (whose `name` is the id), else of a search for the name. */
export function suggestionPath(
  kind: keyof typeof filters | "person" | "raaga" | "taala" | "deity",
  name: string,
): string {
  if (kind === "person") return `/people/${name}`;
  if (kind === "raaga") return raagaPath(name);
  if (kind === "taala") return taalaPath(name);
  if (kind === "deity") return deityPath(name);
  return `/search?${new URLSearchParams({ [filters[kind]]: name, searched: "true" })}`;
}
