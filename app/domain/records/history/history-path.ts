import { parseId } from "../../paging.ts";
import { parsePersonId } from "../../people/parse-people-page.ts";
import { suggestionPath } from "../../search/suggestion-path.ts";

const folders = {
  song: "songs",
  person: "people",
  raaga: "raagas",
  taala: "taalas",
  deity: "deities",
} as const;

/** The kinds of records whose history anybody may read. */
export type HistoryKind = keyof typeof folders;

export const isHistoryKind = (text: string): text is HistoryKind => Object.hasOwn(folders, text);

export interface HistoryRecord {
  kind: HistoryKind;
  id: string;
}

/** Returns the record of an address such as `/songs/:id`, or null if it cannot be one. */
export function parseRecord(folder: string, id: string): HistoryRecord | null {
  const kind = (Object.keys(folders) as HistoryKind[]).find((one) => folders[one] === folder);
  if (kind === undefined) return null;
  if (kind === "song" && parseId(id) === null) return null;
  return kind === "person" && parsePersonId(id) === null ? null : { kind, id };
}

/** Returns the address of a record. */
export const recordPath = ({ kind, id }: { kind: HistoryKind; id: string | number }): string =>
  kind === "song" ? `/songs/${id}` : suggestionPath(kind, String(id));

/** Returns the address of a record's history, or of one of its revisions. */
export const historyPath = (
  record: { kind: HistoryKind; id: string | number },
  revision?: number,
): string => `${recordPath(record)}/history${revision === undefined ? "" : `/${revision}`}`;
