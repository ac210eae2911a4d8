import { publicLoader } from "../../cache/public-loader.server.ts";
import { listDumps } from "../../data/records/open-data/dumps.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { JsonLd } from "../../shell/json-ld.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import stylesheet from "../../styles/data.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/data";
import { datasetDescription } from "./data-json-ld.ts";
import { OpenData } from "./open-data.server.tsx";

export const loader = publicLoader([], async (args: Route.LoaderArgs) => {
  const { context } = args;
  const language = languageOf(context);
  const { version, ...held } = await listDumps(context.get(databaseContext));
  const messages = areaMessages("data", language);
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const description = datasetDescription(held.dumps[0] ?? null, origin, messages["data.lead"]!);
  const drawn = drawOnServer(
    args,
    {
      data: (
        <>
          <OpenData {...held} />
          <JsonLd of={description} />
        </>
      ),
    },
    messages,
  );
  return { data: { drawn, messages }, version };
});

export const headers = pageHeaders();

export default function Data({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <DataPage drawn={loaderData.drawn} />
    </AreaI18nProvider>
  );
}

function DataPage({ drawn }: Pick<Route.ComponentProps["loaderData"], "drawn">) {
  const { t } = useI18n("data");
  return (
    <div className="page data-page">
      <Stylesheet href={stylesheet} />
      <PageHead title={t("data.title")} description={t("data.lead")} path="/data" />
      <h1>{t("data.title")}</h1>
      <ServerDrawn parts={drawn} name="data" />
    </div>
  );
}
