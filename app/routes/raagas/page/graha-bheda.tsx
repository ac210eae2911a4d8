import { useI18n } from "../../../i18n/provider.tsx";
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
      <ul>
        {rows.map(({ tonic, semitones, isFull, raagas }) => (
          <li key={tonic}>
            <span className="tonic">{t("grahaBheda.from", { swara: tonic })}</span>
            <svg viewBox="0 0 122 14" width="122" height="14" aria-hidden="true">
              {keys.map((key) => (
                <circle
                  key={key}
                  cx={7 + key * 10}
                  cy="7"
                  r="3.5"
                  className={semitones.includes(key) ? "on" : undefined}
                />
              ))}
            </svg>
            <span className="names">
              {raagas.length === 0 && <small>{t("grahaBheda.none")}</small>}
              {raagas.length > 0 && (
                <small>{t(isFull ? "grahaBheda.melakarta" : "grahaBheda.sameSwaras")}</small>
              )}
              {raagas.map((raaga) => (
                <RaagaName key={raaga.id} raaga={raaga} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
