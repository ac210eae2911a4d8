import { z } from "zod";
import { findEntry, type ListName } from "#app/data/music/short-entries.ts";
import {
  addEntry,
  changeEntry,
  type EntryFields,
  removeEntry,
  type ShortList,
} from "#app/data/music/short-entry-write.ts";
import { removeDetailedEntry, type Uses } from "#app/data/music/reference-lists.ts";
import { addRaaga, changeRaaga, findRaaga } from "#app/data/music/raagas.ts";
import { addTaala, changeTaala, findTaala } from "#app/data/music/taalas.ts";
import {
  calledEntry,
  changedEntry,
  namedEntry,
  numberedEntry,
} from "#app/domain/music/short-entry.ts";
import { raagaForm, taalaForm } from "#app/domain/music/reference-entry.ts";
import type { Services } from "#app/operations/services.ts";
import { lists, toEntry } from "./reference-reads.ts";
import { type Operation, operation } from "../http/operation.ts";
import { Problem, type ProblemCode } from "../http/problem.ts";
import { requireDone } from "../http/refused.ts";
import { nameId, said } from "../http/schemas.ts";

type Fields = EntryFields;
type Id = string | number;

/** How the entries of a list are checked and written. */
interface Writer {
  added: z.ZodType<Fields>;
  changed: z.ZodType<Omit<Fields, "description"> & { description?: string }>;
  taken: ProblemCode;
  /** The id of what was added. */
  add: (services: Services, fields: Fields, actorId: number) => Promise<Id>;
  /** The id that it has now. */
  change: (services: Services, id: Id, fields: Partial<Fields>, actorId: number) => Promise<Id>;
  remove: (services: Services, id: Id, actorId: number) => Promise<void>;
}

/** What holds an entry, counted as the pages of administration count it: songs in the bin hold it too. */
function inUse({ songs, binned, raagas }: Uses): Problem {
  const holding = `${songs} ${songs === 1 ? "song holds" : "songs hold"} it`;
  const born = `${raagas} ${raagas === 1 ? "raaga is" : "raagas are"} born of it`;
  const held = [
    songs > 0 && (binned > 0 ? `${holding}, ${binned} of them in the bin` : holding),
    raagas > 0 && born,
  ].filter(Boolean);
  return new Problem("IN_USE", `It is in use: ${held.join("; ")}.`);
}

/** Raagas and taalas have more than this interface tells of them: it stays. */
function longList(kind: "raaga" | "taala", taken: ProblemCode): Writer {
  return {
    added: namedEntry,
    changed: changedEntry,
    taken,
    async add({ db }, { id: name, description }, actorId) {
      const result =
        kind === "raaga"
          ? await addRaaga(db, raagaForm.parse({ name, description }), actorId)
          : await addTaala(db, taalaForm.parse({ name, description }), actorId);
      requireDone(result, taken);
      return name!;
    },
    async change({ db }, id, given, actorId) {
      const before =
        kind === "raaga" ? await findRaaga(db, String(id)) : await findTaala(db, String(id));
      if (!before) throw new Problem("RESOURCE_NOT_FOUND");
      const renamed = given.id ?? before.id;
      const fields = { id: renamed, description: given.description || before.description };
      const result =
        "aliases" in before
          ? await changeRaaga(db, before.id, { ...before, ...fields }, actorId)
          : await changeTaala(db, before.id, { ...before, ...fields }, actorId);
      requireDone(result, taken);
      return renamed;
    },
    async remove({ db }, id, actorId) {
      const result = await removeDetailedEntry(db, kind, String(id), actorId);
      if (typeof result === "object") throw inUse(result.inUse);
      if (result !== "deleted") requireDone(result);
    },
  };
}

function shortList(
  list: ShortList,
  added: Writer["added"],
  changed: Writer["changed"] = added,
): Writer {
  return {
    added,
    changed,
    taken: "IN_USE",
    async add({ db }, fields, actorId) {
      const result = await addEntry(db, list, fields, actorId);
      if (typeof result === "string") requireDone(result);
      return (result as { id: Id }).id;
    },
    async change({ db }, id, fields, actorId) {
      const before = await findEntry(db, list, id);
      if (!before) throw new Problem("RESOURCE_NOT_FOUND");
      const { description } = before;
      const named = typeof before.id === "string" ? { id: before.id } : {};
      const wanted = { ...named, description, ...definedOf(fields) };
      requireDone(await changeEntry(db, list, id, wanted, actorId));
      return wanted.id ?? id;
    },
    async remove({ db }, id, actorId) {
      const result = await removeEntry(db, list, id, actorId);
      if (typeof result === "object") throw inUse(result.inUse);
      requireDone(result);
    },
  };
}

const definedOf = (fields: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  );

const writers: Record<ListName, Writer> = {
  raagas: longList("raaga", "RAAGA_ALREADY_EXISTS"),
  taalas: longList("taala", "TAALA_ALREADY_EXISTS"),
  songTypes: shortList(
    "songTypes",
    namedEntry.transform(({ id, description }) => ({ id, description: description || id })),
    changedEntry,
  ),
  accompanimentTypes: shortList("accompanimentTypes", calledEntry),
  mediaTypes: shortList("mediaTypes", numberedEntry),
  mediaLocationTypes: shortList("mediaLocationTypes", numberedEntry),
};

function writeCalls(list: ListName): Operation[] {
  const { word, entry } = lists[list];
  const params = lists[list].params as typeof nameId;
  const { added, changed, taken, add, change, remove } = writers[list];
  const path = `/mbkmusic-mbkmusic/${list}` as const;
  const answer = { description: `The ${word}.`, json: entry };
  const read = async ({ db }: Services, id: Id, status: number) =>
    Response.json(toEntry((await findEntry(db, list, id))!), { status });
  return [
    operation(
      {
        method: "post",
        path,
        summary: `Adds a ${word}`,
        who: "administer",
        body: { kind: "json", schema: added },
        answer: { status: 201, ...answer },
        problems: [taken],
      },
      async ({ services, body, user }) => read(services, await add(services, body, user.id), 201),
    ),
    operation(
      {
        method: "put",
        path: `${path}/{id}`,
        summary: `Changes a ${word}; its songs follow`,
        who: "administer",
        params,
        body: { kind: "json", schema: changed },
        answer: { status: 200, ...answer },
        problems: [taken, "IN_USE"],
      },
      async ({ services, params: { id }, body, user }) =>
        read(services, await change(services, id, body, user.id), 200),
    ),
    operation(
      {
        method: "delete",
        path: `${path}/{id}`,
        summary: `Deletes a ${word} that no song holds`,
        who: "administer",
        params,
        answer: {
          status: 200,
          description: "Its id.",
          ...(entry.shape.id instanceof z.ZodString ? { text: z.string() } : { json: z.int() }),
        },
        problems: ["IN_USE"],
      },
      async ({ services, params: { id }, user }) => {
        await remove(services, id, user.id);
        return typeof id === "string" ? said(id) : Response.json(id);
      },
    ),
  ];
}

export const referenceWriteCalls = (Object.keys(lists) as ListName[]).flatMap(writeCalls);
