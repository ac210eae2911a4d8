import { data, redirect } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findRevision } from "../../data/records/history/find-revision.ts";
import { showName, textOf } from "../../domain/music/shown-name.ts";
import { parseId } from "../../domain/paging.ts";
import { historyPath, parseRecord, recordPath } from "../../domain/records/history/history-path.ts";
import { formatDate } from "../../i18n/format.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { useSite } from "../../shell/use-site.ts";
import account from "../../styles/account.css?url";
import stylesheet from "../../styles/history.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { databaseContext, sessionUserContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/revision";
import { ChangeList } from "./change-list.tsx";
import { showChanges, showValues } from "./shown-changes.server.ts";

async function load({ context, params }: Route.LoaderArgs) {
  const record = parseRecord(params.kind, params.id);
  const id = parseId(params.revision);
  const language = languageOf(context);
  const userId = context.get(sessionUserContext)?.id ?? null;
  const db = context.get(databaseContext);
  const found = record && id !== null && (await findRevision(db, record, { language, userId }, id));
  if (!record || id === null || !found) throw data(null, { status: 404 });
  if (found.elsewhere) throw redirect(historyPath(found.elsewhere, id));
  const reader = { language, record, mentioned: found.mentioned };
  const changes = showChanges(found.changes, reader);
  // An act on a song and its composition has the number of the later of its two changes.
  const change = changes.findLast((one) => one.id >= id)!;
  if (change.id !== id) throw redirect(historyPath(record, change.id));
  return {
    data: {
      title: textOf(showName(found.native, found.title)),
      path: historyPath(record, id),
      historyPath: historyPath(record),
      to: found.isGone ? null : recordPath(record),
      change,
      isLatest: found.isLatest,
      values: found.values && showValues(found.values, reader),
      messages: areaMessages("history", language),
    },
    version: found.version,
  };
}

export const loader = publicLoader([], load);

export const headers = pageHeaders();

export default function Revision(props: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={props.loaderData.messages}>
      <RevisionPage page={props.loaderData} />
    </AreaI18nProvider>
  );
}

function RevisionPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t, language } = useI18n("history");
  const { origin } = useSite();
  const { title, path, to, change, values } = page;
  const date = formatDate(language, change.at);
  const heading = t("changes.versionOf", { title, date });
  return (
    <div className="page working">
      <Stylesheet href={account} />
      <Stylesheet href={stylesheet} />
      <PageHead title={heading} description={t("changes.lead")} path={path} index={false} />
      {to !== null && <link rel="canonical" href={origin + to} />}
      <p className="crumb">
        <Link to={page.historyPath}>
          <MixedText text={t("changes.title", { title })} />
        </Link>
      </p>
      <h1 suppressHydrationWarning>
        <MixedText text={heading} />
      </h1>
      <p className="panel" role="note" suppressHydrationWarning>
        {t(page.isLatest ? "changes.isLatest" : "changes.isOld", { date })}{" "}
        {to !== null && <Link to={to}>{t("changes.now")}</Link>}
      </p>
      <section aria-labelledby="what-changed">
        <h2 id="what-changed">{t("changes.whatChanged")}</h2>
        <ChangeList changes={[change]} />
      </section>
      {values ? (
        <section aria-labelledby="as-it-was">
          <h2 id="as-it-was">{t("changes.asItWas")}</h2>
          <dl className="panel as-it-was">
            {values.map(({ label, text }, at) => (
              <div key={at}>
                <dt>{label}</dt>
                <dd className="prose" suppressHydrationWarning>
                  <MixedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : (
        <p>{t("changes.unknown")}</p>
      )}
    </div>
  );
}
