import { expect, test } from "vitest";
import { planCompositionMerge } from "./merge-plan.ts";
import { pickShared, type SharedRevision } from "./song-revision.ts";
import { emptySong } from "./song-submission.ts";

const licence = "https://creativecommons.org/licenses/by/4.0/";
const composition = (id: number, shared: Partial<SharedRevision>) => ({
  id,
  shared: { ...pickShared(emptySong), ...shared },
  mainSongId: null,
  recordings: 1,
  standIns: [],
  binned: 0,
});
const filledBy = (from: Partial<SharedRevision>, to: Partial<SharedRevision>) =>
  planCompositionMerge(composition(1, from), composition(2, to)).filled;

test("rights go to another composition only with their text", () => {
  const from = { lyrics: "words", lyricsRights: licence, lyricsPermission: "The family" };
  const rights = {
    lyricsRights: [null, licence],
    lyricsPermission: ["", "The family"],
  };
  expect(filledBy(from, {})).toEqual({ lyrics: ["", "words"], ...rights });
  expect(filledBy(from, { lyrics: "words" })).toEqual(rights);
  expect(filledBy(from, { lyrics: "other words" })).toEqual({});
  const meaning = { meaning: { en: "A meaning" }, meaningRights: licence };
  expect(filledBy(meaning, { meaning: { te: "అర్థం" } })).toEqual({});
  expect(filledBy(meaning, {})).toEqual({
    meaning: [{}, meaning.meaning],
    meaningRights: [null, licence],
  });
});
