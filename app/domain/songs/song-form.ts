import { z } from "zod";
import { archive } from "../../archive.ts";

export const sungLanguages = ["te", "sa", "ta", "kn", "ml", "hi"] as const;
export type SungLanguage = (typeof sungLanguages)[number];

export interface Accompaniment {
  typeId: number;
  players: string[];
}

/** What a song says of itself, as every entrance hands it to be kept. Empty is null, or "" for texts. */
export interface SongFields {
  title: string;
  singer: string;
  composer: string;
  raagaId: string | null;
  taalaId: string | null;
  songTypeId: string | null;
  /** yyyy-MM-dd */
  recordingDate: string | null;
  /** BCP 47 code of the language that is sung. */
  language: string | null;
  description: string;
  lyrics: string;
  mediaTypeId: number | null;
  accompaniments: Accompaniment[];
}

const longest = { name: 300, description: 5000, lyrics: 50_000, id: 200 };
const mostAccompaniments = 30;
const mostPlayers = 20;

/** Messages are keys of the locales. */
type SongProblem =
  | "songForm.titleRequired"
  | "songForm.singerRequired"
  | "songForm.mediaTypeRequired"
  | "songForm.composerRequired"
  | "songForm.dateRequired"
  | "songForm.dateInvalid"
  | "songForm.descriptionRequired"
  | "songForm.unknownChoice"
  | "form.maximum"
  | "songForm.tooMany";

const problem = (key: SongProblem) => key;

/** Text as it is kept: composed letters, no control characters but line breaks, no spaces around. */
export function tidyText(text: string): string {
  return (
    text
      .normalize("NFC")
      .replace(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, (mark) =>
        mark === "\t" || mark > "\u2000" ? " " : "",
      )
      .trim()
  );
}

/** Fields that a song may have been kept without; an edit need not invent them. */
export type Optional = "singer" | "recordingDate" | "description" | "mediaTypeId" | "media";

const line = (required: SongProblem, mayBeEmpty = false) =>
  z
    .string(required)
    .transform((text) => tidyText(text).replace(/\s+/g, " "))
    .pipe(
      z
        .string()
        .max(longest.name, problem("form.maximum"))
        .refine((text) => mayBeEmpty || text !== "", required),
    );

const prose = (most: number) =>
  z
    .string()
    .default("")
    .transform(tidyText)
    .pipe(z.string().max(most, problem("form.maximum")));

/** The id of an entry of a reference list; blank is none. */
const choice = z
  .string()
  .max(longest.id, problem("songForm.unknownChoice"))
  .nullish()
  .transform((id) => id?.trim() || null);

/** A real day, not before 1900 and not after today; blank is null. */
const day = (mayBeEmpty: boolean) =>
  z
    .string(problem("songForm.dateRequired"))
    .trim()
    .refine((text) => text !== "" || mayBeEmpty, problem("songForm.dateRequired"))
    .refine((text) => text === "" || isDay(text), problem("songForm.dateInvalid"))
    .transform((text) => text || null);

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "1900-01-01") return false;
  const date = new Date(`${text}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  // Where the day begins first, it is tomorrow already.
  return real && date.getTime() <= Date.now() + 14 * 3600_000;
}

const numberedChoice = (required: SongProblem, mayBeEmpty: boolean) =>
  z
    .union([z.string(), z.number()], problem("songForm.unknownChoice"))
    .nullish()
    .transform((id) => (id === null || id === undefined || id === "" ? null : Number(id)))
    .refine((id) => id !== null || mayBeEmpty, required)
    .refine(
      (id) => id === null || (Number.isSafeInteger(id) && id > 0),
      problem("songForm.unknownChoice"),
    );

const players = z
  .union([z.string(), z.array(z.string())])
  .transform((given) =>
    (typeof given === "string" ? given.split(",") : given)
      .map((name) => tidyText(name).replace(/\s+/g, " "))
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().max(longest.name, problem("form.maximum")))
      .max(mostPlayers, problem("songForm.tooMany")),
  );

/** What a row of accompaniments says. Without a type, or a name, it does not count. */
interface AccompanimentRow {
  typeId: number | null;
  players: string[];
}

/** The fields of a row of accompaniments, whatever an entrance calls them. */
export const accompanimentFields = {
  typeId: numberedChoice("songForm.unknownChoice", true),
  players,
};

/** A list of rows of accompaniments as those that count; `read` says what a row of this entrance says. */
export function accompanimentRows<T extends z.ZodType>(
  row: T,
  read: (row: z.output<T>) => AccompanimentRow,
) {
  return z
    .array(row)
    .max(mostAccompaniments, problem("songForm.tooMany"))
    .default([])
    .transform((rows): Accompaniment[] =>
      rows
        .map(read)
        .flatMap((one) =>
          one.typeId !== null && one.players.length > 0 ? [{ ...one, typeId: one.typeId }] : [],
        ),
    );
}

/** What a song must say of itself, whichever entrance it comes by. What is `optional` may be empty. */
export function songFields(optional: ReadonlySet<Optional> = new Set()) {
  return z.object({
    title: line("songForm.titleRequired"),
    singer: line("songForm.singerRequired", optional.has("singer")),
    composer: line("songForm.composerRequired").default(archive.composer),
    raagaId: choice,
    taalaId: choice,
    songTypeId: choice,
    recordingDate: day(optional.has("recordingDate")),
    language: choice.pipe(z.enum(sungLanguages, problem("songForm.unknownChoice")).nullable()),
    description: prose(longest.description).refine(
      (text) => text !== "" || optional.has("description"),
      problem("songForm.descriptionRequired"),
    ),
    lyrics: prose(longest.lyrics),
    mediaTypeId: numberedChoice("songForm.mediaTypeRequired", optional.has("mediaTypeId")),
    accompaniments: accompanimentRows(z.object(accompanimentFields), (row) => row),
  });
}
