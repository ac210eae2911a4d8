import type { Language } from "../../../archive.ts";
import { listSongs } from "../../../data/songs/lists/catalogue.ts";
import { oneOf, pageCount } from "../../../domain/paging.ts";
import { pagings, views } from "../../../domain/preferences.ts";
import {
  type CataloguePage,
  catalogueSorts,
  parseCataloguePage,
} from "../../../domain/songs/song.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { type ListQuery, listPath, pickQuery } from "../../../lib/list-path.ts";
import { currentUserContext, databaseContext, preferencesContext } from "../../../web/context.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { languageOf } from "../../../web/language.ts";
import {
  feedHead,
  findFollowOfPageWithNextBatch,
  FollowPart,
} from "../../follow/follow-part.server.tsx";
import { toPageEntries } from "../entry.server.ts";
import { listColumns } from "../lists/table-columns.server.ts";
import { listIncomplete } from "../lists/incomplete-links.server.ts";
import { listSorts } from "../lists/sort-links.server.ts";
import { toCatalogueEntries } from "./catalogue-entries.server.ts";
import { explainHelp } from "./help.server.ts";
import { listTitleParts } from "./title-parts.server.ts";
import type { Route } from "./+types/home";

export async function loadHome(args: Route.LoaderArgs) {
  const { context, url } = args;
  const query = url.searchParams;
  const preferences = context.get(preferencesContext);
  const language = languageOf(context);
  const cataloguePage = parseCataloguePage(query);
  const { sortBy, direction, page, without } = cataloguePage;
  const followed = without && ({ kind: "unfinished", id: without } as const);
  const [user, followState, list] = await Promise.all([
    context.get(currentUserContext)(),
    followed && findFollowOfPageWithNextBatch(context, followed),
    listSongs(context.get(databaseContext), cataloguePage, language),
  ]);
  const keptQuery = pickQuery(query, ["view", "paging", "columns"]);
  const path = (more: ListQuery) => listPath("/home", { ...keptQuery, ...more });
  const view = oneOf(views, query.get("view") ?? preferences.view ?? null);
  const sorts = without ? [] : listSorts(language, catalogueSorts, cataloguePage, path);
  const title = translate(language, without ? `incomplete.${without}.title` : "home.title");
  const data = {
    songs: toPageEntries(view, toCatalogueEntries(language, list.songs, without, user)),
    columns: view === "table" ? listColumns(language, url, sorts) : null,
    total: list.total,
    before: list.before,
    page,
    state: {
      sortBy,
      direction,
      view,
      paging: oneOf(pagings, query.get("paging") ?? preferences.paging),
    },
    query: {
      ...keptQuery,
      ...(cataloguePage.initial && { initial: cataloguePage.initial }),
      ...(without && { without }),
    },
    title,
    narrowed: listTitleParts(language, cataloguePage),
    initials: listInitialLinks(language, cataloguePage, list.initials, path),
    sorts,
    incomplete: listIncomplete(language, list.missing, without),
    help: without && explainHelp(language, without, user),
    drawn: followed && {
      parts: drawOnServer(args, {
        follow: <FollowPart language={language} of={followed} state={followState} />,
      }),
      head: [feedHead(language, followed, title)],
    },
    empty: list.songs.length === 0 ? explainEmpty(language, cataloguePage, list, path) : null,
  };
  return { data, version: list.version };
}

/** Explains why a page is empty, with a link to one that is not. */
function explainEmpty(
  language: Language,
  { sortBy, direction, initial, without }: CataloguePage,
  { total, before }: { total: number; before: number },
  path: (query: ListQuery) => string,
): { text: string; to: string | null; label?: string } {
  const t = (key: MessageKey) => translate(language, key);
  const all = { to: path({}), label: t("welcome.browse") };
  if (without !== null && total === 0) return { text: t("incomplete.none"), ...all };
  if (before + total === 0) return { text: t("home.empty"), to: null };
  if (total === 0) return { text: t("home.noSuchPage"), ...all };
  const last = path({ sortBy, direction, initial, without, page: pageCount(total) });
  return { text: t("home.noSuchPage"), to: last };
}

function listInitialLinks(
  language: Language,
  { sortBy, direction, initial, without }: CataloguePage,
  initials: string[],
  path: (query: ListQuery) => string,
) {
  const isOffered = sortBy === "title" && without === null && initials.length > 1;
  const all = {
    to: path({ direction, initial: null }),
    text: translate(language, "people.everyInitial"),
    current: initial === null,
  };
  const each = initials.map((one) => ({
    to: path({ direction, initial: one }),
    text: one,
    current: one === initial,
  }));
  return {
    label: translate(language, "people.initials"),
    links: isOffered ? [all, ...each] : [],
  };
}
