import { toSearchKeys } from "../search/keys/search-key.ts";

/** What two compositions must not state differently to be one; "" and null state nothing. */
const statedFields = [
  "composer",
  "composerId",
  "raagaId",
  "taalaId",
  "songTypeId",
  "language",
  "isoTitle",
  "nativeTitle",
  "deity",
  "signature",
  "description",
  "lyrics",
  "meaning",
  "raagas",
] as const;

export type StatedField = (typeof statedFields)[number];

/** A composition as it is compared; lists and texts by language are JSON, "" without any. */
export type ComparedComposition = {
  id: number;
  title: string;
  otherTitles: string[];
} & Record<StatedField, string | null>;

/** Returns the key of a title that is the same for all spellings of its sounds; "" without a letter or digit. */
export const titleKey = (title: string): string => toSearchKeys(title).k0;

const isStated = (value: string | null): value is string => value !== null && value !== "";

function contradict(one: ComparedComposition, other: ComparedComposition): boolean {
  return statedFields.some(
    (field) => isStated(one[field]) && isStated(other[field]) && one[field] !== other[field],
  );
}

/**
 * Groups compositions of one creator and one title key that are the same: no two of a group state anything
 * differently. One that would fit into two groups stays alone. Groups and their members are by id.
 */
export function groupSame<T extends ComparedComposition>(all: readonly T[]): T[][] {
  const alike = groupAlike(all.toSorted((one, other) => one.id - other.id));
  const fitting = new Map(
    alike.map((members) => [
      members,
      new Set(alike.filter(([other]) => !contradict(members[0]!, other!))),
    ]),
  );
  const fitEachOther = (groups: Set<T[]>) =>
    [...groups].every((one) => groups.isSubsetOf(fitting.get(one)!));
  const clear = new Set(alike.filter((members) => fitEachOther(fitting.get(members)!)));
  const taken = new Set<T[]>();
  return alike.flatMap((members) => {
    if (!clear.has(members) || taken.has(members)) return [];
    const groups = [...fitting.get(members)!.intersection(clear)];
    for (const group of groups) taken.add(group);
    const joined = groups.flat().toSorted((one, other) => one.id - other.id);
    return joined.length > 1 ? [joined] : [];
  });
}

/** Groups compositions that state exactly the same, so that many of them are compared once. */
function groupAlike<T extends ComparedComposition>(all: T[]): T[][] {
  const alike = new Map<string, T[]>();
  for (const one of all) {
    const stated = JSON.stringify(statedFields.map((field) => one[field] || null));
    const members = alike.get(stated);
    if (members) members.push(one);
    else alike.set(stated, [one]);
  }
  return [...alike.values()];
}

/** Lists what the oldest of a group does not state, each with the first of the others that does. */
export function findFills<T extends ComparedComposition>([oldest, ...others]: readonly T[]): {
  field: StatedField;
  from: T;
}[] {
  return statedFields.flatMap((field) => {
    const from = isStated(oldest![field]) ? null : others.find((other) => isStated(other[field]));
    return from ? [{ field, from }] : [];
  });
}

/** Lists the other titles of a group: those of the oldest, then its others' titles and their other titles. */
export function listOtherTitles([oldest, ...others]: readonly ComparedComposition[]): string[] {
  const titles = new Set([
    ...oldest!.otherTitles,
    ...others.flatMap(({ title, otherTitles }) => [title, ...otherTitles]),
  ]);
  titles.delete(oldest!.title);
  return [...titles];
}
