import type { EntryId, ReferenceList } from "#app/data/music/reference-list.ts";
import { listEntries } from "#app/data/music/reference-reads.ts";
import { toCitedRows } from "#app/domain/records/cited-sources.ts";
import type { ReferenceEntry } from "#app/domain/music/reference-entry.ts";
import type { Services } from "#app/operations/services.ts";
import { operation } from "../http/operation.ts";
import type { Operation } from "../http/spec.ts";
import { Problem } from "../http/problem.ts";
import { pageResponse } from "../http/responses.ts";
import { paged } from "../http/schemas.ts";
import type { RestList } from "./reference-lists.ts";

interface Row extends Omit<ReferenceEntry, "name"> {
  name?: string | null;
}

export const toEntry = ({ id, name, description }: Row, facts: object) =>
  name ? { id, name, description, ...facts } : { id, description, ...facts };

const factsOf = ({ facts = {} }: ReferenceList, row: object) =>
  Object.fromEntries(
    Object.keys(facts).map((fact) => [fact, (row as Record<string, unknown>)[fact]]),
  );

export async function entryResponse(
  { db }: Services,
  { list, sourced }: Pick<RestList, "list" | "sourced">,
  id: EntryId,
  status = 200,
) {
  const row = await list.find(db, id);
  if (!row) throw new Problem("RESOURCE_NOT_FOUND");
  const sources = sourced && { sources: toCitedRows(sourced, row.sources ?? []) };
  return Response.json(toEntry(row, { ...factsOf(list, row), ...sources }), { status });
}

export function referenceReadCalls(rest: RestList): Operation[] {
  const { list, words, path, entry, one = entry, params, query } = rest;
  const { word } = list;
  return [
    operation(
      {
        method: "get",
        path,
        summary: `Lists ${words}`,
        access: "public",
        query,
        response: { status: 200, description: `A page of ${words}.`, json: paged(entry) },
      },
      async ({ services: { db }, query: range }) => {
        const offset = range.page * range.size;
        const { rows, total } = await listEntries(db, list, { ...range, offset, withFacts: true });
        const entries = rows.map((row) => toEntry(row, row.facts));
        return pageResponse(entries, total, range);
      },
    ),
    operation(
      {
        method: "get",
        path: `${path}/{id}`,
        summary: `Returns the ${word} with this id`,
        access: "public",
        params,
        response: { status: 200, description: `The ${word}.`, json: one },
      },
      async ({ services, params: { id } }) => entryResponse(services, rest, id),
    ),
  ];
}
