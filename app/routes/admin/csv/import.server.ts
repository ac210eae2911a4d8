import { data, redirect } from "react-router";
import type { User } from "../../../data/users/users.ts";
import type { PlanLine } from "../../../domain/records/csv/import-plan.ts";
import type { KeyIn } from "../../../i18n/messages.ts";
import type { Services } from "../../../operations/services.ts";
import { stagedUploadsContext, userContext } from "../../../web/context.ts";
import { piecesOf, readUpload, textOf, toProblems } from "../../../web/csv-form.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { languageOf } from "../../../web/language.ts";
import { servicesOf } from "../../../web/services.server.ts";
import type { Route } from "./+types/raaga-import";
import { showPlan } from "./show-plan.server.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** How CSV files of one kind are imported. */
export interface CsvImporter {
  /** Tells staged files of this kind from others. */
  purpose: string;
  path: string;
  /** Where a finished import leads, and what it says of `count` or `number` lines. */
  donePath: string;
  doneMessage: KeyIn<"admin">;
  /** Throws CsvProblem. */
  plan(services: Services, bytes: Bytes): Promise<{ lines: PlanLine[] }>;
  /** Writes what the plan says. Imports with the same token write their lines once. */
  apply(services: Services, actor: User, bytes: Bytes, token: string): Promise<Applied>;
}

interface Applied {
  outcome: string;
  /** How many lines were written. */
  count: number;
}

/** Loads what the staged file of `?file=` would do; null without a file. */
export async function loadImport(
  { purpose, plan }: CsvImporter,
  { context, url }: Pick<Route.LoaderArgs, "context" | "url">,
) {
  const token = url.searchParams.get("file");
  if (token === null) return null;
  const owner = context.get(userContext).id;
  const staged = await context.get(stagedUploadsContext).read(token, purpose, owner);
  if (!staged) return { gone: true as const };
  const { lines } = await plan(servicesOf(context), piecesOf(staged.bytes));
  const shown = showPlan(lines, url.searchParams, languageOf(context));
  return { gone: false as const, token, fileName: staged.fileName, ...shown };
}

type ActionArgs = Pick<Route.ActionArgs, "request" | "context">;

/** Stages a file to be looked at, or imports one that was staged. */
export async function actOnImport(importer: CsvImporter, { request, context }: ActionArgs) {
  const upload = await readUpload(request);
  if (!upload) return rejectForm(context, { errors: { file: "csv.tooBig" } }, 413);
  switch (upload.form.get("act")) {
    case "check":
      if (!upload.file) return rejectForm(context, { errors: { file: "csv.fileRequired" } });
      return stageFile(importer, upload.file, context);
    case "apply":
      return applyFile(importer, textOf(upload.form.get("file")), context);
    default:
      throw data(null, { status: 400 });
  }
}

async function stageFile(
  { purpose, path, plan }: CsvImporter,
  file: File,
  context: ActionArgs["context"],
) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    await plan(servicesOf(context), piecesOf(bytes));
  } catch (error) {
    return data({ formErrors: toProblems(error) }, 400);
  }
  const fileName = file.name.slice(0, 100);
  const userId = context.get(userContext).id;
  const token = await context.get(stagedUploadsContext).keep({ purpose, userId, fileName, bytes });
  return redirect(`${path}?file=${token}`);
}

async function applyFile(
  { purpose, donePath, doneMessage, apply }: CsvImporter,
  token: string,
  context: ActionArgs["context"],
) {
  const actor = context.get(userContext);
  const uploads = context.get(stagedUploadsContext);
  const staged = await uploads.read(token, purpose, actor.id);
  if (!staged) return rejectForm(context, { message: "csv.gone" }, 410);
  const bytes = piecesOf(staged.bytes);
  const { outcome, count } = await apply(servicesOf(context), actor, bytes, token);
  if (outcome === "denied") return rejectForm(context, { message: "form.denied" }, 403);
  if (outcome !== "done") return rejectForm(context, { message: "csv.notTaken" }, 409);
  await uploads.forget(token);
  return redirectWithFlash(context, donePath, {
    kind: "success",
    message: doneMessage,
    values: { count, number: count },
  });
}
