import { archive } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { listTaalas, type TaalaSummary } from "../../data/music/taala-pages/list-taalas.ts";
import { groupTaalas, listFirstTaalas } from "../../domain/music/taalas/taala-groups.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { MusicName } from "../../ui/name.tsx";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { type DrawnParts, ServerDrawn } from "../../shell/server-drawn.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/taalas.css?url";
import { Link } from "../../ui/link.tsx";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/taalas";
import { FirstTaalas } from "./first-taalas.tsx";
import { taalaSet } from "./taala-json-ld.ts";
import { TaalaTable } from "./taala-table.tsx";

export const loader = publicLoader([], async (args: Route.LoaderArgs) => {
  const language = languageOf(args.context);
  const { taalas, version } = await listTaalas(args.context.get(databaseContext), language);
  const messages = areaMessages("taalas", language);
  const first = <FirstTaalas taalas={listFirstTaalas(taalas)} />;
  const drawn = drawOnServer(args, { first }, messages);
  return { data: { taalas, drawn, messages }, version };
});

export const headers = pageHeaders();

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = matches[0].loaderData?.origin;
  if (!loaderData || !origin) return [];
  return [{ "script:ld+json": taalaSet(loaderData.taalas, origin) }];
}

export default function Taalas({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <TaalaList taalas={loaderData.taalas} drawn={loaderData.drawn} />
    </AreaI18nProvider>
  );
}

function TaalaList({ taalas, drawn }: { taalas: TaalaSummary[]; drawn: DrawnParts | null }) {
  const { t } = useI18n("taalas");
  const { rows, chapus, own, others } = groupTaalas(taalas, archive.composerId);
  return (
    <div className="page taalas">
      <Stylesheet href={stylesheet} />
      <PageHead title={t("taalas.title")} description={t("taalas.description")} path="/taalas" />
      <h1>{t("taalas.title")}</h1>
      <p>{t("taalas.description")}</p>
      <ServerDrawn parts={drawn} name="first" className="drawn" />
      <section aria-labelledby="sapta">
        <h2 id="sapta">{t("taalas.sapta")}</h2>
        <p>{t("taalas.saptaNote")}</p>
        <TaalaTable rows={rows} />
      </section>
      <TaalaCards id="chapus" title={t("taalas.chapus")} taalas={chapus} />
      <TaalaCards id="others" title={t("taalas.others")} taalas={others} />
      <TaalaCards
        id="own"
        title={t("taalas.own")}
        note={own.every(({ aksharas }) => aksharas === null) ? t("taalas.ownNote") : undefined}
        taalas={own}
      />
    </div>
  );
}

interface CardsProps {
  id: string;
  title: string;
  note?: string;
  taalas: TaalaSummary[];
}

function TaalaCards({ id, title, note, taalas }: CardsProps) {
  const { t } = useI18n("taalas");
  if (taalas.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p>{note}</p>}
      <ul className="taala-cards">
        {taalas.map((taala) => (
          <li key={taala.id}>
            <Link to={taalaPath(taala.id)}>
              <MusicName native={taala.native} roman={taala.id} />
            </Link>
            <small>
              {[taala.groups?.replaceAll("+", " + ") ?? taala.aksharas]
                .concat(
                  taala.compositionCount > 0
                    ? t("wheel.songs", { count: taala.compositionCount })
                    : [],
                )
                .filter((fact) => fact !== null)
                .join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
