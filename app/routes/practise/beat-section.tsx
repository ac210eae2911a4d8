import { useRef } from "react";
import type { PractisedTaala } from "../../data/music/taala-pages/practice.ts";
import { nadais } from "../../domain/music/taalas/beats.ts";
import { inKalai, type Keeping, kalais } from "../../domain/music/taalas/cycle.ts";
import { solkattuOf } from "../../domain/music/taalas/solkattu.ts";
import { tappedTempo } from "../../domain/music/taalas/tap.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { writeCount } from "../../domain/music/taalas/write-count.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { HandSigns } from "../taalas/counting/hand-signs.tsx";
import { BeatDrawing } from "./beat-drawing.tsx";
import { Choice } from "./choice.tsx";
import { TempoRange } from "./tempo-range.tsx";
import type { Practice } from "./use-practice.ts";
import {
  changeSettings,
  eduppuOf,
  eduppus,
  type Settings,
  useSettings,
  voices,
} from "../../player/sounds/practice-settings.ts";

interface Props {
  path: string;
  taalas: PractisedTaala[];
  chosen: { taala: PractisedTaala; keeping: Keeping };
  onChoose: (taalaId: string, keeping: Keeping["name"]) => void;
  practice: Practice;
}

export function BeatSection({ path, taalas, chosen, onChoose, practice }: Props) {
  const { t } = useI18n("practise");
  const settings = useSettings();
  const { nadai, kalai } = settings;
  const { taala, keeping } = chosen;
  const eduppu = eduppuOf(keeping, settings);
  const parts = inKalai(keeping.parts, kalai);
  return (
    <section aria-labelledby="beat">
      <h2 id="beat">{t("practise.taala")}</h2>
      {taalas.length === 1 && (
        <p>
          <Link to={taalaPath(taala.id)}>{taala.native ?? taala.id}</Link>
        </p>
      )}
      {taalas.length + taala.keepings.length > 2 && (
        <form className="tool" action={path}>
          {taalas.length > 1 && (
            <Choice
              id="taala"
              name="taala"
              label={t("practise.taala")}
              value={taala.id}
              options={taalas.map(({ id, native }) => [id, native ?? id])}
              onChange={(next) => onChoose(next, "first")}
            />
          )}
          {taala.keepings.length > 1 && (
            <Choice
              id="keeping"
              name="keeping"
              label={t("practise.keeping")}
              value={keeping.name}
              options={taala.keepings.map(({ name }) => [name, t(`practise.keeping.${name}`)])}
              onChange={(next) => onChoose(taala.id, next)}
            />
          )}
          <noscript>
            <button type="submit" className="button quiet">
              {t("practise.show")}
            </button>
          </noscript>
        </form>
      )}
      <BeatDrawing parts={parts} kalai={kalai} beat={practice.beat} eduppu={eduppu} />
      <Solkattu nadai={nadai} pulse={practice.beat?.pulse ?? null} />
      <HandSigns parts={parts} />
      <BeatControls settings={{ ...settings, eduppu }} practice={practice} />
    </section>
  );
}

/** The syllables of an akshara, as they are spoken. */
function Solkattu({ nadai, pulse }: { nadai: number; pulse: number | null }) {
  const { t } = useI18n("practise");
  return (
    <p className="solkattu">
      {solkattuOf(nadai).map((syllable, at) => (
        <span key={at} data-sounding={at === pulse || undefined}>
          {t(`practise.solkattu.${syllable}`)}{" "}
        </span>
      ))}
    </p>
  );
}

function BeatControls({ settings, practice }: { settings: Settings; practice: Practice }) {
  const { t } = useI18n("practise");
  const { tempo, nadai, kalai, voice, eduppu, isCountedIn } = settings;
  const taps = useRef<number[]>([]);
  const tap = ({ timeStamp }: { timeStamp: number }) => {
    taps.current = [...taps.current, timeStamp].slice(-8);
    const tapped = tappedTempo(taps.current);
    if (tapped) changeSettings({ tempo: tapped });
  };
  return (
    <div className="tool needs-script">
      <button
        type="button"
        className="button"
        data-on={practice.isBeatOn || undefined}
        onClick={practice.isBeatOn ? practice.stop : practice.startBeat}
      >
        {practice.isBeatOn ? t("click.stop") : t("click.title")}
      </button>
      <TempoRange tempo={tempo} />
      <button type="button" className="button quiet" onClick={tap}>
        {t("practise.tap")}
      </button>
      <Choice
        id="nadai"
        label={t("click.nadai")}
        value={nadai}
        options={nadais.map(({ name, pulses }) => [pulses, `${t(`jati.${name}`)} (${pulses})`])}
        onChange={(next) => changeSettings({ nadai: next })}
      />
      <Choice
        id="kalai"
        label={t("practise.kalai")}
        value={kalai}
        options={kalais.map((one) => [one, String(one)])}
        onChange={(next) => changeSettings({ kalai: next })}
      />
      <Choice
        id="eduppu"
        label={t("practise.eduppu")}
        value={eduppu}
        options={eduppus.map((one) => [
          one,
          one === 0
            ? t("practise.samam")
            : t(one < 0 ? "practise.before" : "practise.after", {
                count: writeCount(Math.abs(one)),
              }),
        ])}
        onChange={(next) => changeSettings({ eduppu: next })}
      />
      <Choice
        id="voice"
        label={t("practise.voice")}
        value={voice}
        options={voices.map((one) => [one, t(`practise.voice.${one}`)])}
        onChange={(next) => changeSettings({ voice: next })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isCountedIn}
          onChange={({ target }) => changeSettings({ isCountedIn: target.checked })}
        />
        {t("practise.countIn")}
      </label>
      {practice.hasFailed && <p role="status">{t("click.failed")}</p>}
    </div>
  );
}
