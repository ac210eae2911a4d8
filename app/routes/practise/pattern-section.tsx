import { useState } from "react";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { swaraInScript } from "../../domain/music/script/swara.ts";
import { type Swara, writeSwara } from "../../domain/music/scale.ts";
import {
  linesOf,
  type PatternName,
  patternsOf,
  varisaisOf,
} from "../../domain/music/theory/patterns.ts";
import type { PractisedRaaga } from "../../data/music/taala-pages/practice.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { Choice } from "./choice.tsx";
import { TempoRange } from "./tempo-range.tsx";
import type { Practice } from "./use-practice.ts";
import { changeSettings, speeds, useSettings } from "../../player/sounds/practice-settings.ts";

const first: { name: PatternName; number: number } = { name: "scale", number: 1 };

interface Props {
  raaga: PractisedRaaga | null;
  /** Whether a taala is kept, whose beat may go with the exercises and whose tempo they have. */
  hasBeat: boolean;
  practice: Practice;
}

/** Swara exercises in the scale of a raaga. */
export function PatternSection({ raaga, ...shared }: Props) {
  const { t } = useI18n("practise");
  return (
    <section aria-labelledby="patterns">
      <h2 id="patterns">{t("practise.patterns")}</h2>
      {raaga?.scale ? (
        <Patterns raaga={raaga} up={raaga.scale.up} down={raaga.scale.down} {...shared} />
      ) : (
        <p>
          {raaga
            ? t("practise.noScale", { name: raaga.native ?? raaga.id })
            : t("practise.noRaaga")}{" "}
          <Link to="/raagas">{t("practise.chooseRaaga")}</Link>
        </p>
      )}
    </section>
  );
}

interface PatternsProps {
  raaga: PractisedRaaga;
  up: Swara[];
  down: Swara[];
  hasBeat: boolean;
  practice: Practice;
}

function Patterns({ raaga, up, down, hasBeat, practice }: PatternsProps) {
  const { t, language } = useI18n("practise");
  const { speed, tempo, withBeat } = useSettings();
  const names = patternsOf(up, down);
  const [chosen, setChosen] = useState<{ name: PatternName; number: number }>(first);
  const { name, number } = names.includes(chosen.name) ? chosen : first;
  const lines = linesOf(name, number, up, down);
  const choose = (next: typeof chosen) => {
    practice.stop();
    setChosen(next);
  };
  const starts = lines.map((_, at) => lines.slice(0, at).flat().length);
  return (
    <>
      <p>
        <Link to={raagaPath(raaga.id)}>{raaga.native ?? raaga.id}</Link>
        {names.length === 1 && ` · ${t("practise.vakra")}`}
        {" · "}
        <Link to="/raagas">{t("practise.otherRaaga")}</Link>
      </p>
      <ol className="pattern">
        {lines.map((line, at) => (
          <li key={at}>
            {line.map((step, k) => (
              <span key={k} data-sounding={practice.step === starts[at]! + k || undefined}>
                {step ? swaraInScript(writeSwara(step), language) : ","}{" "}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <div className="tool needs-script">
        <button
          type="button"
          className="button"
          data-on={practice.step !== null || undefined}
          onClick={
            practice.step === null ? () => practice.startPattern(lines.flat()) : practice.stop
          }
        >
          {practice.step === null ? t("practise.patternStart") : t("practise.patternStop")}
        </button>
        <Choice
          id="pattern"
          label={t("practise.pattern")}
          value={name}
          options={names.map((one) => [one, t(`practise.pattern.${one}`)])}
          onChange={(next) => choose({ name: next, number: 1 })}
        />
        {varisaisOf(name) > 1 && (
          <Choice
            id="varisai"
            label={t("practise.varisai")}
            value={number}
            options={Array.from({ length: varisaisOf(name) }, (_, at) => [at + 1, String(at + 1)])}
            onChange={(next) => choose({ name, number: next })}
          />
        )}
        <Choice
          id="speed"
          label={t("practise.speed")}
          value={speed}
          options={speeds.map((one, at) => [
            one,
            t("practise.speedOf", { number: at + 1, count: one }),
          ])}
          onChange={(next) => changeSettings({ speed: next })}
        />
        {hasBeat ? (
          <label className="check">
            <input
              type="checkbox"
              checked={withBeat}
              onChange={({ target }) => changeSettings({ withBeat: target.checked })}
            />
            {t("practise.withBeat")}
          </label>
        ) : (
          <>
            <TempoRange tempo={tempo} />
            {practice.hasFailed && <p role="status">{t("click.failed")}</p>}
          </>
        )}
      </div>
    </>
  );
}
