import { data } from "react-router";
import { listEntries } from "../../../data/music/reference-reads.ts";
import { referenceLists } from "../../../data/music/reference-lists.ts";
import type { ReferenceList } from "../../../data/music/reference-list.ts";
import { oneOf, parseListPage } from "../../../domain/paging.ts";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { redirectBeyondLastPage } from "../address.ts";
import type { Route } from "./+types/short-list";
import { isShortList, type ShortListName, shortLists } from "../short-list-names.ts";

export function findShortList(name: string): { name: ShortListName; list: ReferenceList } {
  if (!isShortList(name)) throw data(null, { status: 404 });
  return { name, list: referenceLists[shortLists[name].key] };
}

export const entryId = ({ nameField }: ReferenceList, id: string) =>
  nameField === "id" ? id : Number(id);

export async function loadShortList({ context, url, params }: Route.LoaderArgs) {
  const { name, list } = findShortList(params.list);
  const db = context.get(databaseContext);
  const query = url.searchParams;
  const q = query.get("q") ?? "";
  const { page, size } = parseListPage(query, ["id"]);
  const { rows, total } = await listEntries(db, list, {
    sortBy: list.nameField,
    direction: "asc",
    size,
    offset: (page - 1) * size,
    search: q,
    language: languageOf(context),
  });
  redirectBeyondLastPage(url, page, total);
  const dialog = oneOf(["none", "add", "edit", "delete"], query.get("dialog"));
  const id = query.get("id") ?? "";
  const isOpen = dialog === "edit" || dialog === "delete";
  const mayOpen = shortLists[name].canGrow || dialog === "edit";
  const entry = isOpen ? await list.find(db, entryId(list, id)) : null;
  return {
    name,
    rows: rows.map((row) => ({
      id: String(row.id),
      native: row.native,
      label: String(row[list.nameField]),
      description: row.description,
    })),
    total,
    page,
    q,
    dialog: isOpen && !entry ? ("gone" as const) : mayOpen ? dialog : ("none" as const),
    entry: entry && { ...entry, label: String(entry[list.nameField]) },
  };
}
