import { describe, expect, test } from "vitest";
import { makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";

interface Portion {
  pairs: [song: number, composition: number][];
  next: string | null;
}

const read = async (path: string) => (await visit(path)).json<Portion>();
const songsOf = async (query: string) =>
  (await read(`/songs/play?${query}`)).pairs.map(([song]) => song);

const video = (at: number) => ({
  uploadType: "YouTube" as const,
  externalMediaId: `video${String(at).padStart(6, "0")}`,
});

describe("/songs/play", () => {
  test("has all that plays of the catalogue in the order of its pages, and nothing else", async () => {
    const songs: number[] = [];
    for (let at = 0; at < 25; at++)
      songs.push(
        await makeSong({
          title: `Song ${String.fromCharCode(97 + at)}`,
          ...(at % 5 > 0 && video(at)),
        }),
      );
    const playable = songs.filter((_, at) => at % 5 > 0);
    expect(await songsOf("sortBy=title")).toEqual(playable);
    expect(await songsOf("sortBy=title&direction=desc&lng=te")).toEqual(playable.toReversed());
    expect(await songsOf("sortBy=added")).toEqual(playable);
    expect(await songsOf("title=song&searched=true&sortBy=title")).toEqual(playable);
    expect((await songsOf("title=song&searched=true")).toSorted((a, b) => a - b)).toEqual(playable);
    expect(await songsOf(`sortBy=title&after=${songs[20]}`)).toEqual(songs.slice(21));
    const { trips } = readMeter(await visit("/songs/play?sortBy=title&direction=asc"));
    expect(trips).toBe(1);
  });

  test("says the recordings of a composition together, its main song first", async () => {
    const first = await makeSong({ title: "Nagumomu", ...video(1), durationSeconds: 100 });
    const portion = await read("/songs/play");
    const compositionId = portion.pairs[0]![1];
    const main = await makeSong({
      title: "Nagumomu",
      compositionId,
      ...video(2),
      durationSeconds: 900,
    });
    const words = await makeSong({ title: "Nagumomu", compositionId, durationSeconds: 50 });
    for (const query of ["sortBy=title", "title=nagumomu&searched=true"])
      expect((await read(`/songs/play?${query}`)).pairs, query).toEqual([
        [main, compositionId],
        [first, compositionId],
      ]);
    expect(await songsOf("sortBy=added")).not.toContain(words);
  });

  test("has the songs of a raaga, of its janyas, of a composer and of a singer", async () => {
    await makeRaaga({ id: "Harikambhoji" });
    await makeRaaga({ id: "Mohanam", parentId: "Harikambhoji" });
    await makePeople("tyagaraja");
    const inMohanam = await makeSong({ title: "A", raagaId: "Mohanam", ...video(1) });
    const other = await makeSong({ title: "B", raagaId: "Harikambhoji", ...video(2) });
    expect(await songsOf("of=raaga&id=Mohanam")).toEqual([inMohanam]);
    expect(await songsOf("of=janyas&id=Harikambhoji")).toEqual([inMohanam]);
    expect(await songsOf("of=raaga&id=Harikambhoji")).toEqual([other]);
    expect(await songsOf("of=composer&id=tyagaraja")).toEqual([]);
    for (const credit of ["singer", "performer", "accompanistName"])
      expect(await songsOf(`of=${credit}&id=tyagaraja`)).toEqual([]);
  });

  test("goes on after an entry of janyas, raaga by raaga", async () => {
    await makeRaaga({ id: "Harikambhoji" });
    for (const id of ["Bahudari", "Mohanam"]) await makeRaaga({ id, parentId: "Harikambhoji" });
    const songs: number[] = [];
    for (const [title, raagaId] of [
      ["B", "Bahudari"],
      ["D", "Bahudari"],
      ["A", "Mohanam"],
      ["C", "Mohanam"],
    ] as const)
      songs.push(await makeSong({ title, raagaId, ...video(songs.length) }));
    expect(await songsOf("of=janyas&id=Harikambhoji")).toEqual(songs);
    for (const [at, after] of songs.entries())
      expect(await songsOf(`of=janyas&id=Harikambhoji&after=${after}`)).toEqual(
        songs.slice(at + 1),
      );
  });

  test("has the recordings that a person leads, instrument by instrument, in portions", async () => {
    await makePeople("lalgudi-jayaraman");
    const songs: number[] = [];
    for (const singerPart of ["violin", "flute", "violin", "vocal"] as const)
      songs.push(
        await makeSong({
          title: "A piece",
          singer: "lalgudi-jayaraman",
          singerPart,
          personIds: { "lalgudi-jayaraman": "lalgudi-jayaraman" },
          ...video(songs.length),
        }),
      );
    const [first, flute, last, vocal] = songs;
    expect(await songsOf("of=performer&id=lalgudi-jayaraman")).toEqual([last, first, flute]);
    expect(await songsOf(`of=performer&id=lalgudi-jayaraman&after=${last}`)).toEqual([
      first,
      flute,
    ]);
    expect(await songsOf(`of=performer&id=lalgudi-jayaraman&after=${first}`)).toEqual([flute]);
    expect(await songsOf("of=singer&id=lalgudi-jayaraman")).toEqual([vocal]);
  });

  test("has the recordings of a decade, the earliest first", async () => {
    const made: Record<string, number> = {};
    for (const [at, recordingDate] of ["1969-12-31", "1975", "1970-01", "1980"].entries())
      made[recordingDate] = await makeSong({ title: "A song", recordingDate, ...video(at) });
    await makeSong({ title: "Undated", ...video(9) });
    expect(await songsOf("of=decade&id=1970")).toEqual([made["1970-01"], made["1975"]]);
    expect(await songsOf(`of=decade&id=1970&after=${made["1970-01"]}`)).toEqual([made["1975"]]);
    expect(await songsOf(`of=decade&id=1970&after=${made["1975"]}`)).toEqual([]);
  });

  test("has what is in raagas of a time of day, or else of any", async () => {
    await makeRaaga({ id: "Vasanta", timeOfDay: "evening" });
    await makeRaaga({ id: "Arabhi", timeOfDay: "any" });
    await makeRaaga({ id: "Kalyani" });
    const any = await makeSong({ title: "A", raagaId: "Arabhi", ...video(1) });
    await makeSong({ title: "B", raagaId: "Kalyani", ...video(2) });
    await makeSong({ title: "Words", raagaId: "Vasanta" });
    expect(await songsOf("of=time&id=evening")).toEqual([any]);
    const evening = await makeSong({ title: "C", raagaId: "Vasanta", ...video(3) });
    expect(await songsOf("of=hour&id=18")).toEqual([evening]);
    expect(await songsOf("of=hour&id=3")).toEqual([any]);
  });

  test.each([
    "of=else&id=a",
    "of=hour&id=24",
    "of=time&id=now",
    "of=decade&id=1975",
    "of=raaga",
    "of=singer&id=%27",
    "recordingYearStart=2&searched=true",
  ])("answers 400 to ?%s", async (query) => {
    expect((await visit(`/songs/play?${query}`)).status).toBe(400);
  });
});
