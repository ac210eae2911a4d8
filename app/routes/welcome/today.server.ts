import type { RouterContextProvider } from "react-router";
import { archive, type Language } from "../../archive.ts";
import type { readWelcome } from "../../data/songs/lists/welcome.ts";
import { chakraNames, chakraOf } from "../../domain/music/chakra.ts";
import { allMelakartas } from "../../domain/music/melakarta.ts";
import { markOf } from "../../domain/music/picture/raaga-mark.ts";
import { languageTag } from "../../domain/music/script/scripts.ts";
import { scriptOf } from "../../domain/music/script/script-of.ts";
import { scaleInScript } from "../../domain/music/script/swara.ts";
import { romanOf, showName, textOf } from "../../domain/music/shown-name.ts";
import { ofDay } from "../../domain/songs/lists/day-choice.ts";
import { now, radioPath, type Station, stationPlayPath } from "../../domain/songs/lists/station.ts";
import { playableOf } from "../../domain/songs/song.ts";
import { isOfSwaras } from "../../domain/songs/lyrics-heading.ts";
import { findLine } from "../../domain/songs/lyrics.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";
import { languageOf } from "../../web/language.ts";
import { type Entry, toEntry } from "../catalogue/entry.server.ts";
import { openScript, type Reader, readerOf, tagOf } from "../../web/lyrics/open-script.server.ts";
import { showLine } from "../songs/lyrics/shown-line.server.ts";

type WelcomeContent = Awaited<ReturnType<typeof readWelcome>>;
export type Today = NonNullable<Awaited<ReturnType<typeof showToday>>>;
export type ListenNow = NonNullable<ReturnType<typeof offerToListen>>;
export type RaagaOfDay = NonNullable<ReturnType<typeof showRaagaOfDay>>;

export const welcomeWords = (language: Language) => ({
  newest: translate(language, "welcome.newest"),
  allNew: translate(language, "welcome.allNew"),
  raaga: translate(language, "welcome.raaga"),
  song: translate(language, "welcome.song"),
});

const everything = { kind: "all" } as const;
const ownVoice = { kind: "singer", id: archive.composerId } as const;

/**
 * Returns the ways to listen that the archive has: everything, the composer's own voice, and a raaga for the hour, which
 * the browser adds to the path. If nothing plays, a song to read; null if the archive is empty.
 */
export function offerToListen(
  language: Language,
  songs: Entry[],
  { hasVoice, hasTimes }: Pick<WelcomeContent, "hasVoice" | "hasTimes">,
) {
  const words = (key: MessageKey) => translate(language, key);
  if (!songs.some(({ media }) => playableOf(media)))
    return songs[0] ? { to: `/songs/${songs[0].id}`, words: words("welcome.read") } : null;
  const radio = (station: Station, key: MessageKey) => ({
    to: radioPath(station),
    from: stationPlayPath(station),
    words: words(key),
  });
  const ways = [
    radio(everything, "welcome.all"),
    hasVoice && radio(ownVoice, "welcome.voice"),
    hasTimes && {
      to: `/radio?time=${now}`,
      from: "/songs/play?of=hour&id=",
      words: words("welcome.hour"),
    },
  ];
  return { label: words("welcome.listenTo"), ways: ways.filter((way) => way !== false) };
}

/** Describes how many raagas of the wheel have songs, and how many only have janyas with songs. */
function countRaagas(language: Language, melakartas: WelcomeContent["melakartas"]): string {
  const count = melakartas.filter(({ songs }) => songs > 0).length;
  const janyas = melakartas.filter(({ songs, janyaSongs }) => songs === 0 && janyaSongs > 0).length;
  const key = janyas > 0 ? "claim.raagasAndJanyas" : "claim.raagasHere";
  return translate(language, key, { count, janyas });
}

export const showHoldings = (
  language: Language,
  { melakartas, compositions, recordings }: WelcomeContent,
) => ({
  songs: translate(language, compositions.others > 0 ? "claim.songsAndOthers" : "claim.songsHere", {
    count: compositions.own,
    others: compositions.others,
  }),
  raagas: countRaagas(language, melakartas),
  years: translate(language, "claim.yearsHere", { count: recordings }),
});

const romanFor = (language: Language) => (language === "en" ? "iso" : null);

/** Returns the song of the day with its first line or else its title in the reader's script; null without a song. */
export async function showToday(
  context: Readonly<RouterContextProvider>,
  today: WelcomeContent["today"],
) {
  if (!today) return null;
  const { song, lyrics, nativeTitle, language } = today;
  const reader = readerOf(context, null);
  const entry = toEntry(languageOf(context), song);
  const first = findLine(lyrics, 1);
  if (!first)
    return { entry, ...(await showTitle(reader, { id: song.id, entry, nativeTitle, language })) };
  const line = await showLine(
    { ...reader, choice: reader.choice ?? romanFor(reader.pageLanguage) },
    {
      songId: song.id,
      title: entry.name,
      line: first.text,
      number: first.number,
      found: null,
      ofSwaras: isOfSwaras(first.heading),
      language,
      script: scriptOf(lyrics),
    },
  );
  return {
    entry,
    line: { to: line.to, lang: line.lang, text: line.parts.join("") },
    other: { lang: undefined, name: entry.short },
  };
}

interface Titled {
  id: number;
  entry: Entry;
  nativeTitle: string | null;
  /** That is sung. */
  language: string | null;
}

/**
 * Returns the title in the reader's script, and another form of it: for roman readers its own, in a chosen script that
 * of the page; null where there is none.
 */
async function showTitle(reader: Reader, { id, entry, nativeTitle, language }: Titled) {
  const to = `/songs/${id}`;
  const roman = { lang: "en", name: romanOf(entry.name) };
  const native = { lang: reader.pageLanguage, text: textOf(entry.name) };
  const isRoman = native.text === roman.name;
  const original = nativeTitle === null ? null : scriptOf(nativeTitle);
  const own = nativeTitle && { lang: languageTag(language, original), name: nativeTitle };
  if (own && reader.choice) {
    const { script, transliterate } = await openScript(original, reader);
    const lang = tagOf(language, script) ?? own.lang;
    const other = isRoman ? roman : { lang: native.lang, name: native.text };
    return { line: { to, lang, text: transliterate?.(own.name) ?? own.name }, other };
  }
  return isRoman
    ? { line: { to, lang: "en", text: roman.name }, other: own || null }
    : { line: { to, ...native }, other: null };
}

/** Chooses the raaga of the day among the melakartas with songs, or among all if none has any. */
export function showRaagaOfDay(
  language: Language,
  melakartas: WelcomeContent["melakartas"],
  day: number,
) {
  const withSongs = melakartas.filter(({ songs }) => songs > 0);
  const candidates = withSongs.length > 0 ? withSongs : melakartas;
  const raagaOfDay = ofDay(candidates, day);
  if (!raagaOfDay) return null;
  const { number, id, native, songs } = raagaOfDay;
  const { arohana, avarohana } = allMelakartas()[number - 1]!;
  const chakra = translate(language, `chakra.${chakraNames[chakraOf(number) - 1]!}`);
  return {
    id,
    name: showName(native, id),
    mark: markOf(arohana, avarohana),
    place: translate(language, "raaga.place", { number, chakra }),
    ways: [
      { scale: arohana, label: translate(language, "sound.up") },
      { scale: avarohana, label: translate(language, "sound.down") },
    ].map((way) => ({ ...way, swaras: scaleInScript(way.scale, language).split(" ") })),
    songs: songs > 0 ? translate(language, "wheel.songs", { count: songs }) : null,
  };
}
