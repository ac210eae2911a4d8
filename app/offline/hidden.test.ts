import { beforeEach, expect, test } from "vitest";
import { type Archive, openBrowser, publicAnswer, publicPage } from "#tests/browser-caches.ts";
import { forgetHidden } from "./hidden.ts";
import { keepThing } from "./keep.ts";
import { readVisits, saveVisit } from "./pages.ts";
import { listPaths, writeRecord } from "./store.ts";
import { type KeepWish, listThings } from "./things.ts";

const recording = `/media/${"0a".repeat(16)}`;
const entries = (...songs: object[]) => publicAnswer(JSON.stringify({ songs }));
const wish = (id: number): KeepWish => ({
  kind: "song",
  name: `Song ${id}`,
  to: `/songs/${id}`,
  songIds: [id],
  withRecordings: true,
});

let archive: Archive;
let hiddenAt: number;
beforeEach(async () => {
  hiddenAt = 0;
  archive = {
    "/songs/1": () => publicPage("the words of one"),
    "/songs/2": () => publicPage("two"),
    "/songs/3": () => publicPage("three"),
    "/songs/1/words": () => publicAnswer("{}"),
    "/songs/2/words": () => publicAnswer("{}"),
    "/songs/entries?ids=1": () => entries({ id: 1, media: { kind: "Audio", url: recording } }),
    "/songs/entries?ids=2": () => entries({ id: 2, media: null }),
    [`${recording}/shape`]: () => publicAnswer("shape"),
    [recording]: () => publicAnswer("sound", { "Content-Length": "5" }),
    "/hidden.json": () => publicAnswer(JSON.stringify({ at: hiddenAt })),
  };
  await openBrowser(archive);
  for (const id of [1, 2]) await keepThing(wish(id), { language: "en", tell: () => {} });
  await saveVisit("/songs/3", publicPage("three") as never, async () => false);
});

const askLater = async () => {
  await writeRecord("/hidden", { askedAt: 1, hiddenAt: 0 });
  await forgetHidden();
};

test("T117 a device forgets what was hidden, and keeps the rest", async () => {
  hiddenAt = Date.now() + 1000;
  // The recording of one song is hidden, the other song as a whole.
  archive["/songs/entries?ids=1"] = () => entries({ id: 1, media: null });
  archive["/songs/1"] = () => publicPage("one");
  archive["/songs/entries?ids=2"] = () => entries();
  delete archive["/songs/2"];
  await askLater();
  expect((await listThings()).map(({ name }) => name)).toEqual(["Song 1"]);
  expect(await listPaths("pages")).toEqual(["/songs/1"]);
  expect(await listPaths("recordings")).toEqual([]);
  expect(await listPaths("answers")).toEqual(["/songs/entries?ids=1", "/songs/1/words"]);
  expect(await readVisits()).toEqual([]);
});

test("it forgets nothing where nothing was hidden, and asks once an hour", async () => {
  await askLater();
  expect((await listThings()).length).toBe(2);
  expect((await readVisits()).length).toBe(1);
  hiddenAt = Date.now() + 1000;
  await forgetHidden();
  expect((await readVisits()).length).toBe(1);
});
