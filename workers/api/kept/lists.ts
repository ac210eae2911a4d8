import { z } from "zod";
import { findKeptList, listKeptLists } from "#app/data/kept/kept-lists.ts";
import {
  deleteList,
  makeList,
  type OwnList,
  replaceList,
  shareList,
} from "#app/data/kept/write-list.ts";
import type { WriteResult } from "#app/data/write-batch.ts";
import { keptListForm } from "#app/domain/kept/kept-list.ts";
import { maxKept, maxLists } from "#app/domain/kept/limits.ts";
import { randomToken } from "#app/lib/crypto.server.ts";
import type { Services } from "#app/operations/services.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { numberId } from "../http/schemas.ts";
import { requireWritten, writeProblem } from "../http/write-outcome.ts";
import { listWithSongs, summary, toList, toSummary } from "./list-schema.ts";

const prefix = "/mbkmusic-mbkmusic/lists";
const one = { status: 200, description: "The list.", json: listWithSongs } as const;

const list = operation(
  {
    method: "get",
    path: prefix,
    summary: "Lists the lists of the user, the favourites first",
    access: "signedIn",
    response: { status: 200, description: "The lists, sorted by name.", json: z.array(summary) },
  },
  async ({ services: { db, settings }, user }) => {
    const lists = await listKeptLists(db, user.id);
    return Response.json(lists.map((each) => toSummary(each, settings.SITE_ORIGIN)));
  },
);

const find = operation(
  {
    method: "get",
    path: `${prefix}/{id}`,
    summary: "Returns a list of the user, with its songs in order",
    access: "signedIn",
    params: numberId,
    response: one,
  },
  ({ services, params, user }) => respondWithList(services, { ...params, userId: user.id }),
);

const add = operation(
  {
    method: "post",
    path: prefix,
    summary: `Creates a list; a user can have at most ${maxLists}`,
    access: "signedIn",
    body: { kind: "json", schema: keptListForm },
    response: { ...one, status: 201 },
    problems: ["ACCESS_DENIED", "IN_USE", "RESOURCE_NOT_FOUND"],
  },
  async ({ services, body, user }) => {
    const result = await makeList(services.db, user.id, body, services.now());
    if (!result.ok) throw listProblem(result);
    return respondWithList(services, { id: result.results, userId: user.id }, 201);
  },
);

const change = operation(
  {
    method: "put",
    path: `${prefix}/{id}`,
    summary: "Renames a list and replaces its songs and notes; the favourites have no name",
    access: "signedIn",
    params: numberId,
    body: { kind: "json", schema: keptListForm },
    response: one,
    problems: ["ACCESS_DENIED"],
  },
  async ({ services, params, body, user }) => {
    const own = { ...params, userId: user.id };
    requireWritten(await replaceList(services.db, own, body, services.now()));
    return respondWithList(services, own);
  },
);

const remove = operation(
  {
    method: "delete",
    path: `${prefix}/{id}`,
    summary: "Deletes a list; its songs stay in the archive",
    access: "signedIn",
    params: numberId,
    response: { status: 200, description: "Its id.", json: z.int() },
    problems: ["ACCESS_DENIED"],
  },
  async ({ services, params, user }) => {
    requireWritten(await deleteList(services.db, { ...params, userId: user.id }));
    return Response.json(params.id);
  },
);

function sharing(method: "post" | "delete", summaryText: string, makeToken: () => string | null) {
  return operation(
    {
      method,
      path: `${prefix}/{id}/share`,
      summary: summaryText,
      access: "signedIn",
      params: numberId,
      response: one,
      problems: ["ACCESS_DENIED"],
    },
    async ({ services, params, user }) => {
      const own = { ...params, userId: user.id };
      requireWritten(await shareList(services.db, own, makeToken()));
      return respondWithList(services, own);
    },
  );
}

async function respondWithList(
  { db, settings }: Services,
  own: OwnList,
  status: 200 | 201 = 200,
): Promise<Response> {
  const keptList = await findKeptList(db, own, { language: "en" });
  if (!keptList) throw new Problem("RESOURCE_NOT_FOUND");
  return Response.json(toList(keptList, settings.SITE_ORIGIN), { status });
}

const listProblem = ({ reason }: Extract<WriteResult, { ok: false }>) =>
  reason === "unavailable"
    ? new Problem("IN_USE", `A user has at most ${maxLists} lists with ${maxKept} songs in all.`)
    : writeProblem(reason);

export const listCalls = [
  list,
  find,
  add,
  change,
  remove,
  sharing("post", "Shares a list: creates an address where anybody can read it", randomToken),
  sharing("delete", "Stops sharing a list", () => null),
];
