import type { Language } from "../../../archive.ts";
import { markOf } from "../../../domain/music/picture/raaga-mark.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { parseScale, type SwaraName, writeSwara } from "../../../domain/music/scale.ts";
import { swaraInScript } from "../../../domain/music/script/swara.ts";
import { scaleFrom, shiftTonic } from "../../../domain/music/theory/graha-bheda.ts";
import { toKnownScale } from "../../../domain/music/theory/known-scale.ts";
import { findLookAlikes } from "../../../domain/music/theory/look-alikes.ts";
import type { ListedRaaga } from "../../../domain/music/theory/raaga-list.ts";

/** Compares a raaga's scale with all others, with the tonic shifted to each of its swaras and as it is. */
export function compareWithOthers(raaga: ListedRaaga, all: ListedRaaga[], language: Language) {
  const own = toKnownScale(raaga);
  if (!own) return { grahaBheda: [], lookAlikes: [] };
  const swara = (name: SwaraName | null) => name && swaraInScript(name, language);
  const knownScales = all.flatMap((one) => toKnownScale(one) ?? []);
  const names = new Map(all.map(({ id, native }) => [id, { id, native }]));
  const scales = new Map(all.map((one) => [one.id, one]));
  const swaras = [...parseScale(raaga.arohana), ...parseScale(raaga.avarohana)];
  return {
    grahaBheda: shiftTonic(swaras, knownScales).map(({ tonic, semitones, isFull, raagas }) => ({
      tonic: swara(tonic)!,
      scale: scaleFrom(swaras, tonic)!.map(writeSwara).join(" "),
      file: `${raagaPath(raaga.id)}/scale.wav?from=${tonic}`,
      semitones,
      isFull,
      raagas: raagas.map((id) => names.get(id)!),
    })),
    lookAlikes: findLookAlikes(own, knownScales).map(({ id, has, lacks, isSameScale }) => ({
      raaga: names.get(id)!,
      mark: markOf(scales.get(id)!.arohana, scales.get(id)!.avarohana),
      has: swara(has),
      lacks: swara(lacks),
      isSameScale,
    })),
  };
}
