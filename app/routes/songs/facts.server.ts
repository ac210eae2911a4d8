import type { Language } from "../../archive.ts";
import type { SongComposition } from "../../data/songs/detail/beside-song.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { type ShownName, showName } from "../../domain/music/shown-name.ts";
import { linkOf } from "../../domain/people/name-links.ts";
import { personParts } from "../../domain/people/person.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import { editorsReading } from "../../domain/records/sources.ts";
import { formatDate, formatDuration } from "../../i18n/format.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";
import { nativeSinger } from "../../web/singer-name.server.ts";

interface Item {
  text: ShownName;
  to?: string;
  date?: string;
  isProposed?: boolean;
  /** Of a text that is in English whatever the reader's language. */
  sources?: { title: string; address: string }[];
}

export interface Fact {
  label: ShownName;
  items: Item[];
}

interface KnownPeople {
  /** In the reader's script, by the printed name. */
  natives: Record<string, string | null>;
  proposed: string[];
}

const performer = ({ personIds }: SongDetail, name: string, people: KnownPeople): Item => {
  const id = linkOf(personIds, name);
  const native = Object.hasOwn(people.natives, name) ? people.natives[name] : null;
  const isProposed = Boolean(id) && people.proposed.includes(id!);
  return { text: showName(native, name), ...(id && { to: `/people/${id}` }), isProposed };
};

function listSinger(language: Language, song: SongDetail, people: KnownPeople): Item[] {
  if (!song.singer) return [];
  if (song.singer === testSound)
    return [{ text: showName(nativeSinger(language, testSound, null), testSound) }];
  return [performer(song, song.singer, people)];
}

export const listAccompaniments = (song: SongDetail, people: KnownPeople): Fact[] =>
  song.accompaniments.map(({ type, native, players }) => ({
    label: showName(native, type),
    items: players.map((name) => performer(song, name, people)),
  }));

export function listFacts(
  language: Language,
  song: SongDetail,
  composition: SongComposition,
  people: KnownPeople,
): Fact[] {
  const t = (key: MessageKey) => translate(language, key);
  const part = personParts.find((one) => one === song.singerPart && one !== "vocal");
  const day = (date: string | number | null): Item[] =>
    date === null
      ? []
      : [
          {
            text: formatDate(language, date),
            date: typeof date === "string" ? date : new Date(date).toISOString().slice(0, 10),
          },
        ];
  const text = (value: string | null): Item[] => (value ? [{ text: value }] : []);
  const told = composition.sources.filter(({ field }) => field === "recordings");
  const others = Map.groupBy(told, ({ note }) => note);
  const named = new Map(
    composition.sources
      .filter(({ field }) => field !== "recordings")
      .map((source) => [source.address || source.title, source]),
  );
  const sources = [...named.values()].map(({ title, address }) => ({
    text: title === editorsReading ? t("song.editorsReading") : title,
    ...(address && { to: address }),
  }));
  const facts: [MessageKey, Item[]][] = [
    ["column.singer", listSinger(language, song, people)],
    ["songForm.singerPart", text(part ? t(`part.${part}`) : null)],
    ["column.recordingDate", day(song.recordingDate)],
    ["songForm.event", text(song.event)],
    ["songForm.place", text(song.place)],
    [
      "column.duration",
      text((song.durationSeconds && formatDuration(song.durationSeconds)) || null),
    ],
    ["songForm.isoTitle", text(composition.isoTitle)],
    ["songForm.otherTitles", composition.otherTitles.map((title) => ({ text: title }))],
    [
      "songForm.raagas",
      composition.raagas.map(([id, native, isProposed]) => ({
        text: showName(native, id),
        to: raagaPath(id),
        isProposed: isProposed === 1,
      })),
    ],
    ["songForm.deity", text(composition.deity)],
    ["songForm.signature", text(composition.signature)],
    ["song.language", text(song.language && t(`sung.${song.language}`))],
    ["songForm.aboutRecording", text(song.mediaDescription)],
    [
      "song.otherRecordings",
      [...others].map(([note, of]) => ({
        text: note,
        sources: of.map(({ title, address }) => ({ title, address })),
      })),
    ],
    ["song.source", song.source ? text(song.source) : sources],
    ["song.addedBy", text(song.addedBy ?? t("song.formerMember"))],
    ["song.addedOn", day(song.addedOn)],
    ["song.changedOn", day(song.changedOn)],
  ];
  return facts
    .filter(([, items]) => items.length > 0)
    .map(([key, items]) => ({ label: t(key), items }));
}
