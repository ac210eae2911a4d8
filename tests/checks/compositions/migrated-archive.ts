import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { compareSongs } from "../../../scripts/compositions/compare.ts";
import {
  readSnapshot,
  readSongsAfter,
  writeSnapshot,
} from "../../../scripts/compositions/snapshot.ts";
import { OldArchive, type OldSong } from "./old-archive.ts";

const songs: OldSong[] = [
  // One composition, in pieces: the fourth is another contributor's.
  { id: 1, title: "Nagumomu", raaga: "Abheri", singer: "A" },
  { id: 2, title: "Nagumōmu", taala: "Adi", lyrics: "nagumomu ganaleni", singer: "B" },
  { id: 3, title: "nagumomu", raaga: "Abheri" },
  { id: 4, title: "Nagumomu", raaga: "Abheri", singer: "C", user: 2 },
  // The same title in two raagas; the third would fit to both.
  { id: 5, title: "Brovabarama", raaga: "Bahudari", singer: "A" },
  { id: 6, title: "Brovabarama", raaga: "Bhairavi", singer: "A" },
  { id: 7, title: "Brovabarama", singer: "A" },
  { id: 8, title: "Nagumomu", raaga: "Abheri", deletedAt: 5 },
  // Of former users.
  { id: 9, title: "Endaro", singer: "A", user: null },
  { id: 10, title: "Endaro", singer: "B", user: null },
  // Without recordings: the second says nothing that the first does not.
  { id: 11, title: "Vatapi", raaga: "Abheri", user: 2 },
  { id: 12, title: "Vatapi", user: 2 },
  { id: 13, title: "Himagiri", source: "One book", user: 2 },
  { id: 14, title: "Himagiri", source: "Another book", user: 2 },
  // Spelt so differently that they may be two.
  { id: 15, title: "Mohana rama", singer: "A" },
  { id: 16, title: "Mohana ramam", singer: "A" },
  // Titles without a letter, and one of its own.
  { id: 17, title: "…", singer: "A" },
  { id: 18, title: "?", singer: "A" },
  { id: 19, title: "Samajavaragamana", singer: "A" },
];

const more = `
  UPDATE songs SET accompaniments = '[{"typeId":2,"players":["M","N"]},{"typeId":1,"players":["V"]}]',
    recording_date = '1968-08-15', updated_at = 7, updated_by = 1 WHERE id = 2;
  INSERT INTO accompaniments (id, song_id, position, accompaniment_type_id) VALUES (1, 2, 0, 2), (2, 2, 1, 1);
  INSERT INTO accompaniment_players VALUES (1, 0, 'M'), (1, 1, 'N'), (2, 0, 'V');
  INSERT INTO song_changes (song_id, kind, changed_by, changed_at, fields)
    VALUES (2, 'created', 1, 5, '{}'), (2, 'updated', 1, 7, '{"title":["Nagu","Nagumōmu"]}');`;

/** An archive that was migrated, and how to compare it with what it was. */
export async function migrated() {
  const archive = new OldArchive(songs);
  archive.db.exec(more);
  const folder = mkdtempSync(join(tmpdir(), "songs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "songs.jsonl");
  await writeSnapshot(archive.access, file);
  archive.migrate();
  const compare = () => compareSongs(readSnapshot(file), readSongsAfter(archive.access));
  return { archive, access: archive.access, compare };
}

export const nothing = { filled: 0, respelt: 0, gone: 0, editedSince: 0, differences: [] };
