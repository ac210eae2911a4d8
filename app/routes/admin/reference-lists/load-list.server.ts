import type { Language } from "../../../archive.ts";
import type { Database } from "../../../data/database.ts";
import type { DetailedEntry, EditedList } from "../../../data/music/reference-list.ts";
import { countUses, listEntries, listNames } from "../../../data/music/reference-reads.ts";
import { entrySorts } from "../../../domain/music/reference-entry.ts";
import { oneOf, parseListPage } from "../../../domain/paging.ts";
import { findCandidates } from "../../../data/search/person-candidates.ts";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { redirectBeyondLastPage } from "../address.ts";
import type { Route } from "./+types/raagas";

export async function loadReferenceList<Entry extends DetailedEntry>(
  list: EditedList<Entry>,
  { context, url }: Pick<Route.LoaderArgs, "context" | "url">,
) {
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const search = url.searchParams.get("q") ?? "";
  const listPage = parseListPage(url.searchParams, entrySorts);
  const offset = (listPage.page - 1) * listPage.size;
  const { rows, total } = await listEntries(db, list, {
    ...listPage,
    offset,
    search,
    language,
  });
  redirectBeyondLastPage(url, listPage.page, total);
  return {
    rows: rows.map(({ id, description, native, songs }) => ({
      id: String(id),
      description,
      native,
      songs,
    })),
    total,
    ...listPage,
    q: search,
    dialog: await loadDialog(list, db, language, url.searchParams),
  };
}

async function loadDialog<Entry extends DetailedEntry>(
  list: EditedList<Entry>,
  db: Database,
  language: Language,
  query: URLSearchParams,
) {
  const dialog = oneOf(["none", "add", "edit", "delete"], query.get("dialog"));
  const id = query.get("id") ?? "";
  const { canPreview } = list;
  switch (dialog) {
    case "none":
      return null;
    case "add":
      return {
        kind: dialog,
        entry: null,
        canPreview,
        creator: "",
        ...(await list.loadFormOptions(db, null, language)),
      };
    case "edit": {
      const entry = await list.find(db, id);
      return entry
        ? {
            kind: dialog,
            id,
            entry,
            canPreview,
            creator: await nameOf(db, entry.creatorId),
            ...(await list.loadFormOptions(db, id, language)),
          }
        : { kind: "gone" as const };
    }
    case "delete": {
      const uses = await countUses(db, list, id);
      if (!uses) return { kind: "gone" as const };
      const isUsed = uses.songs + uses.raagas > 0 || uses.isInCompositions;
      const names = isUsed ? (await listNames(db, list)).map(({ name }) => name) : [];
      return { kind: dialog, id, uses, others: names.filter((name) => name !== id) };
    }
  }
}

async function nameOf(db: Database, person: string | null): Promise<string> {
  const [candidate] = person === null ? [] : await findCandidates(db, [person]);
  return candidate?.name ?? person ?? "";
}
