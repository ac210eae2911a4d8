import { Fragment } from "react";
import { data } from "react-router";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findSourcePage } from "../../data/records/sources/find-source.ts";
import { parseId } from "../../domain/paging.ts";
import { recordFileHead } from "../../domain/records/record-file.ts";
import { readSubject, sourcePath, writeSubject } from "../../domain/records/source.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { listPath } from "../../lib/list-path.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import stylesheet from "../../styles/sources.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { currentUserContext, databaseContext, settingsContext } from "../../web/context.ts";
import { showSourceTitle } from "../../web/fact-sources.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/source";
import { SourceDetails } from "./source-details.server.tsx";
import { sourceDescription } from "./source-json-ld.ts";

export const loader = publicLoader(["after"], async (args: Route.LoaderArgs) => {
  const { context, params, url } = args;
  const id = parseId(params.id);
  if (id === null) throw data(null, { status: 404 });
  const language = languageOf(context);
  const after = readSubject(url.searchParams.get("after"));
  // The user joins the batch of `findSourcePage`.
  const [user, found] = await Promise.all([
    context.get(currentUserContext)(),
    findSourcePage(context.get(databaseContext), id, { language, after }),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { source, version } = found;
  const mayEdit = user !== null && hasPermission(user.roles, "administer");
  const messages = areaMessages("sources", language);
  const drawn = drawOnServer(
    args,
    { details: <SourceDetails language={language} found={found} mayEdit={mayEdit} /> },
    messages,
  );
  const page = {
    title: showSourceTitle(language, source.title),
    kind: translate(language, `sourceKind.${source.kind}`),
    path: listPath(sourcePath(id), { after: after && writeSubject(after) }),
    isFirst: after === null,
    drawn,
    messages,
    head: [
      { "script:ld+json": sourceDescription(source, context.get(settingsContext).SITE_ORIGIN) },
      recordFileHead(sourcePath(id)),
    ],
  };
  return { data: page, version };
});

export const headers = pageHeaders();

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Source({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <SourcePage page={loaderData} />
    </AreaI18nProvider>
  );
}

function SourcePage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("sources");
  const { title, kind, path, isFirst, drawn } = page;
  return (
    <article className="page">
      <Stylesheet href={stylesheet} />
      <PageHead
        title={title}
        description={t("source.description", { title })}
        path={path}
        index={isFirst}
      />
      <p className="eyebrow">{kind}</p>
      <h1>
        {title.split("/").map((part, at) => (
          <Fragment key={at}>
            {at > 0 && (
              <>
                /<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </h1>
      <ServerDrawn parts={drawn} name="details" />
    </article>
  );
}
