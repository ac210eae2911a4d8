import type { Language } from "../../../archive.ts";
import type { Swara } from "../../../domain/music/scale.ts";
import { swaraInScript } from "../../../domain/music/script/swara.ts";

interface Props {
  swaras: readonly Swara[];
  language: Language;
  sounding: number | null;
  onPress: (at: number) => void;
}

const octaveMarks = { [-1]: ".", 0: "", 1: "'" } as const;

export const SwaraButtons = ({ swaras, language, sounding, onPress }: Props) => (
  <ol className="sound-swaras">
    {swaras.map(({ name, octave }, at) => (
      <li key={at}>
        <button
          type="button"
          data-sounding={at === sounding || undefined}
          onClick={() => onPress(at)}
        >
          {swaraInScript(name + octaveMarks[octave], language)}
        </button>
      </li>
    ))}
  </ol>
);
