import type { Database } from "#app/data/database.ts";
import { findLikeness, findSavedFiles } from "#app/data/songs/drafts/likeness.ts";
import { findBearers } from "#app/data/people/name-bearers.ts";
import { matchRaagas } from "#app/data/search/match-raagas.ts";
import { matchEntries } from "#app/data/search/match-entries.ts";

const titles = ["Sri Ganapatini", "Omkara Akarini", "xyzzyplugh"];
const two = Array.from({ length: 200 }, (_, at) => `${titles[at % 3]}`);
const names = two.map((_, at) => `${["Kalyani", "కల్యాణి", "Xyzzyplugh"][at % 3]} ${at}`);
const singers = two.map((_, at) => `${["M. Balamuralikrishna", "Lalgudi"][at % 2]} ${at}`);
const hashes = two.map((_, at) => at.toString(16).padStart(64, "0"));

/** Reads of the page of drafts, with as many drafts as an account may have. */
export const draftReads = [
  {
    path: "/songs/drafts, 200 titles",
    read: (db: Database) =>
      findLikeness(
        db,
        two.map((title, at) => ({
          title,
          singer: "M. Balamuralikrishna",
          recordingDate: "1975",
          hash: hashes[at]!,
        })),
      ),
    rows: 2 * 200 + 4 * 2000,
  },
  {
    path: "/songs/drafts, 200 raagas",
    read: (db: Database) => matchRaagas(db, names, "en"),
    rows: 2 * 1000 + 200,
  },
  {
    path: "/songs/drafts, 200 singers",
    read: (db: Database) => findBearers(db, singers),
    rows: 2 * 200,
  },
  {
    path: "POST /songs/drafts/files, 200 files, their names",
    read: (db: Database) => matchEntries(db, ["Kalyani", "Adi", "Kriti", "Lalgudi", ...two]),
    // Two thousand of each kind at most.
    rows: 4 * 2000,
  },
  {
    path: "POST /songs/drafts/files, 200 files, whether they are here",
    read: (db: Database) =>
      findSavedFiles(
        db,
        1,
        hashes.map((hash, at) => ({ name: `${at}.mp3`, hash })),
      ),
    rows: 200,
  },
];
