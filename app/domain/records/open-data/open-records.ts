import { z } from "zod";

/**
 * The records of the open data: what a dump says of each kind, and nothing else. JSON Lines, CSV and JSON Schema follow
 * from these schemas. Unknown texts are "", other unknown values null. Nothing is said of users. Lyrics, meanings and
 * notations are empty unless the statement of their rights lets them be copied.
 */

/** Raised when a kind comes, or a field changes its name, type or meaning, or goes; new fields may come without. */
export const schemaVersion = 3;

const text = z.string();
const maybeText = z.string().nullable();
const maybeNumber = z.number().nullable();
const count = z.int();
const byLanguage = z.record(z.string(), z.string());
const date = maybeText.describe("To its known precision: yyyy, yyyy-MM or yyyy-MM-dd");
const time = z.string().describe("UTC, ISO 8601");
const address = text.describe("Path on the site that the manifest names as its origin");
const scriptNames = byLanguage.describe("By language (te, ta, kn, ml, hi), in its script");
const claims = z
  .array(z.object({ field: text, source: count, note: text }))
  .describe("Which source states it: the field, or '' for all; the id of the source; a remark");
const isProposed = z.boolean().describe("Whether it was added with a song and nobody confirmed it");
const rights = maybeText.describe(
  "The address of the statement of who may use it, at creativecommons.org or rightsstatements.org; null if nobody has made one",
);
const permission = text.describe("By whose permission the archive shows it, or why it may");
const copied = "Empty if there is none, or if its rights do not let it be copied";
const aliases = z.array(z.object({ alias: text, kind: text }));
const nameExceptions = z
  .array(z.object({ language: text, name: text, source: text }))
  .describe("Names in a script that do not follow from the ISO name");

const recording = z.object({
  id: count,
  address,
  composition: count.describe("The id of its composition"),
  title: text,
  singer: text.describe("As printed"),
  singerPart: text.describe("vocal, an instrument, or performer if unknown"),
  accompaniments: z.array(z.object({ instrument: text, players: z.array(text) })),
  people: z
    .record(text, maybeText)
    .describe("The ids of people by printed name; null for a name of nobody known"),
  ownRaaga: maybeText.describe("The id of its raaga, if it is not the composition's"),
  ownTaala: maybeText.describe("The id of its taala, if it is not the composition's"),
  recordedOn: date,
  event: text.describe("The concert or album, as printed"),
  place: text,
  concert: maybeText.describe("The id of the concert"),
  track: maybeNumber,
  durationSeconds: maybeNumber,
  startSeconds: maybeNumber.describe("Where it begins in a longer medium"),
  endSeconds: maybeNumber,
  description: text,
  mediaType: maybeText,
  uploadType: maybeText.describe("YouTube, Audio or Video"),
  youtubeId: maybeText,
  mediaUrl: maybeText,
  file: z
    .object({
      address,
      contentType: text,
      bytes: count,
      sha256: maybeText.describe("In hex; null if it was not computed"),
    })
    .nullable()
    .describe("The uploaded file; it is not in the dump"),
  recordingRights: rights,
  recordingPermission: permission,
  source: maybeText,
  addedAt: time,
  changedAt: time.nullable(),
  sources: claims,
});

const composition = z.object({
  id: count,
  address: address.nullable(),
  songs: z
    .array(count)
    .describe(
      "Its addresses under /songs/: its recordings, and entries without a recording. The first is shown first",
    ),
  title: text,
  isoTitle: maybeText.describe("In ISO 15919"),
  nativeTitle: maybeText,
  scriptNames,
  otherTitles: z.array(text),
  composer: text.describe("As printed"),
  composerPerson: maybeText.describe("The id of the person"),
  raaga: maybeText.describe("The id of the raaga"),
  raagas: z.array(text).describe("The raagas of a ragamalika, in the order of its sections"),
  taala: maybeText.describe("The id of the taala"),
  songType: maybeText,
  language: maybeText.describe("BCP 47 code of the language that is sung"),
  deity: text.describe("As printed"),
  deityEntry: maybeText.describe("The id of the deity"),
  signature: text,
  description: text,
  lyrics: text.describe(copied),
  lyricsRights: rights,
  lyricsPermission: permission,
  meaning: byLanguage.describe(`By language. ${copied}`),
  lineMeanings: byLanguage.describe(
    `By language, a line for each line of the lyrics. It has the rights of the meaning. ${copied}`,
  ),
  meaningRights: rights,
  meaningPermission: permission,
  notation: text.describe(`In the plain notation of the archive. ${copied}`),
  notationRights: rights,
  notationPermission: permission,
  markedSong: maybeNumber.describe("The song that an editor chose to be shown first"),
  addedAt: time,
  changedAt: time.nullable(),
  sources: claims,
});

const wordsElsewhere = z.object({
  composition: count.describe("The id of the composition"),
  contents: z.array(text).describe("lyrics, meaning, notation or lesson"),
  address: text.describe("A page of another site"),
});

const concert = z.object({
  id: text,
  address,
  description: text,
  place: text,
  heldOn: date,
  source: text,
});

const person = z.object({
  id: text,
  address,
  name: text,
  sortName: text,
  isoName: maybeText,
  scriptNames,
  names: z.array(z.object({ name: text, kind: text, language: maybeText, seenAt: maybeText })),
  identifiers: z.array(z.object({ scheme: text, value: text })),
  born: maybeNumber.describe("Null without a source"),
  died: maybeNumber,
  yearsSource: maybeText,
  parts: z.array(text),
  picture: z
    .object({
      description: text,
      credit: text,
      rights: text,
      statement: rights,
      files: z.array(
        z.object({ address, contentType: text, bytes: maybeNumber, width: count, height: count }),
      ),
    })
    .nullable(),
  source: maybeText,
  isProposed,
  sources: claims,
});

const raaga = z.object({
  id: text,
  address,
  description: text,
  isoName: maybeText,
  scriptNames,
  nameExceptions,
  aliases,
  melakarta: maybeNumber.describe("1 to 72 for a melakarta"),
  parent: maybeText.describe("The id of its melakarta"),
  arohana: maybeText,
  avarohana: maybeText,
  scales: z
    .array(
      z.object({
        number: count,
        kind: text,
        arohana: text,
        avarohana: text,
        parent: maybeNumber,
      }),
    )
    .describe("Other scales that sources give"),
  bhashanga: z.boolean().nullable(),
  timeOfDay: maybeText,
  fame: maybeNumber.describe("Its place among the best-known raagas"),
  creator: maybeText.describe("The id of the person"),
  source: maybeText,
  isProposed,
  sources: claims,
});

const taala = z.object({
  id: text,
  address,
  description: text,
  isoName: maybeText,
  scriptNames,
  nameExceptions,
  aliases,
  jati: maybeText,
  angas: maybeText.describe("Laghu I, drutam O, anudrutam U"),
  groups: maybeText.describe("The groups of aksharas of a chapu"),
  aksharas: maybeNumber,
  creator: maybeText.describe("The id of the person"),
  sources: claims,
});

const deity = z.object({
  id: text,
  address,
  description: text,
  scriptNames,
  names: z.array(z.object({ name: text, kind: text })),
});

const source = z.object({
  id: count,
  title: text,
  author: text,
  year: maybeNumber,
  kind: text,
  address: text,
});

const redirect = z.object({
  address: address.describe(
    "Of a song that was deleted, or of a person who was merged into another",
  ),
  to: text.describe("The address that it leads to"),
});

/**
 * The files of a dump, in the order in which they are written: what refers to other records is read before these, so
 * that what it names is there, unless it was deleted or renamed in between.
 */
export const openRecords = {
  redirects: redirect,
  recordings: recording,
  compositions: composition,
  "words-elsewhere": wordsElsewhere,
  concerts: concert,
  raagas: raaga,
  taalas: taala,
  deities: deity,
  people: person,
  sources: source,
} as const;
export type OpenKind = keyof typeof openRecords;
export type OpenRecord<Kind extends OpenKind = OpenKind> = z.infer<(typeof openRecords)[Kind]>;

export const openKinds = Object.keys(openRecords) as OpenKind[];
