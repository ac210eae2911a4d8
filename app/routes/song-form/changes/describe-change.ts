import type { SongLists } from "../../../data/songs/song-lists.ts";
import { youTubeAddress } from "../../../domain/media/media-url.ts";
import { findStatement } from "../../../domain/records/rights.ts";
import { type CitedSource, sourceLines } from "../../../domain/records/cited-sources.ts";
import type { NameLinks } from "../../../domain/people/name-links.ts";
import {
  type Accompaniment,
  singerParts,
  sungLanguages,
  uploadTypes,
} from "../../../domain/songs/song-field-kinds.ts";
import {
  citingKind,
  fieldsWith,
  type FieldWith,
  songFields,
  specOf,
} from "../../../domain/songs/song-fields.ts";
import type { FieldChanges, SongChange } from "../../../domain/songs/song-revision.ts";
import { type Language, languageNames } from "../../../archive.ts";
import { formatDate, formatDuration } from "../../../i18n/format.ts";
import type { KeyIn } from "../../../i18n/messages.ts";
import type { Translate } from "../../../i18n/translate.ts";

export interface NamedEntry {
  id: string;
  description: string;
}

export interface HistoryLists extends Omit<SongLists, "titles"> {
  raagas: readonly NamedEntry[];
  people?: readonly NamedEntry[];
}

export const noLists: HistoryLists = {
  raagas: [],
  taalas: [],
  songTypes: [],
  accompanimentTypes: [],
  mediaTypes: [],
  concerts: [],
};

export interface Reader {
  t: Translate<KeyIn<"songs">>;
  language: Language;
  lists: HistoryLists;
}

export type LabelledField = FieldWith<"label">;

export function describeChange(changes: FieldChanges, reader: Reader) {
  return fieldsWith("label").flatMap((field) => {
    const pair = field === "mediaFileId" ? recordingsOf(changes, reader.t) : changes[field];
    const [before, after] = pair?.map((value) => describeValue(field, value, reader)) ?? [];
    return before === after ? [] : [{ field, label: songFields[field].label, before, after }];
  });
}

/** Returns the recording's address before and after the change. Each is in one of three fields. */
function recordingsOf(changes: FieldChanges, t: Translate<KeyIn<"songs">>): [string, string] {
  const addressOf = (side: 0 | 1): string => {
    const [video, file, url] = (["externalMediaId", "mediaFileId", "mediaUrl"] as const).map(
      (field) => toText(changes[field]?.[side]),
    );
    if (video) return youTubeAddress(video);
    return file ? `${t("songForm.file")} ${file.slice(0, 6)}` : (url ?? "");
  };
  return [addressOf(0), addressOf(1)];
}

export function describeValue(field: LabelledField, value: unknown, reader: Reader): string {
  const { t, language, lists } = reader;
  switch (specOf(field).kind) {
    case "uploadType":
      return translateOne(uploadTypes, value, (type) => t(`songForm.upload${type}`));
    case "language":
      return translateOne(sungLanguages, value, (code) => t(`sung.${code}`));
    case "rights": {
      const name = findStatement(toText(value))?.name;
      return name ? ("text" in name ? name.text : t(name.key)) : toText(value);
    }
    case "date":
      return value ? formatDate(language, toText(value)) : "";
    case "lines":
      return (value as string[]).join("\n");
    case "references":
      return (value as string[]).map((id) => nameIn(lists.raagas, id)).join("\n");
    case "reference": {
      const { list } = specOf(field);
      return nameIn(list ? lists[list] : (lists.people ?? []), value);
    }
    case "texts":
      return Object.entries(value as Record<string, string>)
        .map(([code, text]) => `${languageNames[code as Language].name}: ${text}`)
        .join("\n");
    case "seconds":
      return typeof value === "number" ? formatDuration(value) : "";
    case "personIds":
      return Object.entries(value as NameLinks)
        .map(
          ([name, id]) =>
            `${name}: ${id ? nameIn(lists.people ?? [], id) : t("songForm.personNobody")}`,
        )
        .join("\n");
    case "sources":
      return sourceLines(citingKind(field), value as CitedSource[]);
    case "singerPart":
      return translateOne(singerParts, value, (part) => t(`part.${part}`));
    case "numberedReference":
      return nameIn(lists.mediaTypes, value);
    case "accompaniments":
      return (value as Accompaniment[])
        .map(({ typeId, players }) => {
          const type = lists.accompanimentTypes.find(({ id }) => id === typeId);
          return `${type?.name ?? typeId}: ${players.join(", ")}`;
        })
        .join("; ");
    default:
      return toText(value);
  }
}

function nameIn(
  entries: readonly { id: string | number; description: string }[],
  id: unknown,
): string {
  return entries.find((entry) => entry.id === id)?.description || toText(id);
}

const toText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

function translateOne<T extends string>(
  all: readonly T[],
  value: unknown,
  translate: (one: T) => string,
): string {
  const match = all.find((one) => one === value);
  return match ? translate(match) : toText(value);
}

type Joined<Change> = Omit<Change, "subject"> & { subject: SongChange["subject"] | "both" };
export type ShownChange = Joined<SongChange>;

/**
 * Joins the changes of a song and its composition that were saved together, newest first. Each keeps the id of the
 * later one.
 */
export function joinChanges<Change extends SongChange>(
  changes: readonly Change[],
): Joined<Change>[] {
  const joined: Joined<Change>[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    if (last && isSameAct(last, change))
      joined[joined.length - 1] = {
        ...last,
        subject: "both",
        fields: { ...change.fields, ...last.fields },
      };
    else joined.push(change);
  }
  return joined;
}

const isSameAct = (one: ShownChange, other: SongChange) =>
  one.subject !== "both" &&
  one.subject !== other.subject &&
  one.kind === other.kind &&
  one.at === other.at &&
  one.by === other.by;
