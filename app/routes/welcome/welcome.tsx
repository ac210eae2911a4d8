import { archive } from "../../archive.ts";
import { calling, lead, life } from "../../biography.ts";
import { lifeEvents } from "../../life-events.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext } from "../../web/context.ts";
import { countMelakartaSongs } from "../../data/music/melakarta-counts.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { languageOf } from "../../web/language.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { useSite } from "../../shell/use-site.ts";
import { Art } from "../../ui/art.tsx";
import { Link } from "../../ui/link.tsx";
import stylesheet from "../../styles/welcome.css?url";
import wheelStylesheet from "../../styles/wheel.css?url";
import type { Route } from "./+types/welcome";
import { Timeline } from "./timeline.tsx";
import { Wheel } from "../raagas/wheel/wheel.tsx";

export const loader = publicLoader(async ({ context }: Route.LoaderArgs) => {
  const language = languageOf(context);
  const db = context.get(databaseContext);
  const { melakartas, version } = await countMelakartaSongs(db, language);
  const data = {
    melakartas,
    lead: lead[language],
    calling: calling[language],
    life: life.map((paragraph) => paragraph[language]),
    events: lifeEvents.map(({ year, words, source }) => ({ year, source, words: words[language] })),
  };
  return { data, version };
});

export const headers = pageHeaders(stylesheet);

const claims = ["songs", "raagas", "years"] as const;

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { master } = useSite();
  const { melakartas } = loaderData;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="area" />
      <link rel="stylesheet" href={wheelStylesheet} precedence="area" />
      <PageHead description={loaderData.lead} path="/" />
      <section className="hero">
        <div className="hero-words">
          <p className="eyebrow">
            {loaderData.calling} · <span>{archive.years}</span>
          </p>
          <h1>{master}</h1>
          <p className="lead">{loaderData.lead}</p>
          <p className="actions">
            <Link to="/home" className="button" prefetch>
              {t("welcome.browse")}
            </Link>
            <Link to="/my-collection" className="button quiet">
              {t("welcome.collect")}
            </Link>
          </p>
        </div>
        <Art name="veena" box={[640, 240]} />
      </section>
      <dl className="claims">
        {claims.map((claim) => (
          <div key={claim}>
            <dt>{t(`claim.${claim}`)}</dt>
            <dd>{t(`claim.${claim}Number`)}</dd>
          </div>
        ))}
      </dl>
      <section className="wheel-section" aria-labelledby="wheel">
        <h2 id="wheel">{t("wheel.title")}</h2>
        <p className="prose">{t("wheel.lead")}</p>
        <Wheel melakartas={melakartas} />
      </section>
      <section className="life" aria-labelledby="life">
        <div>
          <h2 id="life">{t("life.title")}</h2>
          {loaderData.life.map((paragraph) => (
            <p key={paragraph} className="prose">
              {paragraph}
            </p>
          ))}
          <Art name="mridangam" box={[320, 220]} />
        </div>
        <Timeline events={loaderData.events} />
      </section>
    </>
  );
}
