import { databaseContext } from "../../context.ts";
import { suggestNames, suggestTitles } from "../../data/suggestions.ts";
import type { Route } from "./+types/suggest";

const kinds = ["raaga", "taala", "songType", "singer", "composer", "accompanist"] as const;
const shortest = 2;

/** Names that contain what the visitor has typed, from two characters on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get("text") ?? "").trim().slice(0, 100);
  const kind = kinds.find((item) => item === url.searchParams.get("kind"));
  const db = context.get(databaseContext);
  if ([...text].length < shortest) return Response.json([]);
  const found = kind ? await suggestNames(db, kind, text) : await suggestTitles(db, text);
  return Response.json([...new Set(found.map(({ name }) => name))]);
}
