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

  test.each(["of=else&id=a", "of=raaga", "of=singer&id=%27", "recordingYearStart=2&searched=true"])(
    "answers 400 to ?%s",
    async (query) => {
      expect((await visit(`/songs/play?${query}`)).status).toBe(400);
    },
  );
});
