import { DatabaseSync } from "node:sqlite";
import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { writeTimedLines, keysOfLines } from "#app/domain/songs/timed-lines.ts";
import { findDatabase } from "../../../scripts/large/storage.ts";
import { songPath } from "./songs.ts";

const title = "Nidhi Chala Sukhama";

/** The song whose lines have times in the tests: its recording is a scale of sixteen seconds. */
export const timedSong = songPath(title);

/** When each of its lines begins, in seconds. */
const lineTimes = [0.5, 2.5, 4.5, 6.5, 8.5, 10.5, 12.5, 14.5];

/** Gives the lines of the song times. The demonstration has none: nobody sings in its recordings. */
export function timeLines(state: string): void {
  const { lyrics = "" } = demoCompositions.find((song) => song.title === title)!;
  const lines = keysOfLines(lyrics).map((key, at) => ({ times: [lineTimes[at]!], key }));
  const db = new DatabaseSync(findDatabase(state)!);
  try {
    const id = timedSong.split("/").at(-1)!;
    db.prepare("UPDATE songs SET line_times = ? WHERE id = ?").run(writeTimedLines(lines), id);
  } finally {
    db.close();
  }
}
