import { z } from "zod";
import {
  compositionSorts,
  findCompositionRecord,
  listCompositionRecords,
} from "#app/data/songs/lists/composition-records.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { pageResponse } from "../http/responses.ts";
import { numberId, paged, paging } from "../http/schemas.ts";
import { notation, pagesElsewhere, rights } from "./song.ts";

const permission = z
  .string()
  .meta({ description: "By whose permission it is here, or why it may be." });

export const composition = z
  .object({
    id: z.int(),
    title: z.string(),
    isoTitle: z.string().nullable().meta({ description: "The title in ISO 15919." }),
    nativeTitle: z
      .string()
      .nullable()
      .meta({ description: "The title in the script of its language." }),
    otherTitles: z.array(z.string()),
    composer: z.string(),
    composerId: z.string().nullable().meta({ description: "The id of the composer as a person." }),
    raagaId: z.string().nullable(),
    raagas: z
      .array(z.string())
      .meta({ description: "The raagas of a ragamalika, in the order of its sections." }),
    taalaId: z.string().nullable(),
    songTypeId: z.string().nullable(),
    language: z
      .string()
      .nullable()
      .meta({ description: "The language of the lyrics, as a BCP 47 tag." }),
    deity: z.string(),
    signature: z.string().meta({ description: "The mudra." }),
    lyrics: z.string(),
    lyricsRights: rights,
    lyricsPermission: permission,
    notation,
    notationRights: rights,
    notationPermission: permission,
    pagesElsewhere,
    meaning: z
      .record(z.string(), z.string())
      .meta({ description: "The meaning in each language, by language code." }),
    lineMeanings: z.record(z.string(), z.string()).meta({
      description: "The meaning of each line of the lyrics in each language, by language code.",
    }),
    meaningRights: rights,
    meaningPermission: permission,
    description: z.string(),
    mainSongId: z.int().nullable().meta({ description: "The id of the song that is shown first." }),
    recordings: z.object({
      count: z.int(),
      firstYear: z.int().nullable(),
      lastYear: z.int().nullable(),
    }),
  })
  .meta({ id: "Composition" });

const compositionWithSongs = composition
  .extend({
    songs: z
      .array(z.object({ id: z.int(), singer: z.string(), year: z.int().nullable() }))
      .meta({ description: "At most 200 songs, the longest first." }),
    sources: z.array(
      z.object({ title: z.string(), address: z.string(), fields: z.array(z.string()) }),
    ),
  })
  .meta({ id: "CompositionWithSongs" });

const listCompositions = operation(
  {
    method: "get",
    path: "/mbkmusic-mbkmusic/compositions",
    summary: "Lists compositions",
    access: "public",
    query: paging(compositionSorts),
    response: { status: 200, description: "A page of compositions.", json: paged(composition) },
    cached: true,
  },
  async ({ services: { db }, query }) => {
    const { compositions, total } = await listCompositionRecords(db, query);
    return pageResponse(compositions, total, query);
  },
);

const readComposition = operation(
  {
    method: "get",
    path: "/mbkmusic-mbkmusic/compositions/{id}",
    summary: "Returns a composition with its songs and the sources of its facts",
    access: "public",
    params: numberId,
    response: { status: 200, description: "The composition.", json: compositionWithSongs },
    cached: true,
  },
  async ({ services: { db }, params: { id } }) => {
    const record = await findCompositionRecord(db, id);
    if (!record) throw new Problem("RESOURCE_NOT_FOUND", "Composition not found");
    return Response.json(record);
  },
);

export const compositionCalls = [listCompositions, readComposition];
