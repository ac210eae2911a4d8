import type { Language } from "../../../archive.ts";
import type { findRaagaPair } from "../../../data/music/raaga-pages/raaga-pair.ts";
import { parseScale, semitoneOf, type SwaraName } from "../../../domain/music/scale.ts";
import { swaraInScript } from "../../../domain/music/script/swara.ts";
import { showName } from "../../../domain/music/shown-name.ts";
import { maxSoundedSwaras } from "../../../domain/music/sound/scale-sound.ts";
import { compareScales } from "../../../domain/music/theory/compare-scales.ts";
import { foreignSwaras, isUnsure, swarasOf } from "../../../domain/music/theory/foreign-swaras.ts";
import type { ListedRaaga } from "../../../domain/music/theory/raaga-list.ts";
import { describeScale } from "../../../domain/music/theory/scale-flags.ts";
import { playedScale } from "../played/played-scale.server.ts";
import { type ScaleView, sourcesOf, toSteps } from "../scale/scale-view.server.ts";

type RaagaPair = NonNullable<Awaited<ReturnType<typeof findRaagaPair>>>;
type Member = RaagaPair["pair"][number];

export type BesideView = ReturnType<typeof viewBeside>;
export type Column = BesideView["columns"][number];

const linesOf = ({ arohana, avarohana }: ListedRaaga) => {
  const [up, down] = [parseScale(arohana), parseScale(avarohana)];
  return up.length > 0 && down.length > 0 ? { up, down } : null;
};

/** Returns what two raagas have in common, what sets them apart, and a column of each; in the page's language. */
export function viewBeside({ raagas, pair }: RaagaPair, language: Language) {
  const [one, other] = pair;
  const [lines, otherLines] = [linesOf(one.listed), linesOf(other.listed)];
  const compared = lines && otherLines && compareScales(lines, otherLines);
  const own = compared?.own ?? [[], []];
  const inScript = (names: readonly SwaraName[]) =>
    names.map((name) => swaraInScript(name, language));
  const columns = [
    toColumn(one, own[0], raagas, language),
    toColumn(other, own[1], raagas, language),
  ] as const;
  const isParent = ({ listed }: Member, { listed: janya }: Member) => janya.parentId === listed.id;
  return {
    isItself: one.listed.id === other.listed.id,
    /** Null where the scale of one of the two is not known. */
    compared: compared && {
      common: inScript(compared.common),
      isSameScale: compared.isSameScale,
      letters: compared.letters.map(({ letter, swaras }) => ({
        letter,
        swaras: [inScript(swaras[0]), inScript(swaras[1])] as const,
      })),
    },
    /** The places of a janya and its parent, if one of the two is the other's. */
    born: isParent(one, other)
      ? { janya: 1, parent: 0 }
      : isParent(other, one)
        ? { janya: 0, parent: 1 }
        : null,
    inTurn: bothInTurn(columns),
    columns,
  };
}

/** Returns the four lines of two scales as one that sounds; null if one of them may not sound, or all are too many. */
function bothInTurn(columns: readonly { played: ReturnType<typeof playedScale> }[]) {
  const lines = columns.flatMap(({ played }) =>
    played ? [played.up.scale, played.down.scale] : [],
  );
  const swaras = lines.flatMap((line) => line.split(" "));
  return lines.length === 4 && swaras.length <= maxSoundedSwaras ? swaras.join(" ") : null;
}

function toColumn(
  { listed, detail, songs }: Member,
  own: readonly SwaraName[],
  raagas: readonly ListedRaaga[],
  language: Language,
) {
  const lines = linesOf(listed);
  const foreign = lines ? foreignSwaras(swarasOf(lines.up, lines.down), listed.parent) : [];
  const parent = raagas.find(({ id }) => id === listed.parentId);
  const stepsOf = (scale: { arohana: string | null; avarohana: string | null }) => ({
    up: toSteps(scale.arohana, language),
    down: toSteps(scale.avarohana, language),
  });
  const namesOf = (wanted: "synonym" | "other school") =>
    detail.aliases.filter(({ kind }) => kind === wanted).map(({ alias }) => alias);
  const scale: ScaleView | null = lines && {
    number: 0,
    kind: "own",
    parent: null,
    sources: [],
    ...stepsOf(listed),
  };
  return {
    raaga: { id: listed.id, native: listed.native },
    isUnsure: isUnsure(foreign, listed.bhashanga),
    played: playedScale(language, listed),
    own: own.map((name) => swaraInScript(name, language)),
    ownSemitones: own.map(semitoneOf),
    scale,
    flags: lines && describeScale(lines.up, lines.down),
    foreign: foreign.map((name) => swaraInScript(name, language)),
    isBhashanga: listed.bhashanga === true,
    melakarta: listed.melakarta,
    parent: parent
      ? { number: listed.parent, raaga: { id: parent.id, native: parent.native } }
      : null,
    names: { synonym: namesOf("synonym"), "other school": namesOf("other school") },
    phrases: detail.scales
      .filter(({ kind }) => kind === "phrase")
      .map((one) => ({
        ...stepsOf(one),
        sources: sourcesOf(detail.claims, `scale ${one.number}`, language),
      })),
    songs: songs.map(({ id, title, native }) => ({ id, name: showName(native, title) })),
    songCount: listed.compositionCount,
  };
}
