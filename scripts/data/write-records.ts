import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { shortListStatements } from "#drizzle/seed/reference/index.ts";
import { makePersonKeyRows } from "#app/data/people/person-keys.ts";
import { makePeopleIndexRows } from "#app/domain/people/people-order.ts";
import type { PersonPart } from "#app/domain/people/person.ts";
import type { OpenRecord } from "#app/domain/records/open-data/open-records.ts";
import { type PageElsewhere, writePages } from "#app/domain/songs/pages-elsewhere.ts";
import type { OpenRecords } from "./open-dump.ts";

type Row = Record<string, SQLInputValue>;
type Insert = (table: string, row: Row) => void;

/** Where a medium is, as `app/domain/songs/medium.ts` numbers it. */
const locations = { YouTube: 1, File: 2, Link: 3 };

const json = (value: unknown): string => JSON.stringify(value);
const instant = (time: string | null): number | null => (time === null ? null : Date.parse(time));
const flag = (value: boolean | null): number | null => (value === null ? null : Number(value));
const idIn = (address: string): string => /([^/.]+)(\.\w+)?$/.exec(address)![1]!;

/**
 * Writes the records of a dump into an empty database, within a transaction that defers its foreign keys. Its triggers
 * write what follows from them.
 */
export function writeRecords(db: DatabaseSync, dump: OpenRecords): void {
  const insert = inserterOf(db);
  for (const statement of shortListStatements()) db.exec(statement);
  for (const source of dump.sources) insert("sources", source);
  for (const person of dump.people) writePerson(insert, person);
  for (const raaga of dump.raagas) writeRaaga(insert, raaga);
  for (const taala of dump.taalas) writeTaala(insert, taala);
  for (const { id, description, scriptNames, names } of dump.deities) {
    insert("deities", { id, description, script_names: json(scriptNames) });
    for (const { name, kind } of names) insert("deity_names", { deity_id: id, name, kind });
  }
  for (const { id, description, place, heldOn, source } of dump.concerts)
    insert("concerts", { id, description, place, held_on: heldOn, source });
  writeTerms(insert, db, dump);
  const pages = Map.groupBy(dump["words-elsewhere"], ({ composition }) => composition);
  for (const composition of dump.compositions)
    writeComposition(insert, composition, pages.get(composition.id) ?? []);
  const termsOf = readTerms(db);
  const recorded = new Set<number>();
  for (const recording of dump.recordings) {
    recorded.add(recording.id);
    writeRecording(insert, recording, termsOf);
  }
  for (const { id: compositionId, songs, title, composer, addedAt } of dump.compositions)
    for (const id of songs)
      if (!recorded.has(id))
        insert("songs", {
          id,
          composition_id: compositionId,
          title,
          composer,
          created_at: instant(addedAt),
        });
  for (const { address, to } of dump.redirects) writeRedirect(insert, db, idIn(address), to);
  db.exec(`UPDATE raagas SET agreement = nullif((SELECT count(*) FROM claims
    WHERE subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'arohana'), 0)`);
}

/**
 * A song that was deleted leads to the composition of another; a person who was merged keeps no more than an id. One
 * whose target went while the dump was written leads nowhere.
 */
function writeRedirect(insert: Insert, db: DatabaseSync, id: string, to: string): void {
  const target = idIn(to);
  if (to.startsWith("/people/")) {
    const person = db.prepare("SELECT name FROM people WHERE id = ?").get(target);
    if (!person) return;
    const name = String(person.name);
    const row = { id, name, sort_name: name, parts: json([]), source: "", merged_into: target };
    insert("people", row);
  } else {
    const song = db.prepare("SELECT composition_id AS id FROM songs WHERE id = ?").get(target);
    if (!song) return;
    insert("song_redirects", { song_id: id, composition_id: Number(song.id) });
    insert("changed_records", { kind: "song", record_id: id, is_deleted: 1 });
  }
}

function inserterOf(db: DatabaseSync): Insert {
  const statements = new Map<string, StatementSync>();
  return (table, row) => {
    const columns = Object.keys(row);
    const values = columns.map(() => "?").join(", ");
    const query = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values})`;
    const statement = statements.get(query) ?? db.prepare(query);
    statements.set(query, statement);
    statement.run(...Object.values(row));
  };
}

const cite = (
  insert: Insert,
  kind: string,
  { id, sources }: Pick<OpenRecord<"recordings">, "sources"> & { id: string | number },
) => {
  for (const { field, source, note } of sources)
    insert("claims", {
      subject_kind: kind,
      subject_id: String(id),
      field,
      source_id: source,
      note,
    });
};

/** An entry that waits for an Administrator; nobody knows any more who proposed it. */
const proposedAt = (isProposed: boolean) => (isProposed ? Date.now() : null);

function writePerson(insert: Insert, person: OpenRecord<"people">): void {
  const { id, name, sortName, scriptNames, names, picture } = person;
  const files = picture?.files.map(({ address, contentType, width, height }) => ({
    id: idIn(address),
    type: contentType,
    width,
    height,
  }));
  insert("people", {
    id,
    name,
    sort_name: sortName,
    iso_name: person.isoName,
    script_names: json(scriptNames),
    born: person.born,
    died: person.died,
    years_source: person.yearsSource,
    parts: json(person.parts),
    source: person.source,
    picture: picture && json({ ...picture, files }),
    proposed_at: proposedAt(person.isProposed),
  });
  for (const { name: other, kind, language, seenAt } of names)
    insert("person_names", { person_id: id, name: other, kind, language, seen_at: seenAt });
  for (const { scheme, value } of person.identifiers)
    insert("person_identifiers", { person_id: id, scheme, value });
  const parts = person.parts as PersonPart[];
  for (const row of makePeopleIndexRows({ id, name, sortName, parts, names: scriptNames }))
    insert("people_index", {
      language: row.language,
      part: row.part,
      section: row.section,
      sort_name: row.sortName,
      person_id: id,
      native: row.native,
    });
  const keyed = [name, ...names.map((one) => one.name).filter((one) => one !== name)];
  for (const { field, key, matched } of makePersonKeyRows(id, keyed))
    insert("person_keys", { field, key, person_id: id, matched });
  for (const { address, contentType, bytes } of picture?.files ?? [])
    writeFile(insert, { id: idIn(address), contentType, bytes: bytes ?? 0, sha256: null });
  cite(insert, "person", person);
}

/** The row of a file, whose bytes come with a copy of the bucket. */
const writeFile = (
  insert: Insert,
  file: { id: string; contentType: string; bytes: number; sha256: string | null },
) =>
  insert("media_files", {
    id: file.id,
    status: "ready",
    content_type: file.contentType,
    size: file.bytes,
    whole_hash: file.sha256,
    completed_at: Date.now(),
  });

function writeNames(
  insert: Insert,
  kind: "raaga" | "taala",
  { id, aliases, nameExceptions }: Pick<OpenRecord<"taalas">, "id" | "aliases" | "nameExceptions">,
): void {
  for (const { alias, kind: aliasKind } of aliases)
    insert(`${kind}_aliases`, { [`${kind}_id`]: id, alias, kind: aliasKind });
  for (const { language, name, source } of nameExceptions)
    insert("name_exceptions", { subject_kind: kind, subject_id: id, language, name, source });
}

function writeRaaga(insert: Insert, raaga: OpenRecord<"raagas">): void {
  insert("raagas", {
    id: raaga.id,
    description: raaga.description,
    iso_name: raaga.isoName,
    script_names: json(raaga.scriptNames),
    melakarta: raaga.melakarta,
    parent_id: raaga.parent,
    arohana: raaga.arohana,
    avarohana: raaga.avarohana,
    bhashanga: flag(raaga.bhashanga),
    time_of_day: raaga.timeOfDay,
    fame: raaga.fame,
    creator_id: raaga.creator,
    source: raaga.source,
    proposed_at: proposedAt(raaga.isProposed),
  });
  writeNames(insert, "raaga", raaga);
  for (const scale of raaga.scales) insert("raaga_scales", { raaga_id: raaga.id, ...scale });
  cite(insert, "raaga", raaga);
}

function writeTaala(insert: Insert, taala: OpenRecord<"taalas">): void {
  insert("taalas", {
    id: taala.id,
    description: taala.description,
    iso_name: taala.isoName,
    script_names: json(taala.scriptNames),
    jati: taala.jati,
    angas: taala.angas,
    groups: taala.groups,
    aksharas: taala.aksharas,
    creator_id: taala.creator,
  });
  writeNames(insert, "taala", taala);
  cite(insert, "taala", taala);
}

/** Adds what songs name of the short lists, which are no records: types of songs, instruments, types of media. */
function writeTerms(insert: Insert, db: DatabaseSync, dump: OpenRecords): void {
  const missing = (query: string, names: (string | null)[]) => {
    const known = new Set((db.prepare(query).all() as { name: string }[]).map(({ name }) => name));
    return new Set(names.filter((name) => name !== null && name !== "" && !known.has(name)));
  };
  for (const id of missing(
    "SELECT id AS name FROM song_types",
    dump.compositions.map(({ songType }) => songType),
  ))
    insert("song_types", { id, description: id });
  for (const name of missing(
    "SELECT name FROM accompaniment_types",
    dump.recordings.flatMap(({ accompaniments }) => accompaniments.map((one) => one.instrument)),
  ))
    insert("accompaniment_types", { name });
  for (const description of missing(
    "SELECT description AS name FROM media_types",
    dump.recordings.map(({ mediaType }) => mediaType),
  ))
    insert("media_types", { description });
}

function readTerms(db: DatabaseSync) {
  const numbers = (query: string) =>
    new Map(
      (db.prepare(query).all() as { name: string; id: number }[]).map(({ name, id }) => [name, id]),
    );
  return {
    instruments: numbers("SELECT name, id FROM accompaniment_types"),
    mediaTypes: numbers("SELECT description AS name, id FROM media_types"),
    files: new Set<string>(),
  };
}

function writeComposition(
  insert: Insert,
  composition: OpenRecord<"compositions">,
  pages: OpenRecord<"words-elsewhere">[],
): void {
  const { id, raagas } = composition;
  insert("compositions", {
    id,
    title: composition.title,
    iso_title: composition.isoTitle,
    native_title: composition.nativeTitle,
    script_names: json(composition.scriptNames),
    other_titles: json(composition.otherTitles),
    composer: composition.composer,
    composer_id: composition.composerPerson,
    raaga_id: composition.raaga,
    taala_id: composition.taala,
    song_type_id: composition.songType,
    language: composition.language,
    deity: composition.deity,
    signature: composition.signature,
    description: composition.description,
    lyrics: composition.lyrics,
    lyrics_rights: composition.lyricsRights,
    lyrics_permission: composition.lyricsPermission,
    meaning: json(composition.meaning),
    line_meanings: json(composition.lineMeanings),
    meaning_rights: composition.meaningRights,
    meaning_permission: composition.meaningPermission,
    notation: composition.notation,
    notation_rights: composition.notationRights,
    notation_permission: composition.notationPermission,
    pages_elsewhere: writePages(pages as PageElsewhere[]),
    marked_song_id: composition.markedSong,
    created_at: instant(composition.addedAt),
    updated_at: instant(composition.changedAt),
  });
  raagas.forEach((raaga, position) =>
    insert("composition_raagas", { composition_id: id, position, raaga_id: raaga }),
  );
  cite(insert, "composition", composition);
}

function writeRecording(
  insert: Insert,
  recording: OpenRecord<"recordings">,
  terms: ReturnType<typeof readTerms>,
): void {
  const { youtubeId, file, mediaUrl, mediaType } = recording;
  const fileId = file && idIn(file.address);
  // The songs of one long recording share its file.
  if (file && fileId && !terms.files.has(fileId)) {
    writeFile(insert, { ...file, id: fileId });
    terms.files.add(fileId);
  }
  const location =
    (youtubeId && locations.YouTube) ??
    (fileId && locations.File) ??
    (mediaUrl && locations.Link) ??
    null;
  insert("songs", {
    id: recording.id,
    composition_id: recording.composition,
    // The composition's texts are copied by a trigger.
    title: recording.title,
    composer: "",
    singer: recording.singer,
    singer_part: recording.singerPart,
    accompaniments: json(
      recording.accompaniments.map(({ instrument, players }) => ({
        typeId: terms.instruments.get(instrument) ?? 0,
        players,
      })),
    ),
    person_ids: json(recording.people),
    own_raaga_id: recording.ownRaaga,
    own_taala_id: recording.ownTaala,
    recorded_on: recording.recordedOn,
    event: recording.event,
    place: recording.place,
    concert_id: recording.concert,
    track: recording.track,
    duration_seconds: recording.durationSeconds,
    start_seconds: recording.startSeconds,
    end_seconds: recording.endSeconds,
    media_description: recording.description,
    media_type_id: mediaType === null ? null : (terms.mediaTypes.get(mediaType) ?? null),
    media_location_type_id: location || null,
    upload_type: recording.uploadType,
    external_media_id: youtubeId,
    media_url: mediaUrl,
    media_file_id: fileId,
    recording_rights: recording.recordingRights,
    recording_permission: recording.recordingPermission,
    source: recording.source,
    created_at: instant(recording.addedAt),
    updated_at: instant(recording.changedAt),
  });
  cite(insert, "song", recording);
}
