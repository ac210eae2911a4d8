import { z } from "zod";
import {
  findSongRecord,
  listOwnSongRecords,
  listSongRecords,
  recordSorts,
} from "#app/data/songs/list-song-records.ts";
import { deleteSong } from "#app/operations/songs/delete-song.ts";
import { openDeletableSong } from "#app/operations/songs/open-song.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { pageResponse } from "../http/responses.ts";
import { numberId, paged, paging, wholeNumber } from "../http/schemas.ts";
import { song, toSong } from "./song.ts";

const prefix = "/mbkmusic-mbkmusic";

const listAll = operation(
  {
    method: "get",
    path: `${prefix}/songs`,
    summary: "Lists songs, sorted by title by default",
    access: "anyone",
    query: paging(recordSorts),
    response: { status: 200, description: "A page of songs.", json: paged(song) },
    cached: true,
  },
  async ({ services: { db, settings }, query, user }) => {
    const { songs, total } = await listSongRecords(db, query);
    return pageResponse(
      songs.map((one) => toSong(one, user, settings.SITE_ORIGIN)),
      total,
      query,
    );
  },
);

const whole = { page: 0, size: 20_000 };

const listOwn = operation(
  {
    method: "get",
    path: `${prefix}/user/songs`,
    summary:
      "Lists the songs that the user has added: all of them, or one page if page or size is given",
    access: "signedIn",
    query: paging(recordSorts).extend({
      page: wholeNumber(0, 1_000_000).optional(),
      size: wholeNumber(1, 1000).optional(),
    }),
    response: {
      status: 200,
      description: "Songs, sorted by title.",
      json: z.union([z.array(song), paged(song)]),
    },
  },
  async ({ services: { db, settings }, query, user }) => {
    const { page, size, ...order } = query;
    const pages = page !== undefined || size !== undefined;
    const range = pages ? { page: page ?? 0, size: size ?? 20 } : whole;
    const { songs, total } = await listOwnSongRecords(db, user.id, { ...order, ...range });
    const content = songs.map((one) => toSong(one, user, settings.SITE_ORIGIN));
    return pages ? pageResponse(content, total, range) : Response.json(content);
  },
);

const find = operation(
  {
    method: "get",
    path: `${prefix}/songs/{id}`,
    summary: "Returns a song",
    access: "anyone",
    params: numberId,
    response: { status: 200, description: "The song.", json: song },
    cached: true,
  },
  async ({ services: { db, settings }, params, user }) => {
    const record = await findSongRecord(db, params.id);
    if (!record) throw new Problem("RESOURCE_NOT_FOUND", "Song not found");
    return Response.json(toSong(record, user, settings.SITE_ORIGIN));
  },
);

const remove = operation(
  {
    method: "delete",
    path: `${prefix}/songs/{id}`,
    summary: "Deletes a song that the user added; Administrators can delete any song",
    access: "addSongs",
    params: numberId,
    response: { status: 200, description: "Its id.", json: z.int() },
  },
  async ({ services, params, user }) => {
    const open = await openDeletableSong(services, user, params.id);
    if (open === "denied") throw new Problem("ACCESS_DENIED");
    if (open === "missing" || !(await deleteSong(services, user, open)))
      throw new Problem("RESOURCE_NOT_FOUND", "Song not found");
    return Response.json(params.id);
  },
);

export const songCalls = [listAll, listOwn, find, remove];
