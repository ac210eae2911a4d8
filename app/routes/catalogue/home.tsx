import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext, preferencesContext } from "../../web/context.ts";
import { listSongs } from "../../data/songs/lists/catalogue.ts";
import { oneOf, pageCount, pageSize } from "../../domain/paging.ts";
import { pagings, views } from "../../domain/preferences.ts";
import { parseCataloguePage } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { withErrorMessage } from "../../web/failure.server.ts";
import { listPath, pickQuery } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { useSite } from "../../shell/use-site.ts";
import stylesheet from "../../styles/catalogue.css?url";
import type { Route } from "./+types/home";
import { EmptyList } from "./empty-list.tsx";
import { toEntry } from "./entry.server.ts";
import { songListPath } from "./list-view.ts";
import { ListChoices, SortChoices } from "./list-choices.tsx";
import { SongList } from "./song-list.tsx";

export const loader = withErrorMessage(
  "failure.songs",
  publicLoader(async ({ context, url }: Route.LoaderArgs) => {
    const query = url.searchParams;
    const preferences = context.get(preferencesContext);
    const language = languageOf(context);
    const listPage = parseCataloguePage(query);
    const { songs, total, version } = await listSongs(
      context.get(databaseContext),
      { ...listPage, after: null },
      language,
    );
    const { sortBy, direction, page } = listPage;
    const data = {
      songs: songs.map((song) => toEntry(language, song)),
      total,
      page,
      state: {
        sortBy,
        direction,
        view: oneOf(views, query.get("view") ?? preferences.view ?? null),
        paging: oneOf(pagings, query.get("paging") ?? preferences.paging),
      },
      query: pickQuery(query, ["view", "paging"]),
    };
    return { data, version };
  }),
);

export const headers = pageHeaders(stylesheet);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t, language } = useI18n();
  const { master } = useSite();
  const { songs, total, page, state, query } = loaderData;
  const base = { path: "/home", query };
  const start = (page - 1) * pageSize + 1;
  const { sortBy, direction } = state;
  return (
    <div className="page">
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <PageHead
        title={t("home.title")}
        description={t("home.description", { count: total, master: master })}
        path={listPath("/home", { page })}
      />
      <div className="page-top">
        <h1>{t("home.title")}</h1>
        <ListChoices state={state} base={base} />
      </div>
      {songs.length === 0 ? (
        <EmptyList
          text={t(total === 0 ? "home.empty" : "home.noSuchPage")}
          to={total === 0 ? null : songListPath(base, { ...state, page: pageCount(total) })}
        />
      ) : (
        <SongList
          songs={songs}
          state={state}
          page={page}
          total={total}
          base={base}
          describe={(count) => t("list.results", { start, end: start + count - 1, total })}
          choices={state.view === "card" && <SortChoices state={state} base={base} />}
          nextPath={({ id }) =>
            listPath("/home/next", { sortBy, direction, after: id, lng: language })
          }
        />
      )}
    </div>
  );
}
