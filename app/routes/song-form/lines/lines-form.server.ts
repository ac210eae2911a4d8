import { defaultLanguage, type Language, languages } from "../../../archive.ts";
import type { EditableSong } from "../../../data/songs/editable-song.ts";
import {
  type LineMeanings,
  moveMeanings,
  readMeanings,
  writeMeanings,
} from "../../../domain/songs/line-meanings.ts";
import { readTimes, writeTime } from "../../../domain/songs/line-times.ts";
import {
  keyOfLine,
  keysOfLines,
  timesToCheck,
  writeTimedLines,
} from "../../../domain/songs/timed-lines.ts";
import { parseLyrics } from "../../../domain/songs/lyrics.ts";
import type { FormError } from "../../../domain/form-error.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { parseFields } from "../../../domain/songs/song-schema.ts";
import { keyInput, meaningInput, meaningsInput, timesInput } from "./line-inputs.ts";

type Inputs = Record<string, string>;

/** Lists the lines of a song with the headings before them, and the inputs for what is known of them. */
export function showLines({ song }: { song: SongRevision }, language: Language) {
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

/** Lists the inputs of all lines, in order. */
function inputsOfLines(inputs: Inputs, nameOf: (number: number) => string): string[] {
  const values: string[] = [];
  while (inputs[nameOf(values.length + 1)] !== undefined)
    values.push(inputs[nameOf(values.length + 1)]!);
  return values;
}

/** Returns the form with the meanings of another language; those that it had are kept in it, unseen. */
export function showLanguage(
  { song }: EditableSong,
  submitted: Inputs,
  language: Language,
): Inputs {
  const shown = readLanguage(submitted.language, language);
  if (shown === language) return submitted;
  const typed = inputsOfLines(submitted, meaningInput);
  const { [meaningsInput(language)]: kept = song.lineMeanings[language], ...others } = submitted;
  const meanings = readMeanings(kept);
  const inputs = typed.map((_, at) => [meaningInput(at + 1), meanings[at] ?? ""]);
  return {
    ...others,
    ...Object.fromEntries(inputs),
    [meaningsInput(shown)]: writeMeanings(typed),
    language,
  };
}

/** Returns the meanings that a form has, by language. */
function meaningsOf(inputs: Inputs, language: Language): LineMeanings {
  const unseen = languages.flatMap((one) => {
    const text = inputs[meaningsInput(one)];
    return text === undefined ? [] : [[one, writeMeanings(readMeanings(text))]];
  });
  const shown = inputsOfLines(inputs, meaningInput);
  return {
    ...Object.fromEntries(unseen),
    ...(shown.length > 0 && { [language]: writeMeanings(shown) }),
  };
}

/**
 * Reads the form: the fields of the song that it has inputs for, or errors by input. Times and meanings are of the
 * lines that the form has shown, whatever the lyrics are now.
 */
export function readLines(
  { song }: EditableSong,
  inputs: Inputs,
  language: Language,
): { values: Partial<SongRevision>; errors: Record<string, FormError> } {
  const keys = inputsOfLines(inputs, keyInput);
  const errors: Record<string, FormError> = {};
  const fields: { lineTimes?: string; lineMeanings?: LineMeanings } = {};
  if (inputs[timesInput(1)] !== undefined)
    fields.lineTimes = writeTimedLines(
      keys.map((key, at) => {
        const times = readTimes(inputs[timesInput(at + 1)] ?? "");
        if (times === null)
          errors[timesInput(at + 1)] = {
            error: "songForm.lineTimesInvalid",
            values: { line: at + 1 },
          };
        return { times: times ?? [], key };
      }),
    );
  const meanings = meaningsOf(inputs, language);
  if (Object.keys(meanings).length > 0) {
    const emptied = Object.fromEntries(Object.keys(meanings).map((one) => [one, ""]));
    const moved = moveMeanings(meanings, keys, song.lyrics);
    fields.lineMeanings = { ...song.lineMeanings, ...emptied, ...moved };
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

/**
 * Returns the lines as others have saved them since the form was opened, and the form for them: with what was changed in
 * it, and with what they have changed elsewhere.
 */
export function mergeLines(
  { before, now }: { before: SongRevision; now: SongRevision },
  values: Partial<SongRevision>,
  submitted: Inputs,
) {
  const language = readLanguage(submitted.language, defaultLanguage);
  const keys = keysOfLines(before.lyrics);
  const lineMeanings = moveMeanings(before.lineMeanings, keys, now.lyrics);
  const opened = { ...before, lyrics: now.lyrics, lineMeanings };
  const edited = { ...now, ...values };
  const [was, mine, theirs] = [opened, edited, now].map((song) => showLines({ song }, language));
  const merged: Inputs = { language };
  for (const [name, value] of Object.entries(theirs!.inputs))
    merged[name] = mine!.inputs[name] === was!.inputs[name] ? value : mine!.inputs[name]!;
  for (const other of languages) {
    const typed = edited.lineMeanings[other] ?? "";
    if (submitted[meaningsInput(other)] !== undefined && typed !== (lineMeanings[other] ?? ""))
      merged[meaningsInput(other)] = typed;
  }
  return { lines: theirs!.lines, submitted: merged };
}
