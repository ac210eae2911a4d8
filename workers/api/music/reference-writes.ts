import { z } from "zod";
import type { Uses } from "#app/data/music/reference-reads.ts";
import { removeEntry } from "#app/data/music/reference-writes.ts";
import { sourceLines } from "#app/domain/records/cited-sources.ts";
import type { ReferenceEntry } from "#app/domain/music/reference-entry.ts";
import { saveEntry, type SaveResult } from "#app/operations/music/save-entry.ts";
import { operation } from "../http/operation.ts";
import type { Operation } from "../http/spec.ts";
import { invalidField, Problem, type ProblemCode } from "../http/problem.ts";
import { writeProblem } from "../http/write-outcome.ts";
import { textResponse } from "../http/responses.ts";
import type { RestList } from "./reference-lists.ts";
import { entryResponse } from "./reference-reads.ts";

function inUseProblem({ songs, binned, raagas, isInCompositions }: Uses): Problem {
  const holding = `${songs} ${songs === 1 ? "song holds" : "songs hold"} it`;
  const born = `${raagas} ${raagas === 1 ? "raaga is" : "raagas are"} born of it`;
  const uses = [
    songs > 0 && (binned > 0 ? `${holding}, ${binned} of them in the bin` : holding),
    songs === 0 && isInCompositions && "compositions hold it",
    raagas > 0 && born,
  ].filter(Boolean);
  return new Problem("IN_USE", `It is in use: ${uses.join("; ")}.`);
}

type FailedSave = Extract<SaveResult, { ok: false }>;

const saveProblem = ({ reason }: FailedSave, existsCode: ProblemCode) =>
  writeProblem(reason === "nameTaken" ? "exists" : reason, existsCode);

const filledFields = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value));

export function referenceWriteCalls(rest: RestList): Operation[] {
  const { list, path, entry, one = entry, params, existsCode, added, changed, sourced } = rest;
  const { word } = list;
  const response = { description: `The ${word}.`, json: one };
  return [
    operation(
      {
        method: "post",
        path,
        summary: `Adds a new ${word}`,
        access: "administer",
        body: { kind: "json", schema: added },
        response: { status: 201, ...response },
        problems: [existsCode],
      },
      async ({ services, body, user: { id: actorId } }) => {
        const submitted: ReferenceEntry = body;
        const name = submitted[list.nameField];
        const sources = sourced && sourceLines(sourced, submitted.sources ?? []);
        const form = { ...submitted, ...submitted.scriptNames, name, sources };
        const parsed = list.schema.safeParse(form);
        if (!parsed.success) throw invalidField("sources", "admin.sourcesAlias");
        const saved = await saveEntry(services, list, { id: null, entry: parsed.data, actorId });
        if (!saved.ok) throw saveProblem(saved, existsCode);
        return entryResponse(services, rest, saved.id, 201);
      },
    ),
    operation(
      {
        method: "put",
        path: `${path}/{id}`,
        summary: `Changes the ${word} with this id, also in its songs`,
        access: "administer",
        params,
        body: { kind: "json", schema: changed },
        response: { status: 200, ...response },
        problems: [existsCode, "IN_USE"],
      },
      async ({ services, params: { id }, body, user: { id: actorId } }) => {
        const before = await list.find(services.db, id);
        if (!before) throw new Problem("RESOURCE_NOT_FOUND");
        const changes = { ...before, ...filledFields(body) };
        const saved = await saveEntry(services, list, { id, entry: changes, actorId });
        if (!saved.ok) throw saveProblem(saved, existsCode);
        return entryResponse(services, rest, saved.id);
      },
    ),
    operation(
      {
        method: "delete",
        path: `${path}/{id}`,
        summary: `Deletes the ${word} with this id if no song uses it`,
        access: "administer",
        params,
        response: {
          status: 200,
          description: "Its id.",
          ...(entry.shape.id instanceof z.ZodString ? { text: z.string() } : { json: z.int() }),
        },
        problems: ["IN_USE"],
      },
      async ({ services, params: { id }, user }) => {
        const removed = await removeEntry(services.db, list, id, user.id);
        if (!removed.ok) {
          if ("uses" in removed) throw inUseProblem(removed.uses);
          throw writeProblem(removed.reason);
        }
        return typeof id === "string" ? textResponse(id) : Response.json(id);
      },
    ),
  ];
}
