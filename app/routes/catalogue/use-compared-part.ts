import { maxComparedSongs, type SongSearch } from "../../domain/search/search.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import type { ListBase } from "./list-view.ts";

/** Describes which part of the songs an AND search compared and links the next; null if it compared all. */
export function useComparedPart(
  { compared, total, search }: { compared: number | null; total: number; search: SongSearch },
  base: ListBase,
) {
  const { t } = useI18n();
  const { part, sortBy, direction } = search;
  const more = compared === maxComparedSongs;
  if (compared === null || (!more && part === 1)) return null;
  const start = (part - 1) * maxComparedSongs + 1;
  const next = more ? part + 1 : null;
  const range = t("search.compared", { start, end: start + compared - 1 });
  const none = total === 0 ? ` ${t("search.comparedNone")}` : "";
  return {
    text: compared === 0 ? t("home.noSuchPage") : range + none,
    to: listPath(base.path, { ...base.query, part: next, sortBy, direction }),
    label: t(more ? "search.compareMore" : "search.compareAgain"),
  };
}
