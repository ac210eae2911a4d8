import { publicLoader } from "../../cache/public-loader.server.ts";
import { listDeities } from "../../data/music/deity-pages.ts";
import { deityPath } from "../../domain/music/deity-path.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";
import stylesheet from "../../styles/taalas.css?url";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/deities";
import { deitySet } from "./deity-json-ld.ts";

export const loader = publicLoader([], async ({ context }: Route.LoaderArgs) => {
  const language = languageOf(context);
  const { deities, version } = await listDeities(context.get(databaseContext), language);
  return { data: { deities, messages: areaMessages("deities", language) }, version };
});

export const headers = pageHeaders();

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = matches[0].loaderData?.origin;
  if (!loaderData || !origin) return [];
  return [{ "script:ld+json": deitySet(loaderData.deities, origin) }];
}

export default function Deities({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <DeityList deities={loaderData.deities} />
    </AreaI18nProvider>
  );
}

function DeityList({ deities }: Pick<Route.ComponentProps["loaderData"], "deities">) {
  const { t } = useI18n("deities");
  return (
    <div className="page">
      <Stylesheet href={stylesheet} />
      <PageHead title={t("nav.deities")} description={t("deities.description")} path="/deities" />
      <h1>{t("nav.deities")}</h1>
      <p>{t("deities.description")}</p>
      <ul className="taala-cards deity-cards">
        {deities.map(({ id, native, compositionCount }) => (
          <li key={id}>
            <Link to={deityPath(id)}>
              <MusicName native={native} roman={id} />
            </Link>
            <small>{compositionCount > 0 && t("wheel.songs", { count: compositionCount })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
