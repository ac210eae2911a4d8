import { z } from "zod";
import { languages } from "#app/archive.ts";
import {
  findPersonRecord,
  listPersonRecords,
  personSorts,
} from "#app/data/people/person-record.ts";
import type { Database } from "#app/data/database.ts";
import { savePersonSources } from "#app/data/people/save-sources.ts";
import { toCitedRows } from "#app/domain/records/cited-sources.ts";
import { otherNameKinds, personParts } from "#app/domain/people/person.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { pageResponse } from "../http/responses.ts";
import { givenSources, shownSources } from "../http/source-schemas.ts";
import { writeProblem } from "../http/write-outcome.ts";
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

const personWithSources = person
  .extend({ sources: shownSources("person") })
  .meta({ id: "PersonWithSources" });

async function personResponse(db: Database, id: string) {
  const record = await findPersonRecord(db, id);
  if (!record) throw new Problem("RESOURCE_NOT_FOUND");
  const { revision: _, sources, ...facts } = record;
  return Response.json({ ...facts, sources: toCitedRows("person", sources) });
}

const readPerson = operation(
  {
    method: "get",
    path: "/mbkmusic-mbkmusic/people/{id}",
    summary: "Returns a person with the sources of what is known",
    access: "public",
    params: nameId,
    response: { status: 200, description: "The person.", json: personWithSources },
  },
  async ({ services: { db }, params: { id } }) => personResponse(db, id),
);

const changePerson = operation(
  {
    method: "put",
    path: "/mbkmusic-mbkmusic/people/{id}",
    summary: "Changes the sources of what is known of a person",
    access: "administer",
    params: nameId,
    body: { kind: "json", schema: z.object({ sources: givenSources("person") }) },
    response: { status: 200, description: "The person.", json: personWithSources },
    problems: ["IN_USE"],
  },
  async ({ services: { db, now }, params: { id }, body, user }) => {
    const record = await findPersonRecord(db, id);
    if (!record) throw new Problem("RESOURCE_NOT_FOUND");
    if (body.sources) {
      const writer = { userId: user.id, now: now() };
      const written = await savePersonSources(db, record, body.sources, writer);
      if (!written.ok) throw writeProblem(written.reason);
    }
    return personResponse(db, id);
  },
);

export const personCalls = [listPeople, readPerson, changePerson];
