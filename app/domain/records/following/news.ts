import { fieldsWith, songFields } from "../../songs/song-fields.ts";
import { entryFieldLabels, isEntryField } from "../history/entry-field-labels.ts";
import { historyPath } from "../history/history-path.ts";

/** A change in what is followed. */
export interface News {
  id: number;
  kind: "created" | "updated" | "deleted" | "restored" | "merged" | "separated";
  at: number;
  /** The display name of the user; null for a former one. */
  by: string | null;
  /** The other record of a merge or separation; null if it is not known. */
  other: string | null;
  subject: string;
  subjectId: string;
  /** The names of the changed fields. */
  fields: string[];
  /** The song, or the one that represents the composition; null for other records. */
  songId: number | null;
  compositionId: number | null;
  title: string | null;
  native: string | null;
}

const isSameAct = (one: News, other: News) =>
  one.at === other.at &&
  one.by === other.by &&
  one.kind === other.kind &&
  one.compositionId !== null &&
  one.compositionId === other.compositionId &&
  one.subject !== other.subject;

/** Joins the changes of a song and its composition that were saved together, newest first; the song's stays. */
export function joinNews(news: readonly News[]): News[] {
  const joined: News[] = [];
  for (const one of news) {
    const last = joined.at(-1);
    if (last && isSameAct(last, one)) {
      const ofSong = last.subject === "song" ? last : one;
      joined[joined.length - 1] = {
        ...ofSong,
        id: last.id,
        fields: [...new Set([...last.fields, ...one.fields])],
      };
    } else joined.push(one);
  }
  return joined;
}

function labelOf(subject: string, field: string) {
  if (subject !== "song" && subject !== "composition")
    return isEntryField(field) ? entryFieldLabels[field] : null;
  const labelled = fieldsWith("label").find((name) => name === field);
  return labelled ? songFields[labelled].label : null;
}

/** Lists the keys of the names of what was changed. */
export function changedLabels({ kind, subject, fields }: News) {
  if (kind !== "updated") return [];
  return [...new Set(fields.map((field) => labelOf(subject, field)))].filter(
    (label) => label !== null,
  );
}

/** Returns the address of a change; null for a record without a history. */
export function newsPath({ id, subject, subjectId, songId }: News): string | null {
  if (songId !== null) return historyPath({ kind: "song", id: songId }, id);
  return subject === "raaga" || subject === "person"
    ? historyPath({ kind: subject, id: subjectId }, id)
    : null;
}
