import { useId } from "react";
import { fastestTempo, nadais, slowestTempo } from "../../../domain/music/taalas/beats.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { Click } from "./use-click.ts";

export function ClickControls({ click }: { click: Click }) {
  const { t } = useI18n("taalas");
  const id = `click${useId()}`;
  const { tempo, nadai, isOn, hasFailed } = click;
  return (
    <fieldset className="taala-click needs-script">
      <legend>{t("click.title")}</legend>
      <div className="field">
        <label htmlFor={`${id}-nadai`}>{t("click.nadai")}</label>
        <select
          id={`${id}-nadai`}
          value={nadai}
          aria-describedby={`${id}-note`}
          onChange={(event) => click.setNadai(Number(event.target.value))}
        >
          {nadais.map(({ name, pulses }) => (
            <option key={name} value={pulses}>
              {t(`jati.${name}`)} ({pulses})
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-tempo`}>
          {t("click.tempo")}: {tempo}
        </label>
        <input
          id={`${id}-tempo`}
          type="range"
          min={slowestTempo}
          max={fastestTempo}
          step={5}
          value={tempo}
          onChange={(event) => click.setTempo(Number(event.target.value))}
        />
      </div>
      <button type="button" className="button" onClick={isOn ? click.stop : click.start}>
        {isOn ? t("click.stop") : t("click.start")}
      </button>
      <p id={`${id}-note`}>{t("click.nadaiNote")}</p>
      {hasFailed && <p role="status">{t("click.failed")}</p>}
    </fieldset>
  );
}
