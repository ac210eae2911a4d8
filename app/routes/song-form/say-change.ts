import type { SongLists } from "../../data/songs/song-edit.ts";
import { youTubeAddress } from "../../domain/media/media-url.ts";
import { type Accompaniment, sungLanguages } from "../../domain/songs/song-form.ts";
import type { FieldChanges } from "../../domain/songs/song-revision.ts";
import { uploadTypes } from "../../domain/songs/song-media.ts";
import type { Language } from "../../archive.ts";
import { formatDate } from "../../i18n/format.ts";
import type { KeyIn } from "../../i18n/messages.ts";
import type { Translate } from "../../i18n/translate.ts";

/** What the fields of a song are called, in the order in which its form has them. */
export const fieldLabels = {
  title: "songForm.titleLabel",
  singer: "songForm.singer",
  uploadType: "songForm.uploadType",
  mediaTypeId: "songForm.mediaType",
  mediaFile: "history.medium",
  mediaDescription: "history.mediumText",
  composer: "songForm.composer",
  recordingDate: "songForm.date",
  raagaId: "songForm.raaga",
  taalaId: "songForm.taala",
  songTypeId: "songForm.songType",
  description: "songForm.description",
  lyrics: "songForm.lyrics",
  language: "songForm.language",
  accompaniments: "songForm.accompaniments",
} as const;

type Field = keyof typeof fieldLabels;

export type HistoryLists = Pick<SongLists, "accompanimentTypes" | "mediaTypes">;

interface Say {
  t: Translate<KeyIn<"songs">>;
  language: Language;
  lists: HistoryLists;
}

/** A change as people read it: the fields by their labels, with what they said before and after. */
export function sayChange(fields: FieldChanges, say: Say) {
  return (Object.keys(fieldLabels) as Field[]).flatMap((field) => {
    const pair = field === "mediaFile" ? mediumOf(fields, say.t) : fields[field];
    const [before, after] = pair?.map((value) => sayValue(field, value, say)) ?? [];
    return before === after ? [] : [{ label: fieldLabels[field], before, after }];
  });
}

/** Where a song was heard before and after: one of three fields says it. */
function mediumOf(
  fields: FieldChanges,
  t: Translate<KeyIn<"songs">>,
): [string, string] | undefined {
  const { externalMediaId, mediaUrl, mediaFileId } = fields;
  const side = (at: 0 | 1): string => {
    const [video, file] = [sayPlain(externalMediaId?.[at]), sayPlain(mediaFileId?.[at])];
    if (video) return youTubeAddress(video);
    // Two files of one song differ in their ids alone.
    return file ? `${t("songForm.file")} ${file.slice(0, 6)}` : sayPlain(mediaUrl?.[at]);
  };
  return [side(0), side(1)];
}

function sayValue(field: Field, value: unknown, { t, language, lists }: Say): string {
  switch (field) {
    case "uploadType":
      return sayOneOf(uploadTypes, value, (type) => t(`songForm.upload${type}`));
    case "language":
      return sayOneOf(sungLanguages, value, (code) => t(`sung.${code}`));
    case "recordingDate":
      return value ? formatDate(language, sayPlain(value)) : "";
    case "mediaTypeId":
      return lists.mediaTypes.find(({ id }) => id === value)?.description ?? sayPlain(value);
    case "accompaniments":
      return (value as Accompaniment[])
        .map(({ typeId, players }) => {
          const type = lists.accompanimentTypes.find(({ id }) => id === typeId);
          return `${type?.name ?? typeId}: ${players.join(", ")}`;
        })
        .join("; ");
    default:
      return sayPlain(value);
  }
}

function sayPlain(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

function sayOneOf<T extends string>(all: readonly T[], value: unknown, say: (one: T) => string) {
  const known = all.find((one) => one === value);
  return known ? say(known) : sayPlain(value);
}
