import { useI18n } from "../../../i18n/provider.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { ScaleView } from "../scale/scale-view.server.ts";
import type { RaagaView } from "./raaga-view.server.ts";
import { ScaleFigure } from "../scale/scale-figure.tsx";
import { SourceList } from "../shown/source-list.tsx";

export function RaagaScales({ raaga }: { raaga: RaagaView }) {
  const { t } = useI18n("raagas");
  const { scales, isUnsure, foreign, parent, agreement } = raaga;
  return (
    <section aria-labelledby="scale">
      <h2 id="scale">{t("raaga.scale")}</h2>
      {scales.length === 0 && <p>{t("raaga.noScale")}</p>}
      {isUnsure && (
        <p className="doubt">
          {t("raaga.unsure", { swaras: foreign.join(", "), number: parent?.number ?? "" })}
        </p>
      )}
      {!isUnsure && agreement === 1 && <p className="doubt">{t("raaga.oneSource")}</p>}
      {!isUnsure && foreign.length > 0 && (
        <p>{t("raaga.bhashanga", { swaras: foreign.join(", "), number: parent?.number ?? "" })}</p>
      )}
      {scales.length > 1 && <p>{t("raaga.sourcesDiffer")}</p>}
      <div className={scales.length > 1 ? "scales several" : "scales"}>
        {scales.map((scale) => (
          <ScaleCard key={scale.number} scale={scale} raaga={raaga} />
        ))}
      </div>
    </section>
  );
}

function ScaleCard({ scale, raaga }: { scale: ScaleView; raaga: RaagaView }) {
  const { t } = useI18n("raagas");
  const { kind, parent, sources } = scale;
  const differs = parent && parent.number !== raaga.place?.number ? parent : null;
  return (
    <div className="panel">
      {raaga.scales.length > 1 && <h3>{t(`raaga.scale.${kind}`)}</h3>}
      <ScaleFigure scale={scale} />
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
    </div>
  );
}
