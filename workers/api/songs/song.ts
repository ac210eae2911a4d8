import { z } from "zod";
import type { Editor, SongRecord } from "#app/data/songs/song-record.ts";
import type { User } from "#app/data/users/users.ts";
import { addressOf } from "#app/domain/songs/medium.ts";
import { datePrecisions, precisionOf } from "#app/domain/songs/recording-date.ts";
import { type FieldSpec, uploadTypes } from "#app/domain/songs/song-field-kinds.ts";
import { fieldsWith, specOf } from "#app/domain/songs/song-fields.ts";
import { toCitedRows } from "#app/domain/records/cited-sources.ts";
import { hasPermission } from "#app/domain/users/permissions.ts";
import { shownSources } from "../http/source-schemas.ts";
import { named } from "../http/schemas.ts";

export const notation = z.string().meta({
  description:
    "The notation of the composition in plain text. S R2 , G3' ; | (M1 P.) ||: swaras, with or without numbers, ' above and . below the middle octave; a comma lengthens a swara by one, a semicolon by two, parentheses double the speed, | ends an anga and || a cycle. A line below that begins with w: has a syllable for each swara, comma and semicolon, - where one goes on. A line that ends with a colon is a heading; akshara: 4 says how many swaras an akshara has from there on.",
});

export const pagesElsewhere = z.string().meta({
  description:
    "Pages of other sites about the composition, a line of the text for each: what the page has (lyrics, meaning, notation, lesson, with commas between them) and its address.",
});

export const rights = z.string().nullable().meta({
  description:
    'The statement of who may use it: its address at creativecommons.org or rightsstatements.org; null where the rights are not known. To take it away, send "unknown".',
});

/** The schema of a REST field by the kind of the song's field. */
const kinds: Partial<Record<FieldSpec["kind"], z.ZodType>> = {
  line: z.string(),
  prose: z.string(),
  notation,
  pages: pagesElsewhere,
  optionalLine: z.string().nullable(),
  lines: z.array(z.string()),
  texts: z.record(z.string(), z.string()),
  date: z.iso.date().nullable(),
  reference: named.nullable(),
  references: z.array(z.string()),
  language: z.string().nullable(),
  rights,
  uploadType: z.enum(uploadTypes).nullable(),
  singerPart: z.string(),
  text: z.string().nullable(),
  number: z.int().nullable(),
  seconds: z.int().nullable(),
  lineTimes: z.string().meta({
    description:
      "When the lines of the lyrics are sung, a line of the text for each: minutes and seconds from the beginning of the recording's medium (0:12.3 3:45), - where they are not known, and # with a key of the words. A key may be left out; then the times are for the lyrics as they are.",
  }),
};

const restFields = fieldsWith("rest");

const ofOne = "Of one song alone; lists leave it out.";
const shown = {
  sources: shownSources("composition").optional().meta({ description: ofOne }),
  recordingSources: shownSources("song").optional().meta({ description: ofOne }),
};
const schemaOf = (field: (typeof restFields)[number]) =>
  field === "sources" || field === "recordingSources" ? shown[field] : kinds[specOf(field).kind]!;

export const song = z
  .object({
    id: z.int(),
    ...Object.fromEntries(restFields.map((field) => [field, schemaOf(field)])),
    externalMediaId: z.string().nullable().meta({ description: "The id of a YouTube video." }),
    mediaurl: z.string().nullable().meta({ description: "Where the recording can be heard." }),
    mediadescription: z.string(),
    accompaniments: z.array(
      z.object({
        accompanimentTypeId: z.int(),
        accompanimentTypeName: z.string(),
        playedBy: z.array(z.string()),
      }),
    ),
    compositionId: z
      .int()
      .meta({ description: "The id of the composition, which other songs may share." }),
    recordingYear: z.int().nullable(),
    datePrecision: z.enum(datePrecisions).nullable().meta({
      description: "The precision of the date. recordingDate is null unless the day is known.",
    }),
    startSeconds: z
      .int()
      .nullable()
      .meta({ description: "Where the song begins in a longer recording." }),
    endSeconds: z.int().nullable(),
    createdBy: z.string().nullable().meta({
      description:
        "The username for your own songs and for Administrators, otherwise the display name. Null for a former member.",
    }),
    createdAt: z.iso.datetime(),
    updatedBy: z.string().nullable(),
    updatedAt: z.iso.datetime().nullable().meta({ description: "Null until the first edit." }),
  })
  .meta({ id: "Song" });

/** Converts a record to a REST Song. E-mail addresses are included as far as `reader` may see them. */
export function toSong(record: SongRecord, reader: User | null, origin: string) {
  const mayAdminister = reader !== null && hasPermission(reader.roles, "administer");
  const nameOf = (editor: Editor | null) =>
    editor && (editor.id === reader?.id || mayAdminister)
      ? editor.username
      : (editor?.displayName ?? null);
  const { recordingDate: date } = record;
  const precision = date === null ? null : precisionOf(date);
  const values = {
    ...record,
    ...record.named,
    recordingDate: precision === "day" ? date : null,
    sources: record.sources && toCitedRows("composition", record.sources),
    recordingSources: record.recordingSources && toCitedRows("song", record.recordingSources),
  };
  return {
    id: record.id,
    ...Object.fromEntries(restFields.map((field) => [field, values[field]])),
    mediaurl: addressOf(record, origin),
    mediadescription: record.mediaDescription,
    accompaniments: record.accompaniments.map(({ typeId, typeName, players }) => ({
      accompanimentTypeId: typeId,
      accompanimentTypeName: typeName,
      playedBy: players,
    })),
    compositionId: record.compositionId,
    recordingYear: date === null ? null : Number(date.slice(0, 4)),
    datePrecision: precision,
    startSeconds: record.startSeconds,
    endSeconds: record.endSeconds,
    createdBy: nameOf(record.createdBy),
    createdAt: new Date(record.createdAt).toISOString(),
    updatedBy: nameOf(record.updatedBy),
    updatedAt: record.updatedAt === null ? null : new Date(record.updatedAt).toISOString(),
  };
}
