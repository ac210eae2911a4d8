import { publicLoader } from "../../../cache/public-loader.server.ts";
import { pageSize } from "../../../domain/paging.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { PageHead } from "../../../shell/page-head.tsx";
import { ServerDrawn } from "../../../shell/server-drawn.tsx";
import { useSite } from "../../../shell/use-site.ts";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import followStylesheet from "../../../styles/suggest-links.css?url";
import stylesheet from "../../../styles/catalogue.css?url";
import lettersStylesheet from "../../../styles/letters.css?url";
import { withErrorMessage } from "../../../web/failure.server.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import type { Route } from "./+types/home";
import { EmptyList } from "../empty-list.tsx";
import { ListChoices } from "../list-choices.tsx";
import { ListLinks } from "../lists/list-links.tsx";
import { SongList } from "../song-list.tsx";
import { homeKeys } from "../query-keys.server.ts";
import { loadHome } from "./home-loader.server.tsx";

export const loader = publicLoader(homeKeys, withErrorMessage("failure.songs", loadHome));

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.drawn?.head ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t, language } = useI18n();
  const { master } = useSite();
  const { songs, total, before, page, state, query, title, help } = loaderData;
  const base = { path: "/home", query };
  const start = before + (page - 1) * pageSize + 1;
  const { sortBy, direction } = state;
  const nextPath = (after?: number) =>
    listPath("/home/next", { ...query, sortBy, direction, after, lng: language });
  return (
    <div className="page">
      <Stylesheet href={stylesheet} />
      <Stylesheet href={lettersStylesheet} />
      <PageHead
        title={title}
        narrowed={loaderData.narrowed}
        description={help?.text ?? t("home.description", { count: before + total, master })}
        path={listPath("/home", {
          initial: query.initial,
          without: query.without,
          sortBy: sortBy === "title" ? null : sortBy,
          direction,
          page,
        })}
      />
      <div className="page-top">
        <h1>{title}</h1>
        <ListChoices state={state} base={base} />
      </div>
      {help && (
        <p>
          {help.text} {help.link && <a href={help.link.to}>{help.link.text}</a>}
        </p>
      )}
      {loaderData.drawn && (
        <>
          <Stylesheet href={followStylesheet} />
          <ServerDrawn parts={loaderData.drawn.parts} name="follow" />
        </>
      )}
      <ListLinks {...loaderData.initials} isLetters />
      {loaderData.empty ? (
        <EmptyList {...loaderData.empty} />
      ) : (
        <SongList
          songs={songs}
          state={state}
          page={page}
          total={total}
          base={base}
          describe={(count) =>
            t("list.results", { start, end: start + count - 1, total: before + total })
          }
          sorts={loaderData.sorts}
          columns={loaderData.columns}
          playPath={listPath("/songs/play", {
            initial: query.initial,
            without: query.without,
            sortBy,
            direction,
            lng: language,
          })}
          nextPath={({ id }) => nextPath(id)}
        />
      )}
      <ListLinks {...loaderData.incomplete} />
    </div>
  );
}
