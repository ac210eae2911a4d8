import { cutText } from "../../domain/cut-text.ts";
import { databaseContext } from "../../web/context.ts";
import { suggestEverything, suggestNames, suggestTitles } from "../../data/search/suggestions.ts";
import { languageOf } from "../../web/language.ts";
import { countSuggestion } from "../../web/search-limit.server.ts";
import { describeCount } from "./found/suggested-count.server.ts";
import type { Route } from "./+types/suggest";

const kinds = ["raaga", "taala", "songType", "singer", "composer", "accompanist"] as const;
const minLength = 2;

/**
 * Returns suggestions for two characters or more: names of a `kind`, titles without one, or everything with counts
 * (`kind=all`).
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const text = cutText(url.searchParams.get("text")?.trim() ?? "", 100).trim();
  const requestedKind = url.searchParams.get("kind");
  const db = context.get(databaseContext);
  const language = languageOf(context);
  if ([...text].length < minLength) return Response.json([]);
  await countSuggestion({ request, context });
  if (requestedKind === "all") {
    const suggestions = await suggestEverything(db, text, language);
    return Response.json(suggestions.map((one) => describeCount(one, language)));
  }
  const kind = kinds.find((item) => item === requestedKind);
  const suggestions = kind
    ? await suggestNames(db, kind, text, language)
    : await suggestTitles(db, text, language);
  const names = new Map(suggestions.map(({ name }) => [String(name), name]));
  return Response.json([...names.values()]);
}
