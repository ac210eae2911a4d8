import type { RouterContextProvider } from "react-router";
import { findShownRaagas } from "../../../data/music/shown-raagas.ts";
import { findCandidates } from "../../../data/search/person-candidates.ts";
import { readSongLists } from "../../../data/songs/song-lists.ts";
import { textOf } from "../../../domain/music/shown-name.ts";
import type { SongChange, SongRevision } from "../../../domain/songs/song-revision.ts";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import type { HistoryLists, NamedEntry } from "./describe-change.ts";

type Context = Readonly<RouterContextProvider>;

/** Loads the names that changes refer to, without the rest of the long lists. */
export async function listsOfChanges(
  context: Context,
  changes: readonly SongChange[],
): Promise<HistoryLists> {
  const db = context.get(databaseContext);
  const texts = changes.map(({ fields }) => JSON.stringify(fields)).join("\n");
  const pickMentioned = <Entry extends { id: string }>(entries: Entry[]) =>
    entries.filter(({ id }) => texts.includes(JSON.stringify(id)));
  const [lists, raagas, people] = await Promise.all([
    readSongLists(db, languageOf(context)),
    raagasOfChanges(context, changes),
    findCandidates(db, listPeople(changes)),
  ]);
  return {
    raagas,
    taalas: pickMentioned(lists.taalas),
    songTypes: pickMentioned(lists.songTypes),
    accompanimentTypes: lists.accompanimentTypes,
    mediaTypes: lists.mediaTypes,
    concerts: [],
    people: people.map(({ id, name }) => ({ id, description: name })),
  };
}

type RaagaFields = Pick<SongRevision, "raagaId" | "ownRaagaId" | "raagas">;

export const raagasOfSong = (context: Context, song: Partial<RaagaFields>) =>
  nameRaagas(context, [song.raagaId, song.ownRaagaId, ...(song.raagas ?? [])]);

export const raagasOfChanges = (context: Context, changes: readonly SongChange[]) =>
  nameRaagas(
    context,
    changes.flatMap(({ fields }) => [
      ...(fields.raagaId ?? []),
      ...(fields.ownRaagaId ?? []),
      ...(fields.raagas ?? []).flat(),
    ]),
  );

async function nameRaagas(context: Context, values: readonly unknown[]): Promise<NamedEntry[]> {
  const ids = new Set(values.filter((id) => typeof id === "string"));
  const names = await findShownRaagas(context.get(databaseContext), [...ids], languageOf(context));
  return [...names].map(([id, name]) => ({ id, description: textOf(name) }));
}

function listPeople(changes: readonly SongChange[]): string[] {
  const ids = changes.flatMap(({ fields }) => [
    ...(fields.composerId ?? []),
    ...(fields.personIds ?? []).flatMap((links) => Object.values(links ?? {})),
  ]);
  return [...new Set(ids.filter((id): id is string => typeof id === "string"))];
}
