import { writeSwara } from "../scale.ts";
import {
  flatten,
  type Mark,
  type NotatedSwara,
  type Notation,
  type NotationLine,
  type Words,
} from "./notation.ts";

/** Writes a swara as it was noted: `R2`, `S'`, `N.`. */
const writeNotated = ({ name, octave }: Omit<NotatedSwara, "kind">): string =>
  writeSwara({ name: name as "S", octave });

/** Writes marks as `parseNotation` reads them, one space between them. */
export const writeMarks = (marks: readonly Mark[]): string => tokensOf(marks).join(" ");

/** Writes each mark that is not in a mark; parentheses stand at the first and last of those within. */
function tokensOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === "swara") return writeNotated(mark);
    if (mark.kind === "hold") return mark.units === 1 ? "," : ";";
    if (mark.kind === "bar") return mark.ends === "anga" ? "|" : "||";
    const [first = "", ...rest] = tokensOf(mark.marks);
    return [`(${first}`, ...rest].map((token, at, all) =>
      at === all.length - 1 ? `${token})` : token,
    );
  });
}

/** Writes a notation as `parseNotation` reads it, in one form for each: syllables stand below their swaras. */
export function writeNotation(notation: Notation): string {
  let inAkshara = 1;
  const parts = notation.map(({ heading, lines }) => {
    const written = heading === null ? [] : [`${heading}:`];
    for (const line of lines) {
      if (line.inAkshara !== inAkshara) written.push(`akshara: ${(inAkshara = line.inAkshara)}`);
      written.push(...writeLine(line));
    }
    return written.join("\n");
  });
  return parts.join("\n\n");
}

function writeLine({ marks, words }: NotationLine): string[] {
  if (words.length === 0) return [writeMarks(marks)];
  const rows = [tokensOf(marks), ...words.map((syllables) => syllableRow(marks, syllables))];
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at]!))));
  return rows.map((row, number) => {
    const cells = row.map((text, at) => text + " ".repeat(widths[at]! - widthOf(text)));
    return `${number === 0 ? "  " : "w:"} ${cells.join(" ")}`.trimEnd();
  });
}

/** Lists what stands below each mark: syllables, and bars below bars. What goes on to the end is left out. */
function syllableRow(marks: readonly Mark[], words: Words): string[] {
  const last = words.findLastIndex((syllable) => syllable !== null);
  let cell = 0;
  return flatten(marks).map(({ mark }) => {
    if (mark.kind !== "bar") return cell > last ? (cell++, "") : writeSyllable(words[cell++]);
    if (cell === 0 || cell > last) return "";
    return mark.ends === "anga" ? "|" : "||";
  });
}

const writeSyllable = (syllable: Words[number] | undefined) =>
  syllable ? `${syllable.text}${syllable.joins ? "-" : ""}` : "-";

/** A letter with its signs and, in scripts that write them as one, the consonants that a virama joins to it. */
const letters = /\P{M}(?:\p{M}|(?<=[\u094d\u0c4d\u0ccd\u0d4d])\p{L})*/gu;

/** Returns how many letters a text shows. */
const widthOf = (text: string) => text.match(letters)?.length ?? 0;
