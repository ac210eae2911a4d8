import type { Language } from "../../archive.ts";
import type { MentionedNames } from "../../data/records/history/mentioned-names.ts";
import type { Change } from "../../data/records/revisions.ts";
import { type HistoryRecord, historyPath } from "../../domain/records/history/history-path.ts";
import { markChange } from "../../domain/records/history/mark-change.ts";
import type { Segment } from "../../domain/records/suggesting/mark-differences.ts";
import { fieldsWith, songFields, specOf } from "../../domain/songs/song-fields.ts";
import type { FieldChanges, SongChange, SongRevision } from "../../domain/songs/song-revision.ts";
import { translate } from "../../i18n/translate.server.ts";
import {
  describeChange,
  describeValue,
  type HistoryLists,
  joinChanges,
  type Reader,
} from "../song-form/changes/describe-change.ts";
import { describeEntry } from "./describe-entry.server.ts";

type Act = Omit<Change, "subject">;

interface HistoryReader {
  language: Language;
  record: HistoryRecord;
  mentioned: MentionedNames;
}

const entriesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, description]) => ({ id, description }));

const songReader = ({ language, mentioned }: HistoryReader): Reader => {
  const lists: HistoryLists = {
    raagas: entriesOf(mentioned.raagas),
    taalas: entriesOf(mentioned.taalas),
    songTypes: entriesOf(mentioned.songTypes),
    people: entriesOf(mentioned.people),
    mediaTypes: Object.entries(mentioned.mediaTypes).map(([id, description]) => ({
      id: Number(id),
      description,
    })),
    accompanimentTypes: Object.entries(mentioned.accompanimentTypes).map(([id, name]) => ({
      id: Number(id),
      name,
    })),
    concerts: [],
  };
  return { language, lists, t: (key, values) => translate(language, key, values) };
};

/** Years without a source are not shown: a merge brings them along without one. */
const unsourced = new Set(["born", "died"]);
const withSourcedYears = ({ kind, fields }: Act) =>
  kind === "updated" || fields.yearsSource
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([field]) => !unsourced.has(field)));

/** Fields whose values are chosen or counted: they differ as a whole. */
const chosen: readonly string[] = [
  "date",
  "reference",
  "references",
  "numberedReference",
  "language",
  "uploadType",
  "singerPart",
  "personIds",
  "text",
  "number",
  "seconds",
];

const plain = (text: string): Segment[] => (text === "" ? [] : [{ text, isMarked: false }]);

function rowsOf(change: Act, reader: HistoryReader) {
  const { language, record, mentioned } = reader;
  if (record.kind !== "song")
    return describeEntry(withSourcedYears(change), { language, kind: record.kind, mentioned }).map(
      ({ label, before, after }) => ({ label, parts: markChange(before, after) }),
    );
  return describeChange(change.fields as FieldChanges, songReader(reader)).map(
    ({ field, label, before = "", after = "" }) => ({
      label: translate(language, label),
      parts: chosen.includes(specOf(field).kind)
        ? ([plain(before), plain(after)] as const)
        : markChange(before, after),
    }),
  );
}

const subjects = {
  song: "songForm.recording",
  composition: "songForm.composition",
  both: "history.both",
} as const;

const acts = {
  created: "changes.created",
  updated: "changes.updated",
  deleted: "changes.deleted",
  restored: "changes.restored",
  merged: "changes.merged",
  separated: "changes.separated",
} as const;

const songActs = {
  created: "history.created",
  updated: "history.updated",
  deleted: "history.deleted",
  restored: "history.restored",
  merged: "history.merged",
  separated: "history.separated",
} as const;

/** A change as a page shows it, all in words. */
export interface ShownChange {
  id: number;
  kind: SongChange["kind"];
  act: string;
  at: number;
  /** What of the song it changed; null for other records. */
  subject: string | null;
  /** Why it was made, and with which record one was merged. */
  notes: string[];
  rows: { label: string; before: Segment[]; after: Segment[] }[];
  path: string;
}

function notesOf(language: Language, { kind, other, reason, suggestedBy }: Act): string[] {
  const merged =
    other !== null &&
    translate(language, kind === "merged" ? "changes.mergedWith" : "changes.separatedFrom", {
      name: other,
    });
  const suggested =
    suggestedBy !== null &&
    (suggestedBy
      ? translate(language, "history.suggestedBy", { name: suggestedBy })
      : translate(language, "history.suggestedByVisitor"));
  return [merged, reason, suggested].filter((note): note is string => Boolean(note));
}

/** Lists changes in words, newest first: what one act did to a song and its composition as one. */
export function showChanges(changes: readonly Change[], reader: HistoryReader): ShownChange[] {
  const { language, record } = reader;
  const isSong = record.kind === "song";
  const joined = isSong
    ? joinChanges(changes as (Change & SongChange)[])
    : changes.map((change) => ({ ...change, subject: null }));
  return joined.map((change) => {
    const { id, kind, at, subject } = change;
    const name = change.by ?? translate(language, "song.formerMember");
    return {
      id,
      kind,
      act: translate(language, (isSong ? songActs : acts)[kind], { name }),
      at,
      subject: subject && translate(language, subjects[subject]),
      notes: notesOf(language, change),
      rows: rowsOf(change, reader).map(({ label, parts: [before, after] }) => ({
        label,
        before,
        after,
      })),
      path: historyPath(record, id),
    };
  });
}

/** Lists the fields of a record in words, without empty ones. */
export function showValues(values: Record<string, unknown>, reader: HistoryReader) {
  const { language, record, mentioned } = reader;
  if (record.kind !== "song") {
    const fields = Object.entries(values).map(([field, value]) => [field, [null, value]]);
    return describeEntry(Object.fromEntries(fields), {
      language,
      kind: record.kind,
      mentioned,
    }).map(({ label, after }) => ({ label, text: after }));
  }
  const song = values as unknown as SongRevision;
  const words = songReader(reader);
  return fieldsWith("label").flatMap((field) => {
    const text = field === "mediaFileId" ? "" : describeValue(field, song[field], words);
    return text ? [{ label: translate(language, songFields[field].label), text }] : [];
  });
}
