import { Link } from "react-router";
import { archive } from "../../archive.ts";
import { dataVersionContext, databaseContext } from "../../context.ts";
import { countMelakartaSongs } from "../../data/lookups.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Art } from "../../ui/art.tsx";
import type { Route } from "./+types/welcome";
import { Timeline } from "./timeline.tsx";
import { Wheel } from "./wheel.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { melakartas, total, version } = await countMelakartaSongs(context.get(databaseContext));
  context.get(dataVersionContext).version = version;
  return { melakartas, total };
}

const claims = ["songs", "raagas", "years"] as const;

export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  const { melakartas } = loaderData;
  const lifetime = `${archive.born.slice(0, 4)}–${archive.died.slice(0, 4)}`;
  return (
    <>
      <PageHead description={t("welcome.lead")} path="/" />
      <section className="hero">
        <div className="hero-words">
          <p className="eyebrow">{t("welcome.eyebrow", { years: lifetime })}</p>
          <h1>{t("master.name")}</h1>
          <p className="lead">{t("welcome.lead")}</p>
          <p className="actions">
            <Link to="/home" className="button" prefetch="intent">
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
          <p className="prose">{t("life.one")}</p>
          <p className="prose">{t("life.two")}</p>
          <Art name="mridangam" box={[320, 220]} />
        </div>
        <Timeline />
      </section>
    </>
  );
}
