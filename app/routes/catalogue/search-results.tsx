import { pageCount, pageSize } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import stylesheet from "../../styles/found.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import type { Route } from "./+types/search";
import { EmptyList } from "./empty-list.tsx";
import { ListChoices } from "./list-choices.tsx";
import { ListLinks } from "./lists/list-links.tsx";
import { songListPath } from "./list-view.ts";
import { Facets } from "./narrow/facets.tsx";
import { SongList } from "./song-list.tsx";

export function SearchResults(props: Route.ComponentProps["loaderData"]) {
  const { songs, total, more, search, sorts, state, query, compared, drawn } = props;
  const { reachable } = props;
  const { t, language } = useI18n();
  const base = { path: "/search", query, repeated: props.repeated };
  const { page } = search;
  const nextPage = (number: number) =>
    songListPath(
      { ...base, path: "/search/next", query: { ...query, lng: language } },
      { ...search, page: number },
    );
  const playPath = songListPath(
    { ...base, path: "/songs/play", query: { ...query, lng: language } },
    { sortBy: search.sortBy, direction: search.direction },
  );
  const start = (page - 1) * pageSize + 1;
  const related = <ServerDrawn parts={drawn} name="related" className="drawn" />;
  const inLyrics = <ServerDrawn parts={drawn} name="lines" className="drawn" />;
  if (songs.length === 0) {
    const empty =
      total > 0
        ? {
            text: t("home.noSuchPage"),
            to: songListPath(base, { ...search, page: pageCount(reachable) }),
          }
        : (compared ?? { text: t("search.none"), to: "/home", label: t("welcome.browse") });
    return (
      <>
        {related}
        {inLyrics}
        <ServerDrawn parts={drawn} name="alike" className="drawn" />
        <EmptyList {...empty} />
      </>
    );
  }
  return (
    <section aria-label={t("search.results")} className="found">
      <Stylesheet href={stylesheet} />
      <div className="found-top">{related}</div>
      <aside id="narrow" key={JSON.stringify([search.text, search.only])}>
        <div className="list-tools">
          {state.view === "card" && <ListLinks label={t("sort.label")} links={sorts} />}
          <ListChoices state={state} base={base} />
        </div>
        <div className="facets">
          <Facets groups={props.facets} drawn={drawn} />
        </div>
      </aside>
      <div>
        <SongList
          songs={songs}
          state={state}
          page={page}
          total={reachable}
          base={base}
          describe={(count) => {
            const text = t(more ? "list.resultsMore" : "list.results", {
              start,
              end: start + count - 1,
              total,
            });
            return compared ? `${text} · ${compared.text}` : text;
          }}
          sorts={sorts}
          columns={props.columns}
          choices={
            <a href="#narrow" className="button quiet narrow-link">
              {t("search.narrow")}
            </a>
          }
          playPath={playPath}
          nextPath={(_, count) => {
            const next = page + Math.floor(count / pageSize);
            if ((next - 1) * pageSize >= reachable) return null;
            return nextPage(next);
          }}
        />
        {inLyrics}
      </div>
    </section>
  );
}
