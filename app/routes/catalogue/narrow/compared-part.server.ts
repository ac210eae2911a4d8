import type { Language } from "../../../archive.ts";
import { maxComparedSongs, type SongSearch } from "../../../domain/search/search.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { ListQuery } from "../../../lib/list-path.ts";
import { searchPath } from "./search-path.server.ts";

/** Describes which songs an AND search has compared, with a link to the next ones; null if it compared all. */
export function describeComparedPart(
  language: Language,
  { compared, total }: { compared: number | null; total: number },
  search: SongSearch,
  query: ListQuery,
) {
  const { part } = search;
  const hasMore = compared === maxComparedSongs;
  if (compared === null || (!hasMore && part === 1)) return null;
  const start = (part - 1) * maxComparedSongs + 1;
  const range = translate(language, "search.compared", { start, end: start + compared - 1 });
  const none = total === 0 ? ` ${translate(language, "search.comparedNone")}` : "";
  return {
    text: compared === 0 ? translate(language, "home.noSuchPage") : range + none,
    to: searchPath({ ...query, part: hasMore ? part + 1 : null }, search),
    label: translate(language, hasMore ? "search.compareMore" : "search.compareAgain"),
  };
}
