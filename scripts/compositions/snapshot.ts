import { createReadStream, createWriteStream } from "node:fs";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Access } from "../access.ts";
import { songsAfter, songsBefore, type MovedSong, type SongFields } from "./snapshot-queries.ts";

async function* readPages<Song extends { id: unknown }>(
  { read }: Access,
  query: (after: number) => string,
): AsyncGenerator<Song> {
  for (let after = 0; ;) {
    const songs = await read<Song>(query(after));
    if (songs.length === 0) return;
    yield* songs;
    after = Number(songs.at(-1)!.id);
  }
}

export const readSongsAfter = (access: Access) => readPages<MovedSong>(access, songsAfter);

/** Writes every song to a file, a line of JSON each, and returns how many there are. */
export async function writeSnapshot(access: Access, file: string): Promise<number> {
  const output = createWriteStream(file, { mode: 0o600 });
  let count = 0;
  for await (const song of readPages<SongFields>(access, songsBefore)) {
    if (!output.write(`${JSON.stringify(song)}\n`)) await once(output, "drain");
    count++;
  }
  output.end();
  await once(output, "finish");
  return count;
}

export async function* readSnapshot(file: string): AsyncGenerator<SongFields> {
  for await (const line of createInterface({ input: createReadStream(file, "utf8") }))
    yield JSON.parse(line) as SongFields;
}
