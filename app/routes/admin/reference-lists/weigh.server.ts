import { listSoundAlikes } from "../../../data/music/reference-lists.ts";
import { findRaaga } from "../../../data/music/raagas.ts";
import { type NamePreview, previewNames } from "../../../data/search/raaga-collisions.ts";
import { type Raaga, raagaForm, type Taala } from "../../../domain/music/reference-entry.ts";
import { readFields, readForm } from "../../../web/form.server.ts";
import { databaseContext } from "../../../web/context.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import type { Route } from "./+types/raagas";

type Db = Parameters<typeof findRaaga>[0];

/** What is told before a name is saved. */
export interface Weighed {
  /** Names that are there already and sound like a new one. */
  alike: string[];
  /** What the new names of a raaga would find. */
  foreseen?: NamePreview[];
}

/** A new taala's name against those that are there. */
export async function weighTaala(db: Db, id: string | null, taala: Taala): Promise<Weighed> {
  return { alike: id === null ? await listSoundAlikes(db, "taala", taala.id) : [] };
}

/** A new raaga's name, and the aliases that the raaga does not have yet, against the other raagas. */
export async function weighRaaga(db: Db, id: string | null, raaga: Raaga): Promise<Weighed> {
  const before = id === null ? null : await findRaaga(db, id);
  const had = new Set(before?.aliases.map(({ alias }) => alias));
  const fresh = raaga.aliases.map(({ alias }) => alias).filter((alias) => !had.has(alias));
  const foreseen = await previewNames(db, id, id === null ? [raaga.id, ...fresh] : fresh);
  const near = foreseen.flatMap(({ collisions }) =>
    collisions.filter(({ how }) => how !== "alike"),
  );
  return { alike: [...new Set(near.map(({ raagaId }) => raagaId))], foreseen };
}

/** What a raaga's form would let be found were it saved; nothing is written, and all that was typed stays. */
export async function foresee({
  request,
  context,
  url,
}: Pick<Route.ActionArgs, "request" | "context" | "url">) {
  const submitted = await readFields(request);
  const form = await readForm(request, raagaForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const id = url.searchParams.get("dialog") === "edit" ? url.searchParams.get("id") : null;
  const { foreseen } = await weighRaaga(context.get(databaseContext), id, form.value);
  return { formErrors: { errors: {}, submitted }, foreseen };
}
