import { type Language, languages } from "../../../archive.ts";
import type { EditableSong } from "../../../data/songs/editable-song.ts";
import { moveMeanings, readMeanings, writeMeanings } from "../../../domain/songs/line-meanings.ts";
import { readTimes, writeTime } from "../../../domain/songs/line-times.ts";
import { keyOfLine, timesToCheck, writeTimedLines } from "../../../domain/songs/timed-lines.ts";
import { parseLyrics } from "../../../domain/songs/lyrics.ts";
import type { FormError } from "../../../domain/form-error.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { parseFields } from "../../../domain/songs/song-schema.ts";
import { keyInput, meaningInput, timesInput } from "./line-inputs.ts";

type Inputs = Record<string, string>;

/** Lists the lines of a song with the headings before them, and the inputs for what is known of them. */
export function showLines({ song }: EditableSong, language: Language) {
  const { times, areUnsure } = timesToCheck(song.lineTimes, song.lyrics);
  const meanings = readMeanings(song.lineMeanings[language]);
  const verses = parseLyrics(song.lyrics);
  const lines = verses.flatMap(({ heading, lines: ofVerse }) =>
    ofVerse.map(({ number, text }, at) => ({ number, text, heading: at === 0 ? heading : null })),
  );
  const inputs: Inputs = {};
  for (const { number, text } of lines) {
    inputs[keyInput(number)] = keyOfLine(text);
    inputs[timesInput(number)] = (times[number - 1] ?? []).map(writeTime).join(" ");
    inputs[meaningInput(number)] = meanings[number - 1] ?? "";
  }
  return { lines, inputs, areUnsure };
}

export const readLanguage = (text: string | null | undefined, otherwise: Language): Language =>
  languages.find((one) => one === text) ?? otherwise;

/**
 * Reads the form: the fields of the song that it has inputs for, or errors by input. Times and meanings are of the
 * lines that the form has shown, whatever the lyrics are now.
 */
export function readLines(
  { song }: EditableSong,
  inputs: Inputs,
  language: Language,
): { values: Partial<SongRevision>; errors: Record<string, FormError> } {
  const keys: string[] = [];
  while (inputs[keyInput(keys.length + 1)] !== undefined)
    keys.push(inputs[keyInput(keys.length + 1)]!);
  const numbers = keys.map((_, at) => at + 1);
  const errors: Record<string, FormError> = {};
  const fields: { lineTimes?: string; lineMeanings?: Record<string, string> } = {};
  if (inputs[timesInput(1)] !== undefined)
    fields.lineTimes = writeTimedLines(
      numbers.map((number) => {
        const times = readTimes(inputs[timesInput(number)] ?? "");
        if (times === null)
          errors[timesInput(number)] = {
            error: "songForm.lineTimesInvalid",
            values: { line: number },
          };
        return { times: times ?? [], key: keys[number - 1]! };
      }),
    );
  if (inputs[meaningInput(1)] !== undefined) {
    const text = writeMeanings(numbers.map((number) => inputs[meaningInput(number)] ?? ""));
    const moved = moveMeanings({ [language]: text }, keys, song.lyrics);
    fields.lineMeanings = { ...song.lineMeanings, [language]: "", ...moved };
  }
  const parsed = parseFields(fields);
  const { lineMeanings } = parsed.errors;
  return {
    values: parsed.values,
    errors: {
      ...errors,
      ...parsed.errors,
      ...(lineMeanings && { [meaningInput(1)]: lineMeanings }),
    },
  };
}
