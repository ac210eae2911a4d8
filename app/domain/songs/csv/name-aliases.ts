import type { TableRow } from "../../records/csv/table.ts";
import { isTamil, toSearchKeys } from "../../search/keys/search-key.ts";
import { specOf } from "../song-fields.ts";
import { type CellName, foldName, type NameList, splitLink, splitNames } from "./cell-names.ts";
import { type CsvField, csvFields, nobody } from "./song-csv.ts";

export type EntryList = Extract<
  NameList,
  "raagas" | "taalas" | "songTypes" | "mediaTypes" | "concerts" | "people"
>;

export interface ListedName extends CellName {
  list: EntryList;
}

/** The entries that names in a file stand for which are neither their id nor their description, by `nameKey`. */
export type NameAliases = ReadonlyMap<string, { id: string | number; shown: string }>;

export const nameKey = ({ list, name }: Pick<ListedName, "list" | "name">) =>
  `${list} ${foldName(name)}`;

function listOf(field: CsvField): EntryList | null {
  const { kind, list } = specOf(field);
  if (kind === "references") return "raagas";
  return kind === "personIds" || kind === "reference" ? (list ?? "people") : (list ?? null);
}

const namedFields = csvFields.flatMap((field) => {
  const list = listOf(field);
  return list ? [{ column: specOf(field).csv!, list }] : [];
});

/** Lists the names in a row that stand for entries of lists and for people. */
export const listNames = ({ fields }: Pick<TableRow, "fields">): ListedName[] =>
  namedFields.flatMap(({ column, list }) =>
    splitNames(column, fields[column] ?? "").flatMap((text, at) => {
      const name = column === "people" ? splitLink(text)[1] : text.trim();
      return name === "" || name === nobody ? [] : [{ column, at, name, list }];
    }),
  );

const inOtherScript = (name: string) => /(?=\p{L})\P{sc=Latin}/u.test(name);

interface NamedEntry {
  id: string | number;
  description: string;
}

/**
 * Returns a function that finds the only entry that a name in another script than Latin sounds like. `scriptNames` are
 * the names of entries by language.
 */
export function soundFinder(
  entries: readonly NamedEntry[],
  scriptNames: readonly { id: string | number; names: Partial<Record<string, string>> }[],
): (name: string) => NamedEntry | undefined {
  const namesById = new Map(
    scriptNames.map(({ id, names }) => [
      id,
      Object.values(names).filter((name) => name !== undefined),
    ]),
  );
  const keyed = entries.flatMap((entry) =>
    [String(entry.id), entry.description, ...(namesById.get(entry.id) ?? [])].map((text) => ({
      entry,
      keys: toSearchKeys(text),
    })),
  );
  return (name) => {
    if (!inOtherScript(name)) return undefined;
    const sounds = toSearchKeys(name);
    // Tamil writes k and g alike, so that it names all that it may mean.
    const levels = isTamil(name) ? [["k2"] as const] : [["k0"] as const, ["k1"] as const];
    for (const [key] of levels) {
      const same = keyed.filter(({ keys }) => keys[key] !== "" && keys[key] === sounds[key]);
      const found = new Set(same.map(({ entry }) => entry));
      if (found.size > 0) return found.size === 1 ? same[0]!.entry : undefined;
    }
    return undefined;
  };
}
