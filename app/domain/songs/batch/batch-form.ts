import { z } from "zod";
import { accompanimentRow, accompanimentRows } from "../accompaniment-schema.ts";
import { type Accompaniment, maxLineLength, sungLanguages } from "../song-field-kinds.ts";
import type { SongRevision } from "../song-revision.ts";
import { tidyLine } from "../../tidy-text.ts";

export const maxBatch = 200;

/** What a select says where a field is to be emptied; "" leaves it as it is. */
export const emptied = "-";

const line = z
  .string()
  .default("")
  .transform(tidyLine)
  .pipe(z.string().max(maxLineLength, "form.maximum"));

const choice = z
  .string()
  .max(200, "songForm.unknownChoice")
  .default("")
  .transform((id) => id.trim());

/** What is to be set in all selected songs; "" leaves a field as it is. */
export const batchForm = z.object({
  raagaId: choice,
  taalaId: choice,
  songTypeId: choice,
  language: choice.pipe(z.enum(["", emptied, ...sungLanguages], "songForm.unknownChoice")),
  event: line,
  place: line,
  singer: line,
  credits: z.enum(["add", "replace"]).catch("add"),
  accompaniments: accompanimentRows(z.object(accompanimentRow), (row) => row),
});
export type BatchWish = z.output<typeof batchForm>;

export const isEmptyWish = ({ credits: _credits, accompaniments, ...texts }: BatchWish): boolean =>
  accompaniments.length === 0 && Object.values(texts).every((text) => text === "");

const chosen = (wish: string, before: string | null) =>
  wish === "" ? before : wish === emptied ? null : wish;

function addCredits(before: readonly Accompaniment[], added: readonly Accompaniment[]) {
  const players = new Map(before.map((one) => [one.typeId, one.players]));
  for (const { typeId, players: names } of added)
    players.set(typeId, [...new Set([...(players.get(typeId) ?? []), ...names])]);
  return [...players].map(([typeId, names]) => ({ typeId, players: names }));
}

/** Returns a song as it is after a batch edit. */
export function applyWish(song: SongRevision, wish: BatchWish): SongRevision {
  const { accompaniments: given } = wish;
  return {
    ...song,
    raagaId: chosen(wish.raagaId, song.raagaId),
    taalaId: chosen(wish.taalaId, song.taalaId),
    songTypeId: chosen(wish.songTypeId, song.songTypeId),
    language: chosen(wish.language, song.language),
    event: wish.event || song.event,
    place: wish.place || song.place,
    singer: wish.singer || song.singer,
    accompaniments:
      given.length === 0
        ? song.accompaniments
        : wish.credits === "replace"
          ? given
          : addCredits(song.accompaniments, given),
  };
}
