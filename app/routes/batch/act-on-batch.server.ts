import { data, type RouterContextProvider } from "react-router";
import {
  emptied,
  isEmptyBatch,
  maxBatch,
  readBatchChanges,
} from "../../domain/songs/batch/batch-form.ts";
import type { BatchPlan } from "../../domain/songs/batch/plan-batch.ts";
import { parseId } from "../../domain/paging.ts";
import { toMessage } from "../../i18n/translate.server.ts";
import { applyBatchEdit, planBatchEdit } from "../../operations/songs/edit-batch.ts";
import { userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readFormData } from "../../web/form.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { listsOfChanges } from "../song-form/changes/lists-of-changes.server.ts";
import {
  matchRaagasOf,
  raagaErrors,
  withRaagaIds,
} from "../song-form/raagas/match-raagas.server.ts";
import { type FormValues, rowsOf } from "../song-form/values/form-values.ts";

type Context = Readonly<RouterContextProvider>;

export interface Preview {
  ids: number[];
  submitted: FormValues;
  /** Revisions of the songs in the preview. Applying compares them, so that no newer change is overwritten unseen. */
  seen: string;
  edits: { id: number; title: string; fields: BatchPlan["edits"][number]["fields"] }[];
  same: number;
  refused: BatchPlan["refused"];
  changed: boolean;
  lists: Awaited<ReturnType<typeof listsOfChanges>>;
}

const idsIn = (form: FormData): number[] => {
  const ids = form
    .getAll("song")
    .flatMap((text) => parseId(typeof text === "string" ? text : "") ?? []);
  return [...new Set(ids)].slice(0, maxBatch);
};

/** Previews a batch edit, or applies it if `act` is `apply` and nothing has changed since the preview. */
export async function actOnBatch(context: Context, request: Request) {
  const form = await readFormData(request);
  const ids = idsIn(form);
  const submitted: FormValues = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && name !== "song" ? [[name, value]] : [],
    ),
  );
  if (submitted.act === "back") return data({ ids, submitted, preview: null }, { status: 200 });
  const batch = await readBatch(context, submitted);
  const reject = (answer: ReturnType<typeof rejectForm>) => ({
    ...answer,
    data: { ...answer.data, ids, submitted, preview: null },
  });
  if ("errors" in batch) return reject(rejectForm(context, { errors: batch.errors, submitted }));
  if (ids.length === 0 || isEmptyBatch(batch.changes))
    return reject(
      rejectForm(context, {
        message: ids.length === 0 ? "batch.noSongs" : "batch.noFields",
        submitted,
      }),
    );
  const services = servicesOf(context);
  const user = context.get(userContext);
  const plan = await planBatchEdit(services, user, ids, batch.changes);
  const seen = plan.edits.map(({ open }) => open.revision).join();
  const isApplied = submitted.act === "apply" && submitted.seen === seen && plan.edits.length > 0;
  if (!isApplied) return showPreview(context, { ids, submitted, seen, plan });
  const applied = await applyBatchEdit(services, user, plan);
  if (applied === "denied") throw data(null, { status: 403 });
  if (applied === "tooLarge")
    return reject(rejectForm(context, { message: "form.tooLarge", submitted }, 413));
  if (applied === "changed") return showPreview(context, { ids, submitted, seen: "", plan });
  return redirectWithFlash(context, `/songs/batches/${applied}`, {
    kind: "success",
    message: "batch.applied",
    values: { count: plan.edits.length },
  });
}

async function showPreview(
  context: Context,
  shown: { ids: number[]; submitted: FormValues; seen: string; plan: BatchPlan },
) {
  const { ids, submitted, seen, plan } = shown;
  const edits = plan.edits.map(({ open, fields }) => ({
    id: open.id,
    title: open.song.title,
    fields,
  }));
  const changes = edits.map(
    (edit) => ({ ...edit, subject: "song", kind: "updated", at: 0, by: null }) as const,
  );
  const lists = await listsOfChanges(context, changes);
  const changed = submitted.act === "apply";
  const { same, refused } = plan;
  const preview: Preview = { ids, submitted, seen, edits, same, refused, changed, lists };
  return data({ ids, submitted, preview }, { status: changed ? 409 : 200 });
}

/** Parses the fields to set, with the raaga given by name. Returns errors by field if any is invalid. */
async function readBatch(context: Context, submitted: FormValues) {
  const raaga = submitted.raagaId?.trim() === emptied ? "" : (submitted.raagaId ?? "");
  const matches = await matchRaagasOf(context, { raagaId: raaga });
  const values = raaga === "" ? submitted : withRaagaIds(submitted, matches);
  const rows = rowsOf(submitted).map(({ type, names }) => ({ typeId: type, players: names }));
  const { changes, errors } = readBatchChanges(values, rows);
  const unclear = raagaErrors({ raagaId: raaga }, matches);
  const byField = Object.entries({ ...errors, ...unclear }).map(([path, error]) => [
    path.split(".")[0]!,
    toMessage(error),
  ]);
  return byField.length > 0 ? { errors: Object.fromEntries(byField) } : { changes };
}
