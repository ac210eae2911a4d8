import { z } from "zod";
import { languages } from "#app/archive.ts";
import {
  findPersonRecord,
  listPersonRecords,
  personSorts,
} from "#app/data/people/person-record.ts";
import { otherNameKinds, personParts } from "#app/domain/people/person.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { pageResponse } from "../http/responses.ts";
import { nameId, paged, paging } from "../http/schemas.ts";

export const person = z
  .object({
    id: z.string(),
    name: z.string(),
    sortName: z.string(),
    isoName: z.string().nullable(),
    born: z.int().nullable(),
    died: z.int().nullable(),
    parts: z.array(z.enum(personParts)),
    names: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(["usual", ...otherNameKinds]),
        language: z.enum(languages).nullable(),
        seenAt: z.string().nullable(),
      }),
    ),
    identifiers: z.array(
      z.object({ scheme: z.enum(["wikidata", "musicbrainz", "viaf"]), value: z.string() }),
    ),
    source: z.string().nullable(),
  })
  .meta({ id: "Person" });

const listPeople = operation(
  {
    method: "get",
    path: "/mbkmusic-mbkmusic/people",
    summary: "Lists composers, singers and instrumentalists",
    access: "public",
    query: paging(personSorts),
    response: { status: 200, description: "A page of people.", json: paged(person) },
  },
  async ({ services: { db }, query }) => {
    const { people, total } = await listPersonRecords(db, query);
    return pageResponse(people, total, query);
  },
);

const readPerson = operation(
  {
    method: "get",
    path: "/mbkmusic-mbkmusic/people/{id}",
    summary: "Returns a person",
    access: "public",
    params: nameId,
    response: { status: 200, description: "The person.", json: person },
  },
  async ({ services: { db }, params: { id } }) => {
    const record = await findPersonRecord(db, id);
    if (!record) throw new Problem("RESOURCE_NOT_FOUND");
    return Response.json(record);
  },
);

export const personCalls = [listPeople, readPerson];
