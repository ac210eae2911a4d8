import type { Language } from "../../../archive.ts";
import {
  type Mark,
  type Notation,
  type NotationLine,
  type Words,
} from "../../../domain/music/notation/notation.ts";
import { parseNotation } from "../../../domain/music/notation/parse-notation.ts";
import { findSwaras, type NotatedRaaga } from "../../../domain/music/notation/raaga-swaras.ts";
import {
  checkTaala,
  type TaalaDoubt,
  timeNotation,
} from "../../../domain/music/notation/time-notation.ts";
import { writeMarks } from "../../../domain/music/notation/write-notation.ts";
import { parseScale } from "../../../domain/music/scale.ts";
import { scriptOf } from "../../../domain/music/script/script-of.ts";
import { languageTag } from "../../../domain/music/script/scripts.ts";
import { syllableMark } from "../../../domain/music/script/spelling.ts";
import { swaraInScript } from "../../../domain/music/script/swara.ts";
import { keepingsOf, type TaalaCycle } from "../../../domain/music/taalas/cycle.ts";
import { parseHeading } from "../../../domain/songs/lyrics-heading.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { openScript, type Reader, tagOf } from "../../../web/lyrics/open-script.server.ts";

export interface ShownCell {
  kind: "swara" | "hold" | "anga" | "cycle";
  text: string;
  octave: -1 | 0 | 1;
  /** How many lines stand below it: each doubles the speed. */
  speed: number;
  /** Whether a line below it ends here. */
  ends: boolean;
  /** What is sung to it, in each line of words; null where a syllable goes on, undefined below a bar. */
  syllables?: (string | null)[];
}

export interface ShownNotationLine {
  /** Its number among the lines of swaras, from 1. */
  number: number;
  cells: ShownCell[];
  /** The same in plain text, for those who hear the page: swaras, then each line of words. */
  swaras: string;
  words: string[];
}

export interface ShownNotation {
  parts: { heading: string | null; lines: ShownNotationLine[] }[];
  swaraTag: string;
  wordsTag: string;
  /** What a reader may want to know of its raaga. */
  notes: string[];
  /** What its player needs, as attributes of the section that has its buttons. */
  playData: Readonly<Record<`data-${string}`, string>>;
}

/** What is known of a song that has a notation. */
export interface NotatedSong {
  language: string | null;
  raaga: {
    arohana: string | null;
    avarohana: string | null;
    melakarta: number | null;
    /** The melakarta of its parent. */
    parent: number | null;
  } | null;
  taala: (TaalaCycle & { id: string }) | null;
  /** How its taala is kept, if not in the first way. */
  keeping?: string | null;
}

const raagaOf = ({ raaga }: NotatedSong): NotatedRaaga | null =>
  raaga && {
    up: parseScale(raaga.arohana),
    down: parseScale(raaga.avarohana),
    melakarta: raaga.melakarta ?? raaga.parent,
  };

const keepings = ({ taala }: NotatedSong) => (taala ? keepingsOf(taala.id, taala) : []);
const partsOf = (song: NotatedSong) => keepings(song)[0]?.parts ?? [];

/** Shows a stored notation in the reader's script; null for none and for what cannot be read. */
export async function showNotation(
  text: string,
  song: NotatedSong,
  reader: Reader,
): Promise<ShownNotation | null> {
  const { notation } = parseNotation(text);
  if (!notation || notation.length === 0) return null;
  const { pageLanguage } = reader;
  const lines = notation.flatMap((part) => part.lines);
  const rows = lines.flatMap(({ words }) => words);
  const sung = rows.flatMap((row) => row.flatMap((one) => one?.text ?? [])).join(" ");
  const original = scriptOf(sung);
  const { script, transliterate } = await openScript(original, reader);
  const shownRows = showRows(rows, transliterate);
  const swaraLanguage =
    reader.choice === "iso"
      ? "en"
      : reader.choice && reader.choice !== "original"
        ? reader.choice
        : pageLanguage;
  let number = 0;
  const shown = (line: NotationLine): ShownNotationLine => {
    const ofLine = line.words.map(() => shownRows.shift()!);
    number += 1;
    return {
      number,
      cells: showCells(line.marks, ofLine, swaraLanguage),
      swaras: inScript(writeMarks(line.marks), swaraLanguage),
      words: ofLine.map((row) => joinWords(row)),
    };
  };
  return {
    parts: notation.map(({ heading, lines: ofPart }) => ({
      heading: heading && showHeading(pageLanguage, heading),
      lines: ofPart.map(shown),
    })),
    swaraTag: swaraLanguage,
    wordsTag: tagOf(song.language, script) ?? languageTag(song.language, original),
    notes: describeForeign(pageLanguage, notation, song),
    playData: playDataOf(text, song),
  };
}

function playDataOf(text: string, song: NotatedSong): ShownNotation["playData"] {
  const { raaga, keeping: chosen } = song;
  const ways = keepings(song);
  const keeping = ways.find(({ name }) => name === chosen) ?? ways[0];
  const hands = keeping?.parts.map(({ actions }) => actions.join(" "));
  return {
    "data-text": text,
    "data-up": raaga?.arohana ?? "",
    "data-down": raaga?.avarohana ?? "",
    "data-mela": String(raagaOf(song)?.melakarta ?? ""),
    "data-hands": hands?.join(", ") ?? "",
    "data-eduppu": String(keeping?.eduppu ?? ""),
  };
}

/** Writes the swaras of a plain text in a script; other signs stay. */
const inScript = (text: string, language: Language) =>
  text.replace(/[SRGMPDN][123]?(?=['.]?)/g, (name) => swaraInScript(name, language));

/** Translates a heading that all scripts know; others stay as they are written. */
function showHeading(language: Language, written: string): string {
  const heading = parseHeading(written);
  if (!heading) return written;
  const { section, number } = heading;
  return translate(language, `section.${section}`) + (number === null ? "" : ` ${number}`);
}

type ShownRow = ({ text: string; joins: boolean } | null)[];

/** Transliterates lines of words, word by word, so that each syllable is spelled as its word has it. */
function showRows(rows: readonly Words[], write: ((text: string) => string) | null): ShownRow[] {
  if (!write) return rows.map((row) => [...row]);
  const texts = rows.map((row) => {
    const syllables = row.filter((one) => one !== null);
    return syllables
      .map(({ text, joins }, at) =>
        at === syllables.length - 1 ? text : text + (joins ? syllableMark : " "),
      )
      .join("");
  });
  // One call for all lines, because each call has a high fixed cost.
  const written = write(texts.join("\n")).split("\n");
  return rows.map((row, at) => {
    const syllables = written[at]!.split(new RegExp(`[${syllableMark} ]`, "u"));
    return row.map((one) => one && { ...one, text: syllables.shift() ?? one.text });
  });
}

/** Joins the syllables of words. */
const joinWords = (row: ShownRow) =>
  row
    .flatMap((one) => (one ? [one.text + (one.joins ? "" : " ")] : []))
    .join("")
    .trim();

function showCells(
  marks: readonly Mark[],
  rows: readonly ShownRow[],
  language: Language,
): ShownCell[] {
  let cell = 0;
  const walk = (all: readonly Mark[], speed: number): ShownCell[] =>
    all.flatMap((mark): ShownCell[] => {
      if (mark.kind === "fast") {
        const inner = walk(mark.marks, speed + 1);
        const last = inner.at(-1);
        return last ? [...inner.slice(0, -1), { ...last, ends: true }] : [];
      }
      const shown = { octave: 0 as const, speed, ends: false };
      if (mark.kind === "bar") return [{ ...shown, kind: mark.ends, text: "" }];
      const at = cell++;
      const syllables = rows.map((row) => row[at]?.text ?? null);
      if (mark.kind === "hold")
        return [{ ...shown, kind: "hold", text: mark.units === 1 ? "," : ";", syllables }];
      const text = swaraInScript(mark.name, language);
      return [{ ...shown, kind: "swara", text, octave: mark.octave, syllables }];
    });
  return walk(marks, 0);
}

const listSwaras = (language: Language, found: { name: string; lines: number[] }[]) =>
  found
    .map(({ name, lines }) =>
      translate(language, "notation.swaraOfLines", {
        name: swaraInScript(name, language),
        lines: lines.join(", "),
      }),
    )
    .join(", ");

function describeForeign(language: Language, notation: Notation, song: NotatedSong): string[] {
  const { foreign } = findSwaras(notation, raagaOf(song));
  if (foreign.length === 0) return [];
  return [translate(language, "notation.foreign", { swaras: listSwaras(language, foreign) })];
}

const doubtWords = {
  line: "notation.doubt.line",
  angaBar: "notation.doubt.angaBar",
  cycleBar: "notation.doubt.cycleBar",
} as const satisfies Record<TaalaDoubt["kind"], string>;

/** Lists what whoever writes a notation is told of it: its aksharas, and what does not fit its taala and raaga. */
export function reviewNotation(language: Language, text: string, song: NotatedSong): string[] {
  const { notation } = parseNotation(text);
  if (!notation) return [];
  const { lines } = timeNotation(notation);
  const { unclear } = findSwaras(notation, raagaOf(song));
  const doubts = checkTaala(notation, partsOf(song)).map(({ kind, at, aksharas, cycle }) =>
    translate(language, doubtWords[kind], { line: at, count: aksharas, cycle }),
  );
  const unsure =
    unclear.length > 0
      ? [translate(language, "notation.unclear", { swaras: listSwaras(language, unclear) })]
      : [];
  const counts = lines.map(({ from, to }) => String(Math.round((to - from) * 100) / 100));
  const found = [...describeForeign(language, notation, song), ...unsure, ...doubts];
  const fits = found.length === 0 && song.raaga && partsOf(song).length > 0;
  return [
    translate(language, "notation.aksharas", { counts: counts.join(", ") }),
    ...found,
    ...(fits ? [translate(language, "notation.fits")] : []),
  ];
}
