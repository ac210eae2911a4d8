import { findBearers } from "../../data/people/name-bearers.ts";
import { matchRaagas } from "../../data/search/match-raagas.ts";
import { readScriptNames } from "../../data/songs/song-lists.ts";
import {
  type EntryList,
  type ListedName,
  type NameAliases,
  nameKey,
  soundFinder,
} from "../../domain/songs/csv/name-aliases.ts";
import { listIds } from "../../domain/songs/csv/row-input.ts";
import type { SongCsvLists } from "../../domain/songs/csv/song-csv.ts";
import type { Services } from "../services.ts";

/** The maximum number of names of a list that are looked up; further ones stay unknown. */
const maxNames = 200;
/** As many as a form has. */
const raagasPerBatch = 40;

/**
 * Finds the entries that names in a file stand for which are neither an id nor a description: raagas by any of their
 * names, as in the form; entries of other lists by their sound, if a name is in another script than Latin; people by a
 * name that only they have.
 */
export async function findAliases(
  { db }: Pick<Services, "db">,
  names: readonly ListedName[],
  known: { lists: SongCsvLists; people: ReadonlySet<string> },
): Promise<NameAliases> {
  const idOf = listIds(known);
  const unknown = names.filter(({ list, name }) => idOf[list](name) === undefined);
  const namesOf = (list: EntryList) =>
    [...new Set(unknown.filter((one) => one.list === list).map(({ name }) => name))].slice(
      0,
      maxNames,
    );
  const aliases = new Map<string, { id: string | number; shown: string }>();
  const shortLists = (["taalas", "songTypes", "mediaTypes"] as const).filter(
    (list) => namesOf(list).length > 0,
  );
  const scriptNames = shortLists.length > 0 ? await readScriptNames(db) : null;
  for (const list of shortLists) {
    const find = soundFinder(known.lists[list], scriptNames![list]);
    for (const name of namesOf(list)) {
      const entry = find(name);
      if (entry) aliases.set(nameKey({ list, name }), { id: entry.id, shown: entry.description });
    }
  }
  const raagas = namesOf("raagas");
  for (let at = 0; at < raagas.length; at += raagasPerBatch)
    for (const [name, found] of await matchRaagas(db, raagas.slice(at, at + raagasPerBatch), "en"))
      if (found.length === 1)
        aliases.set(nameKey({ list: "raagas", name }), { id: found[0]!.id, shown: found[0]!.id });
  for (const [name, id] of await findBearers(db, namesOf("people")))
    aliases.set(nameKey({ list: "people", name }), { id, shown: id });
  return aliases;
}
