import { z } from "zod";
import type { KeptSong } from "#app/data/kept/kept-lists.ts";
import type { KeptList } from "#app/domain/kept/kept-list.ts";

const fields = {
  id: z.int(),
  name: z.string().meta({ description: "Empty for the favourites." }),
  isMarks: z.boolean().meta({ description: "Whether the list is that of the favourites." }),
  songCount: z.int().nonnegative(),
  shareUrl: z.url().nullable().meta({
    description: "The address where anybody can read the list. Null if it is not shared.",
  }),
};

export const summary = z.object(fields).meta({ id: "ListSummary" });

export const listWithSongs = z
  .object({
    ...fields,
    songs: z.array(z.object({ songId: z.int(), title: z.string(), note: z.string() })),
  })
  .meta({ id: "List" });

export const toSummary = ({ shareToken, ...list }: KeptList, origin: string) => ({
  ...list,
  shareUrl: shareToken && `${origin}/shared/${shareToken}`,
});

export const toList = ({ list, songs }: { list: KeptList; songs: KeptSong[] }, origin: string) => ({
  ...toSummary(list, origin),
  songs: songs.map(({ id, title, note }) => ({ songId: id, title, note })),
});
