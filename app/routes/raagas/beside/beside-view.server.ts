import type { Language } from "../../archive.ts";
import { parseScale, semitoneOf, type SwaraName } from "../../domain/music/scale.ts";
import { swaraInScript } from "../../domain/music/script/swara.ts";
import { foreignSwaras, isUnsure, swarasOf } from "../../domain/music/theory/foreign-swaras.ts";
import type { ListedRaaga } from "../../domain/music/theory/raaga-list.ts";
import { playedScale } from "./played/played-scale.server.ts";
import { type ScaleView, toSteps } from "./scale/scale-view.server.ts";

const swarasOfRaaga = ({ arohana, avarohana }: ListedRaaga) =>
  swarasOf(parseScale(arohana), parseScale(avarohana));

export function viewBeside(one: ListedRaaga, other: ListedRaaga, language: Language) {
  const swara = (name: SwaraName) => swaraInScript(name, language);
  const [swaras, others] = [swarasOfRaaga(one), swarasOfRaaga(other)];
  const toColumn = (raaga: ListedRaaga, names: SwaraName[], lacking: SwaraName[]) => {
    const own = lacking.length > 0 ? names.filter((name) => !lacking.includes(name)) : [];
    const [up, down] = [toSteps(raaga.arohana, language), toSteps(raaga.avarohana, language)];
    const scale: ScaleView | null =
      up.length > 0 && down.length > 0
        ? { number: 0, kind: "own", up, down, parent: null, sources: [] }
        : null;
    return {
      raaga: { id: raaga.id, native: raaga.native },
      isUnsure: isUnsure(foreignSwaras(names, raaga.parent), raaga.bhashanga),
      played: playedScale(language, raaga),
      own: own.map(swara),
      ownSemitones: own.map(semitoneOf),
      scale,
    };
  };
  return {
    common: swaras.filter((name) => others.includes(name)).map(swara),
    raagas: [toColumn(one, swaras, others), toColumn(other, others, swaras)],
  };
}
