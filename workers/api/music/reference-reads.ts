import { z } from "zod";
import {
  type Entry,
  findEntry,
  listEntries,
  type ListName,
} from "#app/data/music/short-entries.ts";
import { type Operation, operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { nameId, named, numberId, paged, paging, toPage } from "../http/schemas.ts";

const prefix = "/mbkmusic-mbkmusic";

const numbered = z.object({ id: z.int(), description: z.string() }).meta({ id: "Numbered" });
const accompanimentType = z
  .object({ id: z.int(), name: z.string(), description: z.string() })
  .meta({ id: "AccompanimentType" });

const sorts = ["id", "description"] as const;
const large = { sizes: 20_000, most: 20_000 };

/** What each list is called, what its entries are, and how it is paged. */
export const lists = {
  raagas: { word: "raaga", entry: named, params: nameId, query: paging(sorts, large) },
  taalas: { word: "taala", entry: named, params: nameId, query: paging(sorts, large) },
  songTypes: { word: "song type", entry: named, params: nameId, query: paging(sorts) },
  accompanimentTypes: {
    word: "accompaniment type",
    entry: accompanimentType,
    params: numberId,
    query: paging(["name", ...sorts]),
  },
  mediaTypes: { word: "media type", entry: numbered, params: numberId, query: paging(sorts) },
  mediaLocationTypes: {
    word: "media location type",
    entry: numbered,
    params: numberId,
    query: paging(sorts),
  },
} satisfies Record<ListName, unknown>;

/** An entry with the fields of its list. */
export function toEntry({ id, name, description }: Entry) {
  return name === null ? { id, description } : { id, name, description };
}

function readCalls(list: ListName): Operation[] {
  const { word, entry, params, query } = lists[list];
  const path = `${prefix}/${list}` as const;
  return [
    operation(
      {
        method: "get",
        path,
        summary: `The ${word}s`,
        who: "anyone",
        query: query as typeof lists.accompanimentTypes.query,
        answer: { status: 200, description: `A page of ${word}s.`, json: paged(entry) },
      },
      async ({ services: { db }, query: asked }) => {
        const { rows, total } = await listEntries(db, list, asked);
        return toPage(rows.map(toEntry), total, asked);
      },
    ),
    operation(
      {
        method: "get",
        path: `${path}/{id}`,
        summary: `One ${word}`,
        who: "anyone",
        params: params as typeof nameId,
        answer: { status: 200, description: `The ${word}.`, json: entry },
      },
      async ({ services: { db }, params: { id } }) => {
        const found = await findEntry(db, list, id);
        if (!found) throw new Problem("RESOURCE_NOT_FOUND");
        return Response.json(toEntry(found));
      },
    ),
  ];
}

export const referenceReadCalls = (Object.keys(lists) as ListName[]).flatMap(readCalls);
