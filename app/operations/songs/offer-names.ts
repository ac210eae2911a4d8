import { readImportLists } from "../../data/songs/song-lists.ts";
import { findNearestPeople, findNewNames } from "../../data/songs/csv/nearest-people.ts";
import { matchRaagas } from "../../data/search/match-raagas.ts";
import { listCandidates } from "../../data/search/person-candidates.ts";
import type { CellName, NameList } from "../../domain/songs/csv/cell-names.ts";
import { choiceKey } from "../../domain/songs/csv/choices.ts";
import {
  maxNearest,
  type NameOption,
  nearestFinder,
} from "../../domain/songs/csv/nearest-names.ts";
import type { SongPlanLine } from "../../domain/songs/csv/song-plan.ts";
import type { Services } from "../services.ts";

/** The most similar names for an unknown name in a file. */
export interface NameOffer extends Pick<CellName, "column" | "name"> {
  key: string;
  row: number;
  title: string;
  /** Whether the row is invalid unless one is chosen; otherwise the name may stay as written. */
  isRequired: boolean;
  options: NameOption[];
}

/** The maximum number of names looked up; further ones are only listed. */
const maxOffers = 60;

interface NameRequest extends CellName {
  row: number;
  title: string;
  isRequired: boolean;
}

export async function offerNames(
  { db }: Pick<Services, "db">,
  lines: readonly SongPlanLine[],
): Promise<NameOffer[]> {
  const printed = lines.flatMap((line) => line.printed);
  const unknown = printed.length > 0 ? await findNewNames(db, printed) : new Set();
  const requests = lines
    .flatMap((line) => [
      // Choosing a name does not help a row that has other errors.
      ...(line.errors.length === line.unknown.length ? line.unknown.map(ask(line, true)) : []),
      ...line.printed.filter(({ name }) => unknown.has(name)).map(ask(line, false)),
    ])
    .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
    .slice(0, maxOffers);
  if (requests.length === 0) return [];
  const options = await findOptions(db, requests);
  return requests
    .map(({ row, title, column, at, name, list, isRequired }) => ({
      key: choiceKey(row, { column, at }),
      row,
      title,
      column,
      name,
      isRequired,
      options: options(list, name),
    }))
    .filter(({ isRequired, options: { length } }) => isRequired || length > 0);
}

const ask =
  ({ row, name: title }: SongPlanLine, isRequired: boolean) =>
  (name: CellName): NameRequest => ({ ...name, row, title, isRequired });

async function findOptions(db: Services["db"], requests: readonly NameRequest[]) {
  const namesOf = (list: NameList) => [
    ...new Set(requests.filter((one) => one.list === list).map(({ name }) => name)),
  ];
  const printed = (["singer", "composer", "accompanist"] as const).flatMap((list) =>
    namesOf(list).map((name) => ({ list, name })),
  );
  const ids = namesOf("people");
  const [lists, raagas, people, proposed] = await Promise.all([
    readImportLists(db),
    matchRaagas(db, namesOf("raagas"), "en"),
    findNearestPeople(db, printed),
    ids.length > 0 ? listCandidates(db, ids.map(toWords)) : [],
  ]);
  const finders: Partial<Record<NameList, (name: string) => NameOption[]>> = {
    raagas: nearestFinder(lists.raagas),
    taalas: nearestFinder(lists.taalas),
    songTypes: nearestFinder(lists.songTypes),
    concerts: nearestFinder(lists.concerts),
    mediaTypes: nearestFinder(
      lists.mediaTypes.map(({ description }) => ({ id: description, description })),
    ),
  };
  return (list: NameList, name: string): NameOption[] => {
    if (list === "people")
      return (proposed[ids.indexOf(name)]?.people ?? []).map((one) => ({
        value: one.id,
        text: `${one.name} (${one.id})`,
      }));
    const find = finders[list];
    if (!find)
      return people[printed.findIndex((one) => one.list === list && one.name === name)] ?? [];
    const nearest = find(name);
    if (list !== "raagas") return nearest;
    const same = (raagas.get(name) ?? []).map(({ id }) => ({ value: id, text: id }));
    const others = nearest.filter(({ value }) => same.every((one) => one.value !== value));
    return [...same, ...others].slice(0, maxNearest);
  };
}

const toWords = (id: string) => id.replaceAll("-", " ");
