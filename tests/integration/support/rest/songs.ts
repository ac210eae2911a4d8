import { expect } from "vitest";
import { archive } from "#app/archive.ts";
import { accompanimentTypes, mediaLocationTypes } from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { db, makeRaaga, makeSongType, makeTaala } from "../factories.ts";
import { bearerOf, music } from "./call.ts";

export const songs = `${music}/songs`;

/** A song as a REST client sends it. */
export const filled = {
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  recordingDate: "1975-08-15",
  raagaId: "Lavangi",
  taalaId: "Adi",
  songTypeId: "Kriti",
  description: "In praise of the goddess.",
  lyrics: "first line\nsecond line",
  accompaniments: [
    { accompanimentTypeId: "1", playedBy: ["T. K. Murthy", " Guruvayur Dorai "] },
    { accompanimentTypeId: 2, playedBy: "M. S. Gopalakrishnan" },
  ],
};
export const youTube = "?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&mediadescription=A%20concert";

/** The response to `filled` with `youTube`. */
export const whole = {
  id: 1,
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  composer: archive.composer,
  raagaId: { id: "Lavangi", description: "Lavangi, a raaga of four swaras" },
  taalaId: { id: "Adi", description: "Adi" },
  songTypeId: { id: "Kriti", description: "Kriti" },
  recordingDate: "1975-08-15",
  description: "In praise of the goddess.",
  lyrics: "first line\nsecond line",
  lyricsRights: null,
  lyricsPermission: "",
  notation: "",
  notationRights: null,
  notationPermission: "",
  meaningRights: null,
  meaningPermission: "",
  recordingRights: null,
  recordingPermission: "",
  pagesElsewhere: "",
  sources: [],
  recordingSources: [],
  uploadType: "YouTube",
  mediaurl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  externalMediaId: "dQw4w9WgXcQ",
  mediadescription: "A concert",
  accompaniments: [
    {
      accompanimentTypeId: 1,
      accompanimentTypeName: "Mridangam",
      playedBy: ["T. K. Murthy", "Guruvayur Dorai"],
    },
    {
      accompanimentTypeId: 2,
      accompanimentTypeName: "Violin",
      playedBy: ["M. S. Gopalakrishnan"],
    },
  ],
  concertId: null,
  lineTimes: "",
  lineMeanings: {},
  compositionId: 1,
  recordingYear: 1975,
  datePrecision: "day",
  startSeconds: null,
  endSeconds: null,
  createdBy: "singer@example.org",
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  updatedBy: null,
  updatedAt: null,
};

/** Fills the reference lists that `filled` names; returns a Contributor's bearer. */
export async function makeContributor() {
  await makeRaaga({ id: "Lavangi", description: "Lavangi, a raaga of four swaras" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await db.insert(mediaLocationTypes).values(mediaLocationTypeSeeds);
  await db.insert(accompanimentTypes).values([{ name: "Mridangam" }, { name: "Violin" }]);
  return bearerOf("singer@example.org", "Contributor");
}
