import { data } from "react-router";
import type { z } from "zod";
import { userContext, databaseContext } from "../../../web/context.ts";
import {
  countUses,
  searchEntries,
  listNames,
  mergeEntries,
  removeDetailedEntry,
} from "../../../data/music/reference-lists.ts";
import { addRaaga, changeRaaga, findRaaga, listMelakartas } from "../../../data/music/raagas.ts";
import { listHomophones } from "../../../data/search/raaga-collisions.ts";
import { addTaala, changeTaala, findTaala } from "../../../data/music/taalas.ts";
import {
  type DetailedList,
  entrySorts,
  type Raaga,
  raagaForm,
  type Taala,
  taalaForm,
} from "../../../domain/music/reference-entry.ts";
import { oneOf, parseListPage } from "../../../domain/paging.ts";
import { readFields, readForm } from "../../../web/form.server.ts";
import { rejectForm, translateErrors } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { keepWithin, withoutDialog } from "../address.ts";
import { foresee, type Weighed, weighRaaga, weighTaala } from "./weigh.server.ts";
import type { Route } from "./+types/raagas";

type LoaderArgs = Pick<Route.LoaderArgs, "context" | "url">;
type ActionArgs = Pick<Route.ActionArgs, "context" | "url" | "request">;

/** A page of a list, and what its open dialog needs. */
export async function loadReferenceList(kind: DetailedList, { context, url }: LoaderArgs) {
  const db = context.get(databaseContext);
  const query = url.searchParams;
  const search = query.get("q") ?? "";
  const asked = parseListPage(query, entrySorts);
  const list = await searchEntries(db, kind, { ...asked, search });
  keepWithin(url, asked.page, list.total);
  return { ...list, ...asked, q: search, dialog: await loadDialog(kind, db, query) };
}

type Db = Parameters<typeof searchEntries>[0];

async function loadDialog(kind: DetailedList, db: Db, query: URLSearchParams) {
  const dialog = oneOf(["none", "add", "edit", "delete"], query.get("dialog"));
  const id = query.get("id") ?? "";
  const melakartas =
    kind === "raaga" && (dialog === "add" || dialog === "edit") ? await listMelakartas(db) : [];
  switch (dialog) {
    case "none":
      return null;
    case "add":
      return { kind: dialog, melakartas };
    case "edit": {
      const raaga = kind === "raaga" ? await findRaaga(db, id) : null;
      const taala = kind === "taala" ? await findTaala(db, id) : null;
      const homophones = raaga ? await listHomophones(db, id) : [];
      return raaga || taala
        ? { kind: dialog, id, raaga, taala, melakartas, homophones }
        : { kind: "gone" as const };
    }
    case "delete": {
      const uses = await countUses(db, kind, id);
      if (!uses) return { kind: "gone" as const };
      const isUsed = uses.songs + uses.raagas > 0;
      const others = isUsed ? (await listNames(db, kind)).filter((name) => name !== id) : [];
      return { kind: dialog, id, uses, others };
    }
  }
}

/** What the forms of a list do: add, change, delete, and move what a name holds to another. */
export async function actOnReferenceList(
  kind: DetailedList,
  { request, context, url }: ActionArgs,
) {
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const fields = await readFields(request);
  const id = url.searchParams.get("id") ?? "";
  const done = (
    message: Parameters<typeof redirectWithFlash>[2]["message"],
    name: string,
    to = "",
  ) =>
    redirectWithFlash(context, withoutDialog(url), {
      kind: "success",
      message,
      values: { name, to },
    });
  switch (fields.act) {
    case "add":
      return save(kind, null, { request, context, url });
    case "change":
      return save(kind, id, { request, context, url });
    case "foresee":
      return kind === "raaga" ? foresee({ request, context, url }) : nothingSuch();
    case "delete": {
      const result = await removeDetailedEntry(db, kind, id, actorId);
      if (result === "deleted") return done("admin.deleted", id);
      if (typeof result === "object") return rejectForm(context, { message: "admin.inUse" }, 409);
      return refused(context, result);
    }
    case "move": {
      const to = fields.to ?? "";
      const result = await mergeEntries(db, kind, id, to, { actorId, now: Date.now() });
      if (result === "merged") return done("admin.moved", id, to);
      if (result === "missing")
        return rejectForm(context, { errors: { to: "admin.moveToRequired" }, submitted: fields });
      return refused(context, result);
    }
    default:
      return nothingSuch();
  }
}

function nothingSuch(): never {
  throw data(null, { status: 400 });
}

interface Keeper<T extends { id: string }> {
  form: z.ZodType<T>;
  /** The names that sound like what is to be saved and was not there, and what else is told of it. */
  weigh: (db: Db, id: string | null, value: T) => Promise<Weighed>;
  add: (db: Db, value: T, actorId: number) => Promise<Outcome>;
  change: (db: Db, id: string, value: T, actorId: number) => Promise<Outcome>;
}
type Outcome = Awaited<ReturnType<typeof changeRaaga>>;

const raagaKeeper: Keeper<Raaga> = {
  form: raagaForm,
  weigh: weighRaaga,
  add: addRaaga,
  change: changeRaaga,
};
const taalaKeeper: Keeper<Taala> = {
  form: taalaForm,
  weigh: weighTaala,
  add: addTaala,
  change: changeTaala,
};

/** Adds a name, or changes the one called `id`: on the screen it keeps its name. */
async function save(kind: DetailedList, id: string | null, args: ActionArgs) {
  return kind === "raaga" ? keep(raagaKeeper, kind, id, args) : keep(taalaKeeper, kind, id, args);
}

async function keep<T extends { id: string }>(
  keeper: Keeper<T>,
  kind: DetailedList,
  id: string | null,
  { request, context, url }: ActionArgs,
) {
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const submitted = await readFields(request);
  const form = await readForm(request, keeper.form);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const value = id === null ? form.value : { ...form.value, id };
  const { alike, foreseen } = await keeper.weigh(db, id, value);
  if (id === null && alike.includes(value.id))
    return rejectForm(context, { errors: { name: "admin.nameTaken" }, submitted }, 409);
  if (alike.length > 0 && submitted.sure !== alike.join(", ")) {
    const formErrors = translateErrors(context, { submitted, message: "admin.soundsLike" });
    return data({ formErrors, alike, foreseen }, 409);
  }
  const outcome =
    id === null
      ? await keeper.add(db, value, actorId)
      : await keeper.change(db, id, value, actorId);
  switch (outcome) {
    case "done": {
      const message = id === null ? "admin.added" : "admin.changed";
      const said = { kind: "success", message, values: { name: value.id } } as const;
      return redirectWithFlash(context, withoutDialog(url), said);
    }
    case "exists":
      return rejectForm(
        context,
        { errors: await whatIsTaken(db, kind, id, value.id), submitted },
        409,
      );
    // The one foreign key of a raaga is its parent's.
    case "inUse":
      return rejectForm(context, { errors: { parentId: "admin.parentMissing" }, submitted });
    case "denied":
      return refused(context, "denied");
    default:
      return refused(context, "missing");
  }
}

/** A new name that is not there is not what was taken: then it is the melakarta's number. */
async function whatIsTaken(
  db: Db,
  kind: DetailedList,
  id: string | null,
  name: string,
): Promise<Record<string, MessageKey>> {
  const nameTaken = id === null && (await countUses(db, kind, name)) !== null;
  return nameTaken ? { name: "admin.nameTaken" } : { melakarta: "admin.melakartaTaken" };
}

function refused(context: ActionArgs["context"], result: "missing" | "denied") {
  return result === "denied"
    ? rejectForm(context, { message: "form.denied" }, 403)
    : rejectForm(context, { message: "admin.gone" }, 404);
}
