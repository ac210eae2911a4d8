import { type Language, languages } from "../../../archive.ts";
import type { NamesInScripts } from "../../../domain/people/person.ts";
import type { RaagaDetail } from "../../../data/music/raaga-pages/raaga-detail.ts";
import { chakraNames, chakraOf } from "../../../domain/music/chakra.ts";
import { drawMark } from "../../../domain/music/picture/raaga-mark.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { parseScale, type SwaraName } from "../../../domain/music/scale.ts";
import { consonantInScript } from "../../../domain/music/script/consonant.ts";
import { swaraInScript } from "../../../domain/music/script/swara.ts";
import { byFame } from "../../../domain/music/theory/by-fame.ts";
import { foreignSwaras, isUnsure, swarasOf } from "../../../domain/music/theory/foreign-swaras.ts";
import { explainKatapayadi } from "../../../domain/music/theory/katapayadi.ts";
import type { ListedRaaga } from "../../../domain/music/theory/raaga-list.ts";
import { describeScale } from "../../../domain/music/theory/scale-flags.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { listSources, markSources, nameFact } from "../../../web/fact-sources.server.ts";
import { translateNote } from "../../../web/source-note.server.ts";
import { compareWithOthers } from "./compare-raagas.server.ts";
import { playedScale } from "../played/played-scale.server.ts";
import type { NamedRaaga } from "../shown/raaga-name.tsx";
import {
  bhashangaSourcesOf,
  type ScaleView,
  sourcesOf,
  toSteps,
} from "../scale/scale-view.server.ts";

export type RaagaView = ReturnType<typeof viewRaaga>;

/** The facts whose sources stand beside them. */
const shownFacts = /^(arohana|parent|bhashanga|time|creator|alias .+|scale \d+)$/;

const aliasKinds = ["synonym", "other school", "spelling"] as const;
const toName = ({ id, native }: ListedRaaga): NamedRaaga => ({ id, native });

export function viewRaaga(detail: RaagaDetail, raagas: ListedRaaga[], language: Language) {
  const listed = raagas.find(({ id }) => id === detail.id)!;
  const melakartas = new Map(raagas.map((raaga) => [raaga.melakarta, raaga]));
  const parentOf = (number: number | null) => {
    const parent = number === null ? undefined : melakartas.get(number);
    return parent ? { number, raaga: toName(parent) } : null;
  };
  const { melakarta, arohana, avarohana } = listed;
  const [up, down] = [parseScale(arohana), parseScale(avarohana)];
  const foreign = foreignSwaras(swarasOf(up, down), listed.parent);
  const hasScale = up.length > 0 && down.length > 0;
  const swara = (name: SwaraName) => swaraInScript(name, language);
  const { claims } = detail;
  const mark = (field: string) =>
    markSources(language, claims, field, nameFact(language, "raaga", field));
  const scriptNames: NamesInScripts = detail.scriptNames;
  const scale = { kind: "own" as const, number: 0, arohana, avarohana, parent: listed.parent };
  const others = raagas.filter(({ parentId }) => parentId === detail.id);
  return {
    id: detail.id,
    path: raagaPath(detail.id),
    native: listed.native,
    isProposed: listed.isProposed,
    isoName: detail.isoName,
    description: detail.description === detail.id ? "" : detail.description,
    creator: detail.creator,
    source: detail.source && translateNote(language, detail.source),
    sources: listSources(language, claims, (field) => shownFacts.test(field)),
    claims,
    compositionCount: listed.compositionCount,
    otherScripts: languages.flatMap((code) => {
      const name = scriptNames[code];
      return name && code !== language ? [{ language: code, name }] : [];
    }),
    aliases: aliasKinds.flatMap((kind) => {
      const names = detail.aliases
        .filter((one) => one.kind === kind)
        .map(({ alias }) => ({ alias, cited: mark(`alias ${alias}`) }));
      return names.length > 0 ? [{ kind, names }] : [];
    }),
    place: listed.parent === null ? null : placeOf(listed.parent),
    letters: melakarta === null ? null : lettersOf(melakarta, language),
    parent: melakarta === null ? parentOf(listed.parent) : null,
    parentSources: mark("parent"),
    flags: hasScale ? describeScale(up, down) : null,
    foreign: foreign.map(swara),
    bhashanga: listed.bhashanga,
    bhashangaSources: bhashangaSourcesOf(claims, language),
    creatorSources: mark("creator"),
    time: detail.timeOfDay && translate(language, `time.${detail.timeOfDay}`),
    timeSources: mark("time"),
    isUnsure: isUnsure(foreign, listed.bhashanga),
    agreement: melakarta === null ? detail.agreement : null,
    arohana,
    avarohana,
    played: playedScale(language, listed),
    mark: drawMark(up, down),
    scales: [...(hasScale ? [scale] : []), ...detail.scales].map((one): ScaleView => ({
      number: one.number,
      kind: one.kind,
      up: toSteps(one.arohana, language),
      down: toSteps(one.avarohana, language),
      parent: parentOf(one.parent),
      sources: sourcesOf(claims, one.number === 0 ? "arohana" : `scale ${one.number}`, language),
    })),
    janyas: others
      .toSorted((one, two) => two.compositionCount - one.compositionCount || byFame(one, two))
      .map((raaga) => ({ raaga: toName(raaga), songs: raaga.compositionCount })),
    janyaSongs: others.reduce((sum, { compositionCount }) => sum + compositionCount, 0),
    ...compareWithOthers(listed, raagas, language),
  };
}

function placeOf(number: number) {
  const chakra = chakraOf(number);
  return { number, chakra, chakraName: chakraNames[chakra - 1]! };
}

function lettersOf(melakarta: number, language: Language) {
  const write = (consonant: string) => consonantInScript(consonant, language);
  return explainKatapayadi(melakarta).map(({ letter, digit, row }) => ({
    letter: write(letter),
    digit,
    row: row.map(write),
  }));
}
