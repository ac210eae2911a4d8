import { Fragment } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { Name } from "../../../ui/name.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { ScaleView } from "../scale/scale-view.server.ts";
import type { RaagaView } from "./raaga-view.server.ts";
import type { PlayedScale } from "../played/played-scale.server.ts";
import { ScaleFigure } from "../played/scale-figure.tsx";
import { SourceList } from "../shown/source-list.tsx";

const isVariant = ({ kind }: ScaleView) => kind === "notes" || kind === "phrase";

const ownScale = ({ scales }: RaagaView) => scales.find(({ kind }) => kind === "own");

/** The raaga's own scale, unless it sounds: then `SoundingScale` stands below the choices of its sound. */
export function RaagaScale({ raaga }: { raaga: RaagaView }) {
  const { t } = useI18n("raagas");
  const { scales, isUnsure, agreement, played } = raaga;
  const differs = scales.some(isVariant);
  const own = ownScale(raaga);
  const isOneSource = agreement === 1 && !isUnsure && !differs && !isBhashangaDisputed(raaga);
  return (
    <>
      <h2 id="scale">{t("raaga.scale")}</h2>
      {scales.length === 0 && <p>{t("raaga.noScale")}</p>}
      <Bhashanga raaga={raaga} />
      {isOneSource && <p className="doubt">{t("raaga.oneSource")}</p>}
      {own && !played && <ScaleCard scale={own} raaga={raaga} />}
    </>
  );
}

/** The raaga's own scale where it sounds, without a panel. */
export function SoundingScale({ raaga }: { raaga: RaagaView }) {
  const own = ownScale(raaga);
  return own && <ScaleParts scale={own} raaga={raaga} played={raaga.played} />;
}

/** Scales that other sources give, folded: one scale is the raaga's. */
export function OtherScales({ raaga }: { raaga: RaagaView }) {
  const { t } = useI18n("raagas");
  const scales = raaga.scales.filter(({ kind }) => kind !== "own");
  if (scales.length === 0) return null;
  return (
    <details className="other-scales" open={raaga.scales.length === scales.length}>
      <summary>{t("raaga.otherScales", { count: scales.length })}</summary>
      {scales.some(isVariant) && <p>{t("raaga.sourcesDiffer")}</p>}
      <div className="scales">
        {scales.map((scale) => (
          <ScaleCard key={scale.number} scale={scale} raaga={raaga} />
        ))}
      </div>
    </details>
  );
}

/** Whether sources name different foreign swaras. Sources that name none are ignored. */
function haveDifferentSwaras({ foreign, bhashangaSources }: RaagaView): boolean {
  const foreignBySource = bhashangaSources
    .map(({ swaras }) => swaras)
    .filter(({ length }) => length > 0);
  const [first = []] = foreignBySource;
  return foreignBySource.some(
    (swaras) =>
      swaras.join(" ") !== first.join(" ") || foreign.some((swara) => !swaras.includes(swara)),
  );
}

/** Whether sources disagree on the raaga being bhashanga, or on its foreign swaras. */
const isBhashangaDisputed = (raaga: RaagaView) =>
  raaga.bhashangaSources.length > 0 && (!raaga.bhashanga || haveDifferentSwaras(raaga));

/**
 * Shows which swaras are foreign to the parent, in the scale or only in phrases, and which sources call the raaga
 * bhashanga.
 */
function Bhashanga({ raaga }: { raaga: RaagaView }) {
  const { t } = useI18n("raagas");
  const { bhashanga, bhashangaSources, foreign, isUnsure } = raaga;
  const values = { swaras: foreign.join(", "), number: raaga.parent?.number ?? "" };
  if (isUnsure) return <p className="doubt">{t("raaga.unsure", values)}</p>;
  if (!bhashanga && bhashangaSources.length === 0) return null;
  const text = !bhashanga
    ? t(bhashangaSources.length > 1 ? "raaga.bhashangaDiffers" : "raaga.bhashangaOpen")
    : foreign.length > 0
      ? t("raaga.bhashanga", values)
      : t("raaga.bhashangaPhrases", { number: values.number });
  return (
    <p>
      {text}
      {bhashanga && haveDifferentSwaras(raaga) && ` ${t("raaga.foreignDiffer")}`}
      {bhashangaSources.length > 0 && (
        <small className="source">
          {" "}
          {t("song.source")}:{" "}
          {bhashangaSources.map((source, at) => (
            <Fragment key={source.id}>
              {at > 0 && "; "}
              <SourceList sources={[source]} />
              <Said {...source} />
            </Fragment>
          ))}
        </small>
      )}
    </p>
  );
}

function Said({ swaras, said }: RaagaView["bhashangaSources"][number]) {
  if (swaras.length === 0 && !said) return null;
  return (
    <>
      {" "}
      ({swaras.join(", ")}
      {swaras.length > 0 && said && "; "}
      {said && <Name of={said} />})
    </>
  );
}

interface CardProps {
  scale: ScaleView;
  raaga: RaagaView;
  played?: PlayedScale | null;
}

const ScaleCard = (props: CardProps) => (
  <div className="panel">
    <ScaleParts {...props} />
  </div>
);

function ScaleParts({ scale, raaga, played }: CardProps) {
  const { t } = useI18n("raagas");
  const { kind, parent, sources } = scale;
  const differs = parent && parent.number !== raaga.place?.number ? parent : null;
  return (
    <>
      {kind !== "own" && <h3>{t(`raaga.scale.${kind}`)}</h3>}
      <ScaleFigure scale={scale} played={played} />
      {differs && (
        <p>
          {t("raaga.otherParent", { number: differs.number ?? "" })}{" "}
          <RaagaName raaga={differs.raaga} />
        </p>
      )}
      {sources.length > 0 && (
        <p className="source">
          {t("song.source")}: <SourceList sources={sources} />
        </p>
      )}
    </>
  );
}
