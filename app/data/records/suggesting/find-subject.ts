import { and, eq } from "drizzle-orm";
import { accompanimentTypes, compositions, songs } from "#drizzle/schema/index.ts";
import type { EntryTable } from "../../../domain/music/entry-table.ts";
import type { Raaga } from "../../../domain/music/raaga.ts";
import { raagaTable } from "../../../domain/music/raaga-table.ts";
import type { Taala } from "../../../domain/music/taala.ts";
import { taalaTable } from "../../../domain/music/taala-table.ts";
import { parsePersonId } from "../../../domain/people/parse-people-page.ts";
import type { PersonRecord } from "../../../domain/people/person.ts";
import { parseId } from "../../../domain/paging.ts";
import type { PlayerType } from "../../../domain/records/suggesting/player-lines.ts";
import { songTexts } from "../../../domain/records/suggesting/song-texts.ts";
import type { SuggestionKind } from "../../../domain/records/suggesting/suggestion-fields.ts";
import type { Database } from "../../database.ts";
import { raagaList } from "../../music/raagas.ts";
import type { DetailedEntry } from "../../music/reference-list.ts";
import { taalaList } from "../../music/taalas.ts";
import { findPersonRecord } from "../../people/person-record.ts";
import { live, revisionColumns } from "../../songs/song-columns.ts";

/** A record as a suggestion sees it: its name, and its values as texts by the names of the fields. */
export type SuggestionSubject = { id: string; title: string; texts: Record<string, string> } & (
  | { kind: "song"; compositionId: number; types: PlayerType[] }
  | { kind: "raaga"; entry: Raaga }
  | { kind: "taala"; entry: Taala }
  | { kind: "person"; person: PersonRecord }
);

/** Finds the record that a suggestion is about, or null if there is none. One batch. */
export async function findSubject(
  db: Database,
  kind: SuggestionKind,
  id: string,
): Promise<SuggestionSubject | null> {
  switch (kind) {
    case "song": {
      const songId = parseId(id);
      return songId === null ? null : findSongSubject(db, songId);
    }
    case "raaga": {
      const entry = await raagaList.find(db, id);
      return entry && { kind, id, title: id, texts: entryTexts(raagaTable, entry), entry };
    }
    case "taala": {
      const entry = await taalaList.find(db, id);
      return entry && { kind, id, title: id, texts: entryTexts(taalaTable, entry), entry };
    }
    case "person": {
      const personId = parsePersonId(id);
      const person = personId && (await findPersonRecord(db, personId));
      if (!person) return null;
      const { name, born, died } = person;
      const texts = { born: String(born ?? ""), died: String(died ?? "") };
      return { kind, id, title: name, texts, person };
    }
  }
}

async function findSongSubject(db: Database, id: number): Promise<SuggestionSubject | null> {
  const [rows, types] = await db.batch([
    db
      .select({ song: revisionColumns, compositionId: songs.compositionId })
      .from(songs)
      .innerJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(and(eq(songs.id, id), live)),
    db
      .select({
        id: accompanimentTypes.id,
        name: accompanimentTypes.name,
        description: accompanimentTypes.description,
        scriptNames: accompanimentTypes.scriptNames,
      })
      .from(accompanimentTypes)
      .limit(200),
  ]);
  const [row] = rows;
  if (!row) return null;
  const named = types.map(({ id: typeId, name, description, scriptNames }) => ({
    id: typeId,
    names: [name, description, ...Object.values(scriptNames)].filter(Boolean),
  }));
  return {
    kind: "song",
    id: String(id),
    title: row.song.title,
    texts: songTexts(row.song, named),
    compositionId: row.compositionId!,
    types: named,
  };
}

const entryTexts = <Entry extends DetailedEntry>(
  { columns, toCells }: EntryTable<Entry>,
  entry: Entry,
): Record<string, string> =>
  Object.fromEntries(toCells(entry).map((cell, at) => [columns[at]!, String(cell ?? "")]));
