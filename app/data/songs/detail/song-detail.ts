import { and, eq, sql } from "drizzle-orm";
import { compositions, raagas, songs, songTypes, taalas, users } from "#drizzle/schema/index.ts";
import type { TaalaCycle } from "../../../domain/music/taalas/cycle.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { NameLinks } from "../../../domain/people/name-links.ts";
import { mediaOf, type SongNames } from "../../../domain/songs/song.ts";
import { type SungLanguage, sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
import { fieldsShownIn, specOf } from "../../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { prepared } from "../../drizzle-internals.ts";
import {
  compositionOfSong,
  concertOfSong,
  type ListedRecording,
  maxListed,
  reader,
  recordingsOfSong,
  type SongComposition,
} from "./beside-song.ts";
import { type RelatedCompositions, relatedOfSong } from "./related-songs.ts";
import {
  live,
  type NamedAccompaniment,
  namedAccompanimentsIn,
  revisionColumns,
} from "../song-columns.ts";

/** A song as its page shows it. Unknown texts are "", everything else unknown is null. */
export interface SongDetail {
  id: number;
  title: string;
  singer: string;
  composer: string;
  composerId: string | null;
  personIds: NameLinks;
  raaga: Raaga | null;
  taala: Taala | null;
  songType: string | null;
  recordingDate: string | null;
  durationSeconds: number | null;
  language: SungLanguage | null;
  description: string;
  source: string | null;
  media: ReturnType<typeof mediaOf>;
  /** Whether its recording was not found in the last three checks. */
  unavailable: boolean;
  notChecked: boolean;
  accompaniments: { type: string; native: string | null; players: string[] }[];
  addedBy: string | null;
  addedOn: number;
  changedOn: number | null;
}

interface Taala extends TaalaCycle {
  id: string;
  description: string;
}

interface Raaga {
  id: string;
  description: string;
  synonyms: string[];
  melakarta: number | null;
  parentId: string | null;
  arohana: string | null;
  avarohana: string | null;
  bhashanga: 0 | 1 | null;
  /** The number of its melakarta, if it is a janya. */
  parent: number | null;
  isProposed: 0 | 1;
}

/** The fields among the facts on the page of a song; the raagas of a ragamalika come with their names. */
export type SongFacts = Pick<SongRevision, FactField>;
type FactField = Exclude<(typeof factFields)[number], "raagas">;
const factFields = fieldsShownIn("page");

interface Found {
  song: Omit<
    SongDetail,
    | "raaga"
    | "taala"
    | "songType"
    | "language"
    | "accompaniments"
    | "media"
    | "unavailable"
    | "notChecked"
    | "singer"
    | "recordingDate"
  >;
  facts: SongFacts;
  raaga: Raaga;
  taala: Taala;
  songType: string | null;
  accompaniments: NamedAccompaniment[];
  medium: Parameters<typeof mediaOf>[0] & { failures: number; checkedAt: number | null };
  lyrics: string;
  /** What of it is known in the reader's script, null for nothing; of people by the printed name. */
  names: (SongNames & { parent?: string | null; people: Record<string, string | null> }) | null;
  composition: SongComposition;
  recordings: ListedRecording[];
  concert: ListedRecording[];
  related: RelatedCompositions;
  /** The ids of the people it names whom no Administrator has accepted yet. */
  proposed: string[];
  createdBy: number | null;
  version: number;
}

const jsonKinds = new Set<string>(["lines", "texts", "accompaniments"]);

const facts = sql`json_object(${sql.join(
  factFields
    .filter((field): field is FactField => field !== "raagas")
    .map((field) => {
      const column = revisionColumns[field];
      return sql`${field}, ${jsonKinds.has(specOf(field).kind) ? sql`json(${column})` : column}`;
    }),
  sql`, `,
)})`;

/** One JSON text: drizzle and D1 pay for each column by name. A function takes at most 32 arguments. */
const found = sql<string>`json_object(
  'song', json_object('id', songs.id, 'title', songs.title,
    'composer', songs.composer, 'composerId', compositions.composer_id,
    'personIds', json(songs.person_ids), 'durationSeconds', songs.duration_seconds,
    'description', songs.description, 'source', songs.source,
    'addedBy', users.display_name, 'addedOn', songs.created_at, 'changedOn', songs.updated_at),
  'facts', ${facts},
  'raaga', json_object('id', raagas.id, 'description', raagas.description,
    'synonyms', (SELECT json_group_array(alias) FROM raaga_aliases
      WHERE raaga_id = songs.raaga_id AND kind = 'synonym'),
    'melakarta', raagas.melakarta, 'parentId', raagas.parent_id, 'arohana', raagas.arohana,
    'avarohana', raagas.avarohana, 'bhashanga', raagas.bhashanga,
    'parent', (SELECT p.melakarta FROM raagas p WHERE p.id = raagas.parent_id), 'isProposed', raagas.proposed_at IS NOT NULL),
  'taala', json_object('id', taalas.id, 'description', taalas.description, 'jati', taalas.jati,
    'angas', taalas.angas, 'groups', taalas.groups, 'aksharas', taalas.aksharas),
  'songType', song_types.description,
  'accompaniments', ${namedAccompanimentsIn(reader)},
  'medium', json_object('uploadType', songs.upload_type, 'externalMediaId', songs.external_media_id,
    'mediaFileId', songs.media_file_id, 'mediaUrl', songs.media_url,
    'startSeconds', songs.start_seconds, 'endSeconds', songs.end_seconds,
    'failures', songs.media_failures, 'checkedAt', songs.media_checked_at),
  'lyrics', songs.lyrics,
  'names', iif(${reader} = 'en', NULL, json_patch(coalesce(songs.script_names ->> ${reader}, '{}'),
    json_object('parent', (SELECT p.script_names ->> ${reader} FROM raagas p WHERE p.id = raagas.parent_id),
      'people', (SELECT json_group_object(key, p.script_names ->> ${reader})
        FROM json_each(songs.person_ids) JOIN people p ON p.id = value)))),
  'composition', ${compositionOfSong},
  'recordings', ${recordingsOfSong},
  'concert', ${concertOfSong},
  'related', ${relatedOfSong(sql`${reader}`)},
  'proposed', (SELECT json_group_array(p.id) FROM (SELECT compositions.composer_id AS id
    UNION SELECT value FROM json_each(songs.person_ids)) named CROSS JOIN people p ON p.id = named.id
    WHERE p.proposed_at IS NOT NULL),
  'createdBy', songs.created_by,
  'version', (SELECT value FROM counters WHERE name = 'version'))`;

const songStatement = prepared((db) =>
  db
    .select({ found: found.as("found") })
    .from(songs)
    .leftJoin(compositions, eq(compositions.id, songs.compositionId))
    .leftJoin(raagas, eq(raagas.id, songs.raagaId))
    .leftJoin(taalas, eq(taalas.id, songs.taalaId))
    .leftJoin(songTypes, eq(songTypes.id, songs.songTypeId))
    .leftJoin(users, eq(users.id, songs.createdBy))
    .where(and(eq(songs.id, sql.placeholder("id")), live)),
);

const maxFailures = 3;

/**
 * Finds a song for its page, with its lyrics, its composition, the page `page` (from 1 on) of that composition's
 * recordings, what is known in the script of `language`, and the version of the data; or null.
 */
export async function findSong(db: Database, id: number, language: Language, page = 1) {
  const [rows] = await db.batch([
    songStatement(db, { id, language, skip: (page - 1) * maxListed }),
  ]);
  if (!rows[0]) return null;
  const { song, raaga, taala, medium, ...rest }: Found = JSON.parse(rows[0].found);
  const { songType, accompaniments, ...beside } = rest;
  const detail: SongDetail = {
    ...song,
    singer: rest.facts.singer,
    recordingDate: rest.facts.recordingDate,
    language: sungLanguages.find((one) => one === rest.facts.language) ?? null,
    raaga: raaga.id === null ? null : raaga,
    taala: taala.id === null ? null : taala,
    songType,
    media: mediaOf(medium),
    unavailable: medium.failures >= maxFailures,
    notChecked: medium.externalMediaId !== null && medium.checkedAt === null,
    accompaniments: accompaniments.map(({ typeName, native = null, players }) => ({
      type: typeName,
      native,
      players,
    })),
  };
  return { song: detail, ...beside };
}
