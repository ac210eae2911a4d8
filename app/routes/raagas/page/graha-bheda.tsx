import { useI18n } from "../../../i18n/provider.tsx";
import { SoundButton } from "../../songs/music/sound-button.tsx";
import { RaagaName } from "../shown/raaga-name.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

const keys = Array.from({ length: 12 }, (_, at) => at);

export function GrahaBheda({ rows }: { rows: RaagaView["grahaBheda"] }) {
  const { t } = useI18n("raagas");
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="graha-bheda" className="graha-bheda">
      <h2 id="graha-bheda">{t("grahaBheda.title")}</h2>
      <p className="prose">{t("grahaBheda.lead")}</p>
      <p className="prose legend">{t("grahaBheda.legend")}</p>
      <ul>
        {rows.map(({ tonic, semitones, scale, file, isFull, raagas }) => {
          const label = t("grahaBheda.listen", { swara: tonic });
          return (
            <li key={tonic} className="sounds">
              <SoundButton label={label} scale={scale} hasDrone />
              <span className="tonic">{t("grahaBheda.from", { swara: tonic })}</span>
              <Dots semitones={semitones} />
              <span className="names">
                {raagas.length === 0 && <small>{t("grahaBheda.none")}</small>}
                {raagas.length > 0 && (
                  <small>{t(isFull ? "grahaBheda.melakarta" : "grahaBheda.sameSwaras")}</small>
                )}
                {raagas.map((raaga) => (
                  <RaagaName key={raaga.id} raaga={raaga} />
                ))}
              </span>
              <noscript>
                <a href={file}>{label}</a>
              </noscript>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A dot for each semitone above the new S; those of the scale are filled, and light up as they sound. */
function Dots({ semitones }: { semitones: readonly number[] }) {
  return (
    <svg viewBox="0 0 122 14" width="122" height="14" aria-hidden="true">
      {keys.map((key) => (
        <circle
          key={key}
          cx={7 + key * 10}
          cy="7"
          r="3.5"
          className={semitones.includes(key) ? "on sounding" : undefined}
        />
      ))}
    </svg>
  );
}
