import { comparedSongs, type SongSearch } from "../../domain/search.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { type ListBase, listAddress } from "./list-address.ts";

/** How far an AND search has looked, and where it looks on; null where it has looked through everything. */
export function useComparedPart(compared: number, search: SongSearch, base: ListBase) {
  const { t } = useI18n();
  const { part, sortBy, direction } = search;
  const more = compared === comparedSongs;
  if (!more && part === 1) return null;
  const start = (part - 1) * comparedSongs + 1;
  const query = new URLSearchParams(base.query);
  if (more) query.set("part", String(part + 1));
  else query.delete("part");
  return {
    text:
      compared === 0
        ? t("home.noSuchPage")
        : t("search.compared", { start, end: start + compared - 1 }),
    to: listAddress({ path: base.path, query: query.toString() }, { sortBy, direction }),
    label: t(more ? "search.compareMore" : "search.compareAgain"),
  };
}

/** The same, below what was found. */
export function ComparedPart(props: NonNullable<ReturnType<typeof useComparedPart>>) {
  return (
    <div className="empty">
      <p>{props.text}</p>
      <Link to={props.to} className="button quiet">
        {props.label}
      </Link>
    </div>
  );
}
