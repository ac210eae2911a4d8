import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Archive, openBrowser, publicAnswer, publicPage } from "#tests/browser-caches.ts";
import { saveEntries } from "./answers.ts";
import { keepThing, renewThing } from "./keep.ts";
import { forgetVisits, saveVisit } from "./pages.ts";
import { sizeOfRecordings } from "./recordings.ts";
import { findRecording } from "./stored-recording.ts";
import { findStored, listPaths, openStore } from "./store.ts";
import {
  isKeptPage,
  type KeepWish,
  listThings,
  readThing,
  removeThings,
  sweep,
  writeThing,
} from "./things.ts";

const recording = `/media/${"0a".repeat(16)}`;
const tell = () => {};
const english = { language: "en", tell };

const entry = (id: number, media: unknown = null) => ({ id, title: `Song ${id}`, media });
const entries = (...ids: number[]) =>
  publicAnswer(
    JSON.stringify({
      songs: ids.map((id) => entry(id, id === 1 ? { kind: "Audio", url: recording } : null)),
    }),
  );

/** An archive of songs 1 and 2; song 3 is gone. */
function archiveOfTwo(): Archive {
  const song = (id: number) => publicPage(`<html lang="en"><a href="/songs/${id}/practise">`);
  const captions = '<a href="/songs/1/words.vtt?script=te" download>';
  return {
    "/songs/1": () => song(1),
    "/songs/2": () => song(2),
    "/songs/1/practise": () => publicPage(`<html lang="en">${captions}`),
    "/songs/2/practise": () => publicPage('<html lang="en">'),
    "/songs/1/words": () => publicAnswer("{}"),
    "/songs/2/words": () => publicAnswer("{}"),
    "/songs/1/words.vtt?script=te": () => publicAnswer("WEBVTT"),
    "/songs/entries?ids=1": () => entries(1),
    "/songs/entries?ids=1,2": () => entries(1, 2),
    "/songs/entries?ids=1,2,3": () => entries(1, 2),
    "/songs/entries?ids=3": () => entries(),
    [`${recording}/shape`]: () => publicAnswer("shape"),
    [recording]: () => publicAnswer("sound", { "Content-Length": "5" }),
  };
}

const list: KeepWish = {
  kind: "list",
  name: "For the bus",
  to: "/device",
  songIds: [1, 2, 3],
  withRecordings: true,
};

let archive: Archive;
beforeEach(async () => {
  archive = archiveOfTwo();
  await openBrowser(archive);
});

/** Lets the only thing that is kept be due again; returns its record. */
async function makeOld() {
  const [thing] = await listThings();
  await writeThing({ ...thing!, checkedAt: 1 });
  return (await readThing(list))!;
}

const textOf = async (path: string) => {
  const page = await findStored("pages", path);
  return new Response(page!.body!.pipeThrough(new DecompressionStream("gzip"))).text();
};

describe("keeping", () => {
  test("leaves out songs that are not in the archive, and notes all that it stored", async () => {
    const thing = await keepThing(list, english);
    expect(thing.songIds).toEqual([1, 2]);
    expect(thing.paths).toEqual(["/songs/1", "/songs/2", "/songs/1/practise", "/songs/2/practise"]);
    expect(thing.answers).toEqual([
      "/songs/entries?ids=1",
      "/songs/entries?ids=2",
      "/songs/1/words",
      "/songs/2/words",
      "/songs/1/words.vtt?script=te",
      `${recording}/shape`,
    ]);
    expect((await listPaths("answers")).toSorted()).toEqual(thing.answers!.toSorted());
    expect(await listPaths("recordings")).toEqual([recording]);
  });

  test("fails where none of the songs is there", async () => {
    await expect(keepThing({ ...list, songIds: [3] }, english)).rejects.toThrow("No such songs");
    expect(await listThings()).toEqual([]);
  });

  test.each(["/songs/1/practise", "/songs/1/words", recording])(
    "stops when it is broken off at %s, and leaves nothing",
    async (path) => {
      const controller = new AbortController();
      const answer = archive[path]!;
      archive[path] = () => {
        controller.abort();
        return answer();
      };
      let asked = 0;
      archive["/songs/2/words"] = () => {
        asked++;
        return publicAnswer("{}");
      };
      const keeping = keepThing(list, { ...english, signal: controller.signal });
      await expect(keeping).rejects.toThrow(/abort/i);
      if (path !== recording) expect(asked).toBe(0);
      expect(await listThings()).toEqual([]);
      for (const store of ["pages", "recordings"] as const)
        expect(await listPaths(store), store).toEqual([]);
    },
  );

  test("stops waiting for another that keeps when it is broken off", async () => {
    const controller = new AbortController();
    await navigator.locks.request("keep", async () => {
      const keeping = keepThing(list, { ...english, signal: controller.signal });
      controller.abort();
      await expect(keeping).rejects.toThrow(/abort/i);
    });
  });

  test("tells lists of one name apart by where they come from", async () => {
    const other = {
      ...list,
      from: "/songs/entries?shared=abc",
      songIds: [1],
      withRecordings: false,
    };
    await keepThing(list, english);
    await keepThing(other, english);
    expect((await listThings()).map(({ songIds }) => songIds)).toEqual([[1, 2], [1]]);
    await removeThings([(await readThing(other))!], []);
    expect((await listThings()).map(({ songIds }) => songIds)).toEqual([[1, 2]]);
  });
});

describe("renewing", () => {
  test("fetches what has changed, and leaves as it was what cannot be had", async () => {
    await keepThing(list, english);
    archive["/songs/1"] = () => publicPage('<html lang="en">new<a href="/songs/1/practise">');
    archive["/songs/2"] = () => new Response("", { status: 503 });
    delete archive["/songs/1/words"];
    await renewThing(await makeOld());
    const [thing] = await listThings();
    expect(thing!.checkedAt).toBeGreaterThan(1);
    expect(thing!.paths).toContain("/songs/2/practise");
    expect(thing!.answers).toContain("/songs/1/words");
    expect(await textOf("/songs/1")).toContain("new");
    expect(await textOf("/songs/2")).toContain("/songs/2/practise");
  });

  test("goes on with a list of which a song has been deleted since", async () => {
    await keepThing(list, english);
    archive["/songs/entries?ids=1,2"] = () => entries(1);
    delete archive["/songs/2"];
    await renewThing(await makeOld());
    expect((await listThings())[0]!.songIds).toEqual([1]);
  });

  test("does not bring back what was removed meanwhile", async () => {
    await keepThing(list, english);
    const known = await makeOld();
    let removal: Promise<void> | undefined;
    archive["/songs/2/words"] = () => {
      removal = removeThings([known], []);
      return new Promise((resolve) => setTimeout(() => resolve(publicAnswer("{}")), 50));
    };
    await expect(renewThing(known)).rejects.toThrow("Removed meanwhile");
    await removal;
    expect(await listThings()).toEqual([]);
    expect(await listPaths("pages")).toEqual([]);
    await renewThing(known);
    expect(await listThings()).toEqual([]);
  });

  test("goes by the wish of now, not by that which it was told of", async () => {
    await keepThing({ ...list, withRecordings: false }, english);
    const known = await makeOld();
    await keepThing(list, english);
    await renewThing(known);
    const [thing] = await listThings();
    expect(thing!.withRecordings).toBe(true);
    expect(thing!.recordings).toEqual([recording]);
  });
});

describe("removing", () => {
  test("takes the answers along that nothing else needs", async () => {
    await (await openStore("answers")).put("/scales.json", publicAnswer("{}") as never);
    const one: KeepWish = { ...list, kind: "song", name: "Song 1", to: "/songs/1", songIds: [1] };
    await keepThing(list, english);
    await keepThing(one, english);
    await removeThings([(await readThing(list))!], []);
    expect((await listPaths("answers")).toSorted()).toEqual([
      `${recording}/shape`,
      "/scales.json",
      "/songs/1/words",
      "/songs/1/words.vtt?script=te",
      "/songs/entries?ids=1",
    ]);
    await removeThings(await listThings(), []);
    expect(await listPaths("answers")).toEqual(["/scales.json"]);
  });

  test("leaves the entries of songs that lists of the device have", async () => {
    await keepThing(list, english);
    await removeThings(await listThings(), [2]);
    expect(await listPaths("answers")).toEqual(["/songs/entries?ids=2"]);
  });

  test("a sweep deletes the oldest of too many entries, but none that is needed", async () => {
    await keepThing(list, english);
    const songs = Array.from({ length: 2003 }, (_, at) => entry(at + 10));
    await saveEntries(publicAnswer(JSON.stringify({ songs })) as never);
    await sweep();
    const stored = await listPaths("answers");
    expect(stored).toContain("/songs/entries?ids=1");
    expect(stored).not.toContain("/songs/entries?ids=12");
    expect(stored).toContain("/songs/entries?ids=13");
    expect(stored).toContain("/songs/1/words");
  });

  test("leaves what records of earlier versions may need", async () => {
    const { answers, ...thing } = await keepThing(list, english);
    await writeThing(thing);
    await sweep();
    expect((await listPaths("answers")).toSorted()).toEqual(answers!.toSorted());
  });
});

describe("visited pages", () => {
  const visit = (path: string) =>
    saveVisit(path, publicPage(`<title>${path}</title>`) as never, isKeptPage);

  test("stay while something is being kept that may need them", async () => {
    await navigator.locks.request("keep", async () => {
      for (let at = 0; at <= 50; at++) await visit(`/songs/${at}`);
      expect(await listPaths("pages")).toContain("/songs/0");
    });
    await sweep();
    expect(await listPaths("pages")).not.toContain("/songs/0");
    expect(await listPaths("pages")).toContain("/songs/1");
  });

  test("are forgotten, without those that something kept needs", async () => {
    await keepThing(list, english);
    await visit("/songs/1");
    await visit("/people");
    await forgetVisits();
    await sweep();
    expect(await listPaths("pages")).toContain("/songs/1");
    expect(await listPaths("pages")).not.toContain("/people");
  });
});

test("the size of recordings says how much is to be fetched", async () => {
  const other = `/media/${"0b".repeat(16)}`;
  archive[other] = () => publicAnswer("longer", { "Content-Length": "6" });
  await keepThing(list, english);
  expect(await sizeOfRecordings([recording, other])).toEqual({ size: 11, more: 6 });
  expect(await sizeOfRecordings([recording])).toEqual({ size: 5, more: 0 });
});

test("a recording that could not be read is read again", async () => {
  await keepThing(list, english);
  vi.spyOn(Response.prototype, "blob").mockRejectedValueOnce(new Error("Broken"));
  await expect(findRecording(recording, null)).rejects.toThrow("Broken");
  expect(await (await findRecording(recording, "bytes=1-2"))!.text()).toBe("ou");
});
