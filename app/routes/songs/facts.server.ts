import type { Language } from "../../archive.ts";
import type { Claim } from "../../data/records/sources/claims-on.ts";
import type { SongComposition } from "../../data/songs/detail/composition-columns.ts";
import type { SongDetail, SongFacts } from "../../data/songs/detail/song-detail.ts";
import { deityPath } from "../../domain/music/deity-path.ts";
import { concertPath } from "../../domain/songs/concert.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { type ShownName, showName } from "../../domain/music/shown-name.ts";
import { linkOf } from "../../domain/people/name-links.ts";
import { personParts } from "../../domain/people/person.ts";
import { type PageContent, readPages } from "../../domain/songs/pages-elsewhere.ts";
import { sungLanguages } from "../../domain/songs/song-field-kinds.ts";
import { fieldsShownIn, songFields, specOf } from "../../domain/songs/song-fields.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import { sourcePath } from "../../domain/records/source.ts";
import { siteOf } from "../../domain/records/sources.ts";
import { formatDate, formatDuration } from "../../i18n/format.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";
import { type AskedField, askedFields } from "../suggest/suggest-links.server.tsx";
import {
  type FactSources,
  listSources,
  markSources,
  nameFact,
} from "../../web/fact-sources.server.ts";
import { nameRights } from "./rights.server.tsx";
import { nativeSinger } from "../../web/singer-name.server.ts";
import { describeRecording } from "../../web/source-note.server.ts";

interface Item {
  text: ShownName;
  to?: string;
  date?: string;
  isProposed?: boolean;
  /** How it stands to this page, if it leads to another site. */
  rel?: string;
  /** Only of recordings that are not here: their text is English in every language, who plays in them is not. */
  isEnglish?: true;
  who?: string;
  /** The sources of this one among several. */
  cited?: FactSources | null;
}

export interface Fact {
  label: ShownName;
  items: Item[];
  /** The sources of the fact. */
  cited?: FactSources | null;
}

interface KnownPeople {
  /** Names in the reader's script, by printed name. */
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

/** Lists what nobody knows yet of a recording. */
export function listAsked(song: SongDetail, { place }: SongFacts): AskedField[] {
  if (song.media === null || song.singer === testSound) return [];
  const unknown: Record<AskedField, boolean> = {
    accompaniments: song.accompaniments.length === 0,
    recordingDate: song.recordingDate === null,
    place: !place,
  };
  return askedFields.filter((field) => unknown[field]);
}

interface SongPage {
  song: SongDetail;
  facts: SongFacts;
  composition: SongComposition;
  /** Those on the recording. */
  claims: readonly Claim[];
  people: KnownPeople;
}

const pageFields = fieldsShownIn("page");
type PageField = (typeof pageFields)[number];

export function listFacts(language: Language, page: SongPage): Fact[] {
  const { song, composition } = page;
  const t = (key: MessageKey) => translate(language, key);
  const recordingClaims = composition.claims.filter(({ field }) => field === "recordings");
  const otherRecordings = [...Map.groupBy(recordingClaims, ({ note }) => note)].map(
    ([note, claims]): Item => {
      const { name, who } = describeRecording(language, note);
      const withoutNotes = claims.map((claim) => ({ ...claim, note: "" }));
      const cited = markSources(language, withoutNotes, "recordings", name || who);
      return { text: name, who, isEnglish: true, cited };
    },
  );
  const length = (song.durationSeconds && formatDuration(song.durationSeconds)) || "";
  const ofFields = pageFields.map((field) => ({
    field,
    label: labelOf(field),
    items: itemsOf(language, field, page),
    cited: markSources(language, claimsOn(page, field), field, t(labelOf(field))),
  }));
  // The duration comes right after the fields of the recording.
  const ofRecording = ofFields.filter(
    ({ field }) => !specOf(field).shared && !isLong(field) && !isOfRights(field),
  );
  const others = ofFields.filter((one) => !ofRecording.includes(one));
  // Those of the title, the raaga and the taala stand at the head of the page.
  const shown = new Set<string>([
    "title",
    "nativeTitle",
    ...(song.raaga ? ["raagaId"] : []),
    ...(song.taala ? ["taalaId"] : []),
    ...ofFields.filter(({ items }) => items.length > 0).map(({ field }) => field),
  ]);
  const facts: { label: MessageKey; items: Item[]; cited?: FactSources | null }[] = [
    ...ofRecording,
    { label: "column.duration", items: text(length) },
    ...others,
    { label: "song.otherRecordings", items: otherRecordings },
    {
      label: "song.source",
      items: [...text(song.source), ...listOtherSources(language, page, shown)],
    },
    { label: "song.addedBy", items: text(song.addedBy ?? t("song.formerMember")) },
    { label: "song.addedOn", items: day(language, song.addedOn) },
    { label: "song.changedOn", items: day(language, song.changedOn) },
  ];
  return facts
    .filter(({ items }) => items.length > 0)
    .map(({ label, ...fact }) => ({ label: t(label), ...fact }));
}

const claimsOn = ({ composition, claims }: SongPage, field: PageField) =>
  specOf(field).shared ? composition.claims : claims;

/** Lists the sources of all that is known of the composition and the recording, and the facts whose sources stand nowhere else. */
function listOtherSources(language: Language, page: SongPage, shown: ReadonlySet<string>): Item[] {
  const { composition, claims } = page;
  const ofRecord = listSources(language, [...composition.claims, ...claims], () => true);
  const others = [
    ...composition.claims.map(({ field }) => ["composition", field] as const),
    ...claims.map(({ field }) => ["song", field] as const),
  ].filter(([, field]) => field !== "" && field !== "recordings" && !shown.has(field));
  const fields = new Map(others.map((one) => [one.join(" "), one]));
  return [
    ...ofRecord.map(({ id, title }) => ({ text: title, to: sourcePath(id) })),
    ...[...fields.values()].map(([kind, field]) => {
      const name = nameFact(language, kind, field);
      const of = kind === "song" ? claims : composition.claims;
      return { text: name, cited: markSources(language, of, field, name) };
    }),
  ];
}

const contentNames = {
  lyrics: "song.lyrics",
  meaning: "songForm.meaning",
  notation: "songForm.notation",
  lesson: "songForm.lesson",
} as const satisfies Record<PageContent, MessageKey>;

/** Lists pages of other sites, each with what it has. One that does not answer is no link. */
function listPages(language: Language, text: string, silent: readonly string[]): Item[] {
  const pages = readPages(text);
  if ("wrong" in pages) return [];
  return pages.map((page) => {
    const contents = page.contents.map((one) => translate(language, contentNames[one]));
    const inSentence = contents.map((one) => one.toLocaleLowerCase(language));
    const name = `${siteOf(page.address)} (${inSentence.join(", ")})`;
    return silent.includes(page.address)
      ? { text: translate(language, "song.pageSilent", { page: name }) }
      : { text: name, to: page.address };
  });
}

/** Lists the name that a song has for its deity, if it is another than the usual one, and the deity. */
function listDeity({ id, native }: { id: string; native: string | null }, written: string): Item[] {
  const isUsual = written === native || written.toLowerCase() === id.toLowerCase();
  return [...(isUsual ? [] : text(written)), { text: showName(native, id), to: deityPath(id) }];
}

const isOfRights = (field: PageField) =>
  field === "recordingRights" || field === "recordingPermission";
const isLong = (field: PageField) => specOf(field).kind === "prose";

const labelOf = (field: PageField): MessageKey => {
  const spec = songFields[field];
  return "pageLabel" in spec ? spec.pageLabel : spec.label;
};

const text = (value: string | null): Item[] => (value ? [{ text: value }] : []);

const day = (language: Language, date: string | number | null): Item[] =>
  date === null
    ? []
    : [
        {
          text: formatDate(language, date),
          date: typeof date === "string" ? date : new Date(date).toISOString().slice(0, 10),
        },
      ];

/** Returns the items of a field, formatted by the field's kind. */
function itemsOf(
  language: Language,
  field: PageField,
  { song, facts, composition, people }: SongPage,
): Item[] {
  if (field === "singer") return listSinger(language, song, people);
  if (field === "raagas")
    return composition.raagas.map(({ id, native, isProposed }) => ({
      text: showName(native, id),
      to: raagaPath(id),
      isProposed: isProposed === 1,
    }));
  if (field === "event" && facts.event === facts.concertId) return [];
  if (field === "concertId" && facts.concertId)
    return [{ text: facts.concertId, to: concertPath(facts.concertId) }];
  const value: unknown = facts[field];
  if (field === "deity" && song.deity) return listDeity(song.deity, facts.deity);
  switch (specOf(field).kind) {
    case "lines":
      return (value as string[]).map((line) => ({ text: line }));
    case "pages":
      return listPages(language, value as string, composition.silentPages);
    case "rights":
      return song.media && song.singer !== testSound
        ? [nameRights(language, value as string | null, song.id)]
        : [];
    case "date":
      return day(language, value as string | null);
    case "seconds":
      return text(typeof value === "number" ? formatDuration(value) : null);
    case "language": {
      const languageCode = sungLanguages.find((one) => one === value);
      return text(languageCode ? translate(language, `sung.${languageCode}`) : null);
    }
    case "singerPart": {
      const part = personParts.find((one) => one === value && one !== "vocal");
      return text(part ? translate(language, `part.${part}`) : null);
    }
    default:
      return text(typeof value === "string" || typeof value === "number" ? `${value}` : null);
  }
}
