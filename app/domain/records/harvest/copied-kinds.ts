import { parseId } from "../../paging.ts";

const folders = {
  song: "songs",
  raaga: "raagas",
  taala: "taalas",
  person: "people",
  deity: "deities",
  concert: "concerts",
} as const;

/** Kinds of records with a page of their own that other programs copy. */
export type CopiedKind = keyof typeof folders;

export const copiedKinds = Object.keys(folders) as CopiedKind[];

/** Names a record: ids of songs are whole numbers, others are names. */
export interface CopiedRecord {
  kind: CopiedKind;
  id: string;
}

/** Returns the path of a record's page without the first slash: `raagas/Hari%20Kambhoji`. */
export const copiedPath = ({ kind, id }: CopiedRecord): string =>
  `${folders[kind]}/${encodeURIComponent(id)}`;

/** Reads what `copiedPath` writes; null for anything else. */
export function readCopiedPath(path: string): CopiedRecord | null {
  const [folder, name = ""] = path.split("/");
  const kind = copiedKinds.find((one) => folders[one] === folder);
  const id = decode(name);
  if (!kind || !id || (kind === "song" && parseId(id) === null)) return null;
  const record = { kind, id };
  return copiedPath(record) === path ? record : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
