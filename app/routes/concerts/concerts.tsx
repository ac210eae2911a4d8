import { publicLoader } from "../../cache/public-loader.server.ts";
import { listConcerts } from "../../data/songs/concerts/list-concerts.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/concerts.css?url";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/concerts";
import { ConcertRows } from "./concert-rows.tsx";

export const loader = publicLoader(["after"], async (args: Route.LoaderArgs) => {
  const { context, url } = args;
  const after = url.searchParams.get("after");
  const { concerts, hasMore, version } = await listConcerts(context.get(databaseContext), after);
  const messages = areaMessages("concerts", languageOf(context));
  const drawn = drawOnServer(args, { rows: <ConcertRows concerts={concerts} /> }, messages);
  const page = {
    after,
    isEmpty: concerts.length === 0,
    next: hasMore ? concerts.at(-1)!.id : null,
    drawn,
  };
  return { data: { ...page, messages }, version };
});

export const headers = pageHeaders();

export default function Concerts({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <ConcertList page={loaderData} />
    </AreaI18nProvider>
  );
}

function ConcertList({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("concerts");
  const { after, isEmpty, next, drawn } = page;
  return (
    <div className="page">
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("concerts.title")}
        narrowed={[after && `${after} …`]}
        description={t("concerts.description")}
        path={listPath("/concerts", { after })}
      />
      <h1>{t("concerts.title")}</h1>
      <p>{t("concerts.description")}</p>
      {isEmpty ? (
        <Empty text={t("concerts.none")} to="/home" label={t("welcome.browse")} />
      ) : (
        <ServerDrawn parts={drawn} name="rows" />
      )}
      {next && (
        <nav className="pager" aria-label={t("pager.label")}>
          <Link to={listPath("/concerts", { after: next })} rel="next">
            {t("concerts.more")}
          </Link>
        </nav>
      )}
    </div>
  );
}
