import { archive } from "#app/archive.ts";
import { scriptOf } from "#app/domain/music/script/script-of.ts";
import type { compositions, songs } from "#drizzle/schema/index.ts";
import type { Chance } from "./chance.ts";
import { accompanists, composers, guest, singers } from "./people.ts";
import { inventLyrics, inventTitle, pickScript } from "./titles.ts";

export interface Lists {
  raagas: string[];
  taalas: string[];
  songTypes: string[];
  deities: string[];
  accompanimentTypes: number[];
  users: number[];
  /** Ids, by name, of the people to whom recordings are linked. */
  people: Map<string, string>;
}

type NewComposition = typeof compositions.$inferInsert & { id: number };
type NewSong = typeof songs.$inferInsert & { id: number; singer: string };

const languages = ["te", "te", "te", "sa", "sa", "ta", "kn", "ml", null];
const occasions = [
  "a morning concert",
  "a temple festival",
  "a chamber concert",
  "a radio evening",
];
const videoLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".split("");

/** Returns a date. A third is unknown; of the others a fifth is only a year or a month. */
function inventDate(chance: Chance): string | null {
  if (chance.happens(0.3)) return null;
  const day = Date.UTC(chance.between(1948, 2016), 0, chance.between(1, 365));
  const length = chance.happens(0.8) ? 10 : chance.oneOf([4, 7]);
  return new Date(day).toISOString().slice(0, length);
}

function describe(chance: Chance, raagaId: string | null): string {
  const where = `Composed for ${chance.oneOf(occasions)}.`;
  if (!chance.happens(0.5)) return where;
  return `${where} It opens with ${chance.between(2, 9)} lines in ${raagaId ?? "no raaga"}.`;
}

export function inventComposition(chance: Chance, id: number, lists: Lists) {
  const script = pickScript(chance);
  const raagaId = chance.happens(0.03) ? null : chance.favour(lists.raagas);
  const title = inventTitle(chance, script);
  return {
    id,
    title,
    nativeTitle: scriptOf(title) === script.language ? title : null,
    composer: chance.happens(0.85) ? archive.composer : chance.favour(composers),
    raagaId,
    taalaId: chance.happens(0.05) ? null : chance.favour(lists.taalas, 4),
    songTypeId: chance.happens(0.05) ? null : chance.favour(lists.songTypes, 4),
    language: script.language ?? chance.oneOf(languages),
    // One in ten has none.
    deity: lists.deities[id % Math.ceil(lists.deities.length / 0.9)] ?? "",
    description: describe(chance, raagaId),
    lyrics: chance.happens(1 / 3) ? inventLyrics(chance) : "",
    createdBy: lists.users.length > 0 ? chance.oneOf(lists.users) : null,
  } satisfies NewComposition;
}

/** Returns a singer: the master for a fifth of the recordings, the guest only for the first. */
function singerOf(chance: Chance, id: number): string {
  if (id === 1) return guest.name;
  return chance.happens(0.05) ? archive.composer : chance.favour(singers, 3);
}

/** Returns a recording of a composition; ids follow the order in which songs were added. */
export function inventSong(
  chance: Chance,
  id: number,
  composition: Omit<ReturnType<typeof inventComposition>, "nativeTitle" | "deity">,
  lists: Lists,
) {
  const singer = singerOf(chance, id);
  const personId = lists.people.get(singer);
  const hasVideo = chance.happens(0.6);
  return {
    ...composition,
    id,
    compositionId: composition.id,
    singer,
    recordingDate: inventDate(chance),
    durationSeconds: hasVideo ? chance.between(150, 2400) : null,
    uploadType: hasVideo ? "YouTube" : null,
    mediaTypeId: hasVideo ? 2 : null,
    mediaLocationTypeId: hasVideo ? 1 : null,
    externalMediaId: hasVideo
      ? Array.from({ length: 11 }, () => chance.oneOf(videoLetters)).join("")
      : null,
    personIds: (personId ? { [singer]: personId } : {}) as Record<string, string>,
    accompaniments: inventAccompaniments(chance, lists.accompanimentTypes),
  } satisfies NewSong;
}

/** Returns up to four instruments, each once, with one or two players. */
function inventAccompaniments(chance: Chance, types: number[]) {
  const first = chance.between(0, types.length - 1);
  return Array.from({ length: chance.between(0, Math.min(4, types.length)) }, (_, at) => ({
    typeId: types[(first + at) % types.length]!,
    players: Array.from({ length: chance.happens(0.1) ? 2 : 1 }, () => chance.favour(accompanists)),
  }));
}
