import { archive } from "#app/archive.ts";
import type { songs } from "#drizzle/schema/index.ts";
import type { Chance } from "./chance.ts";
import { accompanists, composers, singers } from "./people.ts";
import { inventLyrics, inventTitle, pickScript } from "./titles.ts";

export interface Lists {
  raagas: string[];
  taalas: string[];
  songTypes: string[];
  accompanimentTypes: number[];
  users: number[];
}

type NewSong = typeof songs.$inferInsert;

const languages = ["te", "te", "te", "sa", "sa", "ta", "kn", "ml", null];
const occasions = [
  "a morning concert",
  "a temple festival",
  "a chamber concert",
  "a radio evening",
];
const videoLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".split("");

function recordingDate(chance: Chance): string | null {
  if (chance.happens(0.3)) return null;
  const day = Date.UTC(chance.between(1948, 2016), 0, chance.between(1, 365));
  return new Date(day).toISOString().slice(0, 10);
}

function describe(chance: Chance, singer: string, raagaId: string | null): string {
  const where = `Sung by ${singer} at ${chance.oneOf(occasions)}.`;
  if (!chance.happens(0.5)) return where;
  return `${where} It opens with ${chance.between(2, 9)} minutes of ${raagaId ?? "free"} alapana.`;
}

/** Songs from `id` on have this order; its time says when a song was added. */
export function inventSong(chance: Chance, id: number, lists: Lists): NewSong {
  const script = pickScript(chance);
  const singer = chance.favour(singers, 3);
  const raagaId = chance.happens(0.03) ? null : chance.favour(lists.raagas);
  const hasVideo = chance.happens(0.6);
  return {
    id,
    title: inventTitle(chance, script),
    singer,
    composer: chance.happens(0.85) ? archive.composer : chance.favour(composers),
    raagaId,
    taalaId: chance.happens(0.05) ? null : chance.favour(lists.taalas, 4),
    songTypeId: chance.happens(0.05) ? null : chance.favour(lists.songTypes, 4),
    recordingDate: recordingDate(chance),
    durationSeconds: hasVideo ? chance.between(150, 2400) : null,
    language: script.language ?? chance.oneOf(languages),
    description: describe(chance, singer, raagaId),
    lyrics: chance.happens(1 / 3) ? inventLyrics(chance) : "",
    uploadType: hasVideo ? "YouTube" : null,
    mediaTypeId: hasVideo ? 2 : null,
    mediaLocationTypeId: hasVideo ? 1 : null,
    externalMediaId: hasVideo
      ? Array.from({ length: 11 }, () => chance.oneOf(videoLetters)).join("")
      : null,
    createdBy: lists.users.length > 0 ? chance.oneOf(lists.users) : null,
  };
}

/** Up to four instruments, each once, with one or two players. */
export function inventAccompaniments(chance: Chance, types: number[]) {
  const first = chance.between(0, types.length - 1);
  return Array.from({ length: chance.between(0, Math.min(4, types.length)) }, (_, at) => ({
    typeId: types[(first + at) % types.length]!,
    players: Array.from({ length: chance.happens(0.1) ? 2 : 1 }, () => chance.favour(accompanists)),
  }));
}
