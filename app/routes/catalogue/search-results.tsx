import { pageCount, pageSize } from "../../domain/paging.ts";
import { maxCountedMatches } from "../../domain/search/search.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import type { Route } from "./+types/search";
import { EmptyList } from "./empty-list.tsx";
import { ListChoices } from "./list-choices.tsx";
import { ListLinks } from "./lists/list-links.tsx";
import { songListPath } from "./list-view.ts";
import { LyricsLines, SuggestionList } from "./suggestion-list.tsx";
import { Chips } from "./narrow/chips.tsx";
import { Facets } from "./narrow/facets.tsx";
import { SongList } from "./song-list.tsx";
import { Leads, Understood } from "./understood/understood.tsx";

export function SearchResults(props: Route.ComponentProps["loaderData"]) {
  const { songs, total, more, search, sorts, state, query, names, alike, homophones, lines } =
    props;
  const { compared } = props;
  const { t, language } = useI18n();
  const base = { path: "/search", query, repeated: props.repeated };
  const { page } = search;
  const nextPage = (number: number) =>
    songListPath(
      { ...base, path: "/search/next", query: { ...query, lng: language } },
      { ...search, page: number },
    );
  const start = (page - 1) * pageSize + 1;
  const reachable = Math.min(total, maxCountedMatches);
  const related = (
    <>
      <Understood
        parts={props.understood}
        label={props.labels.understood}
        note={props.labels.loose}
      />
      <Leads leads={props.leads} label={props.labels.leads} />
      <SuggestionList label={t("search.names")} suggestions={names} />
      <SuggestionList label={t("raaga.notSame")} suggestions={homophones} />
    </>
  );
  const inLyrics = <LyricsLines lines={lines} lyrics={search.text.q!} />;
  const filters = <Chips chips={props.chips} />;
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
        {filters}
        {related}
        {inLyrics}
        <SuggestionList label={t("search.didYouMean")} suggestions={alike} />
        <EmptyList {...empty} />
      </>
    );
  }
  return (
    <section aria-label={t("search.results")} className="found">
      <div className="found-top">
        {filters}
        {related}
      </div>
      <aside id="narrow" key={JSON.stringify([search.text, search.only])}>
        <div className="list-tools">
          {state.view === "card" && <ListLinks label={t("sort.label")} links={sorts} />}
          <ListChoices state={state} base={base} />
        </div>
        <div className="facets">
          <Facets groups={props.facets} />
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
          choices={
            <a href="#narrow" className="button quiet narrow-link">
              {t("search.narrow")}
            </a>
          }
          playPath={nextPage(1)}
          nextPath={(_, count) => {
            const next = page + Math.floor(count / pageSize);
            if ((next - 1) * pageSize >= reachable) return null;
            return nextPage(next);
          }}
        />
        {compared && (
          <p className="scroll-end">
            <Link to={compared.to} className="button quiet">
              {compared.label}
            </Link>
          </p>
        )}
        {inLyrics}
      </div>
    </section>
  );
}
