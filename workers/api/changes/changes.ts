import { z } from "zod";
import {
  type ChangedList,
  type ChangesAsked,
  listChangedCompositions,
  listChangedEntries,
  listChangedPeople,
  listChangedSongs,
} from "#app/data/records/harvest/list-changed.ts";
import type { User } from "#app/data/users/users.ts";
import { parsePosition, writePosition } from "#app/domain/paging.ts";
import type { Services } from "#app/operations/services.ts";
import { operation } from "../http/operation.ts";
import { wholeNumber } from "../http/schemas.ts";
import { restLists } from "../music/reference-lists.ts";
import { toEntry } from "../music/reference-reads.ts";
import { person } from "../people/people.ts";
import { composition } from "../songs/compositions.ts";
import { song, toSong } from "../songs/song.ts";

const prefix = "/mbkmusic-mbkmusic/changes/";

/** Whether an address is that of a list of changes, which is read where it was written: a replica may lag behind. */
export const isChanges = ({ pathname }: URL): boolean => pathname.startsWith(prefix);

const time = z.iso
  .date()
  .or(z.iso.datetime({ offset: true }))
  .transform((text) => Date.parse(text));

const query = z.object({
  updatedSince: z
    .string()
    .refine(
      (text) => time.safeParse(text).success,
      "This is a date, or a time as 2026-11-29T10:00:00Z.",
    )
    .transform((text) => time.parse(text))
    .optional()
    .meta({ description: "What has changed since then. Without it and a cursor: everything." }),
  cursor: z
    .string()
    .refine((text) => parsePosition(text) !== null, "This is a cursor of an earlier answer.")
    .transform((text) => parsePosition(text)!)
    .optional()
    .meta({ description: "What has changed since the answer that had this cursor." }),
  size: wholeNumber(1, 1000).default(100),
});

/** Lists everything that changed at the position or later: no record has the number 0. */
const askedFor = ({ updatedSince, cursor, size }: z.output<typeof query>): ChangesAsked => ({
  after: cursor ?? { at: updatedSince ?? 0, row: 0 },
  size,
});

interface Caller {
  services: Services;
  user: User | null;
}

interface ChangeCall<What> {
  words: string;
  /** The last part of the path. */
  name?: string;
  item: z.ZodType;
  /** `anyone` where the answer depends on who calls. */
  access?: "public" | "anyone";
  list: (caller: Caller, asked: ChangesAsked) => Promise<ChangedList<What>>;
  toItem: (what: What, caller: Caller) => unknown;
  toId?: (id: string) => string | number;
}

function changeCall<What>({
  words,
  name = words,
  item,
  access = "public",
  ...call
}: ChangeCall<What>) {
  const { list, toItem, toId = (id) => id } = call;
  return operation(
    {
      method: "get",
      path: `${prefix}${name}`,
      summary: `Lists ${words} that have changed, the longest unchanged first, and the ids of those that are gone`,
      access,
      query,
      response: {
        status: 200,
        description: `Changed ${words}.`,
        json: z.object({
          content: z.array(item),
          deleted: z.array(z.union([z.string(), z.int()])),
          cursor: z.string().meta({
            description:
              "Asks for what comes next; after the last, for what changes later. It does not expire.",
          }),
          hasMore: z.boolean(),
        }),
      },
    },
    async ({ services, user, query: asked }) => {
      const caller = { services, user };
      const { records, deleted, last, hasMore } = await list(caller, askedFor(asked));
      return Response.json({
        content: records.map((one) => toItem(one, caller)),
        deleted: deleted.map(toId),
        cursor: writePosition(last),
        hasMore,
      });
    },
  );
}

const entryCalls = restLists.map(({ key, list, words, path, entry }) =>
  changeCall({
    words,
    name: path.split("/").at(-1)!,
    item: entry,
    list: ({ services: { db } }, asked) => listChangedEntries(db, key, asked),
    toItem: (row) => toEntry(row, row.facts),
    toId: list.nameField === "id" ? undefined : Number,
  }),
);

export const changeCalls = [
  changeCall({
    words: "songs",
    item: song,
    access: "anyone",
    list: ({ services: { db } }, asked) => listChangedSongs(db, asked),
    toItem: (one, { user, services }) => toSong(one, user, services.settings.SITE_ORIGIN),
    toId: Number,
  }),
  changeCall({
    words: "compositions",
    item: composition,
    list: ({ services: { db } }, asked) => listChangedCompositions(db, asked),
    toItem: (one) => one,
    toId: Number,
  }),
  changeCall({
    words: "people",
    item: person,
    list: ({ services: { db } }, asked) => listChangedPeople(db, asked),
    toItem: (one) => one,
  }),
  ...entryCalls,
];
