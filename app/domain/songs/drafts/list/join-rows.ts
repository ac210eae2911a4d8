import { toSearchKeys } from "../../../search/keys/search-key.ts";
import { foldName } from "../../csv/cell-names.ts";
import type { Join } from "./list-fields.ts";

/** What a row or a file can be told by; unknown texts are "". */
export interface Joined {
  file: string;
  title: string;
  track: string;
}

/** Indexes of a row and its file. */
export type Pair = readonly [row: number, file: number];

const stemOf = (file: string) => file.replace(/^.*[\\/]/, "").replace(/\.[a-z]\w{1,4}$/i, "");

/** The number in front of a name, or the only one in it; no year. */
function numberIn(text: string): string {
  const numbers = text.match(/\d+/g) ?? [];
  const number = /^\d/.test(text) || numbers.length === 1 ? numbers[0]! : "";
  return number.length <= 3 ? number.replace(/^0+(?=\d)/, "") : "";
}

const titleOf = ({ title, file }: Joined) => title || stemOf(file).replace(/^\d+\W*/, "");

/** The keys by which rows and files are the same, strictest first. */
const keys: Record<Exclude<Join, "order">, ((one: Joined) => string)[]> = {
  file: [
    ({ file }) => foldName(file.replace(/^.*[\\/]/, "")),
    ({ file }) => foldName(stemOf(file)),
    ({ file }) => (/\p{L}/u.test(stemOf(file)) ? toSearchKeys(stemOf(file)).k0 : ""),
    ({ file, track }) => numberIn(stemOf(file)) || numberIn(track),
  ],
  title: [
    (one) => foldName(titleOf(one)),
    (one) => toSearchKeys(titleOf(one)).k0,
    (one) => toSearchKeys(titleOf(one)).k1,
    (one) => toSearchKeys(titleOf(one)).k2,
  ],
};

/** Joins rows and files. What could be joined in several ways stays without a partner. */
export function joinRows(rows: readonly Joined[], files: readonly Joined[], by: Join): Pair[] {
  if (by === "order") return rows.slice(0, files.length).map((_, at): Pair => [at, at]);
  const pairs = new Map<number, number>();
  const left = () => ({
    rows: [...rows.keys()].filter((row) => !pairs.has(row)),
    files: [...files.keys()].filter((file) => ![...pairs.values()].includes(file)),
  });
  for (const key of keys[by]) {
    const open = left();
    const filesByKey = Map.groupBy(open.files, (file) => key(files[file]!));
    for (const [value, same] of Map.groupBy(open.rows, (row) => key(rows[row]!))) {
      const partners = filesByKey.get(value) ?? [];
      if (value === "" || partners.length !== same.length) continue;
      for (const [at, row] of same.entries()) pairs.set(row, partners[at]!);
    }
  }
  const open = left();
  const keyed = (all: readonly Joined[], indexes: readonly number[]) =>
    indexes.map((index): Keyed => [index, toSearchKeys(titleOf(all[index]!)).k1]);
  const alike = by === "title" ? findAlike(keyed(rows, open.rows), keyed(files, open.files)) : [];
  return [...pairs, ...alike].toSorted(([one], [other]) => one - other);
}

type Keyed = readonly [index: number, key: string];

/** The share of neighbouring letters that titles have to have in common. */
const share = 0.7;
const minContained = 5;

const bigramsOf = (key: string) =>
  new Set(Array.from({ length: key.length - 1 }, (_, at) => key.slice(at, at + 2)));

/** Returns how much two titles are alike, from 0 to 1: one that contains the other is it. Both are search keys. */
function likenessOf([one, pairs]: Bigrams, [other, otherPairs]: Bigrams): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= minContained && long.includes(short)) return 1;
  const size = pairs.size + otherPairs.size;
  const likeness = size === 0 ? 0 : (2 * pairs.intersection(otherPairs).size) / size;
  return likeness >= share ? likeness : 0;
}

type Bigrams = readonly [key: string, pairs: ReadonlySet<string>];

/** Pairs titles that are alike, where each is the other's only nearest. */
function findAlike(rows: readonly Keyed[], files: readonly Keyed[]): Pair[] {
  const withPairs = ([, key]: Keyed): Bigrams => [key, bigramsOf(key)];
  const filePairs = files.map(withPairs);
  const likeness = rows.map(withPairs).map((row) => filePairs.map((file) => likenessOf(row, file)));
  const onlyNearest = (all: readonly number[]) => {
    const most = Math.max(...all);
    return most > 0 && all.filter((one) => one === most).length === 1 ? all.indexOf(most) : -1;
  };
  const nearestRows = files.map((_, at) => onlyNearest(likeness.map((row) => row[at]!)));
  return rows.flatMap(([row], at): Pair[] => {
    const nearest = onlyNearest(likeness[at]!);
    return nearest >= 0 && nearestRows[nearest] === at ? [[row, files[nearest]![0]]] : [];
  });
}

/** Returns how most rows find their files: by name or number, by title, else in order. */
export function chooseJoin(rows: readonly Joined[], files: readonly Joined[]): Join {
  const most = Math.min(rows.length, files.length) / 2;
  const isEnough = (by: Join) => joinRows(rows, files, by).length >= Math.max(1, most);
  return (["file", "title"] as const).find(isEnough) ?? "order";
}
