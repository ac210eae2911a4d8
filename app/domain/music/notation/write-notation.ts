import { writeSwara } from "../scale.ts";
import type { Mark, Notation, NotationLine, NotatedSwara, Words } from "./notation.ts";
import { barsOf } from "./parse-notation.ts";

const bars = { anga: "|", cycle: "||" } as const;
const holds = { 1: ",", 2: ";" } as const;

/** Writes a swara as it was noted: `R2`, `S'`, `N.`. */
export const writeNotated = ({ name, octave }: Omit<NotatedSwara, "kind">): string =>
  writeSwara({ name: name as "S", octave });

/** Writes marks as `parseNotation` reads them, one space between them. */
export const writeMarks = (marks: readonly Mark[]): string => marks.map(writeMark).join(" ");

function writeMark(mark: Mark): string {
  switch (mark.kind) {
    case "swara":
      return writeNotated(mark);
    case "hold":
      return holds[mark.units];
    case "bar":
      return bars[mark.ends];
    case "fast":
      return `(${writeMarks(mark.marks)})`;
  }
}

/** Writes a notation as `parseNotation` reads it, in one form for each. */
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

const writeLine = ({ marks, words }: NotationLine): string[] => [
  writeMarks(marks),
  ...words.map((syllables) => `w: ${writeWords(syllables, marks)}`.trimEnd()),
];

/** Writes syllables with the bars of the line above; what goes on to its end is left out. */
function writeWords(words: Words, marks: readonly Mark[]): string {
  const last = words.findLastIndex((syllable) => syllable !== null);
  const above = barsOf(marks);
  return words
    .slice(0, last + 1)
    .flatMap((syllable, at) => {
      const bar = at > 0 ? above.get(at) : undefined;
      return [...(bar ? [bars[bar.ends]] : []), syllable ?? "-"];
    })
    .join(" ");
}
