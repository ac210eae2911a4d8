import { data } from "react-router";
import type { User } from "../../../data/users/users.ts";
import type { PlanLine } from "../../../domain/records/csv/import-plan.ts";
import type { KeyIn } from "../../../i18n/messages.ts";
import type { Services } from "../../../operations/services.ts";
import { stagedUploadsContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { languageOf } from "../../../web/language.ts";
import { servicesOf } from "../../../web/services.server.ts";
import type { Route } from "./+types/entry-import";
import { readUpload, rejectTooBig } from "../../csv/read-upload.server.ts";
import { type Bytes, findStagedFile, stageFile } from "../../csv/staged-file.server.ts";
import { showPlan } from "./show-plan.server.ts";

export interface CsvImporter {
  purpose: string;
  path: string;
  donePath: string;
  doneMessage: KeyIn<"admin">;
  plan(this: void, services: Services, bytes: Bytes): Promise<{ lines: PlanLine[] }>;
  /** Imports the lines. `count` is the number of lines written. */
  apply(
    this: void,
    services: Services,
    actor: User,
    bytes: Bytes,
  ): Promise<{ outcome: string; count: number }>;
}

type LoaderArgs = Pick<Route.LoaderArgs, "context" | "url">;
type ActionArgs = Pick<Route.ActionArgs, "context" | "request">;

/** Loads the plan of the staged file `?file=`; null without a file. */
export async function loadImport({ purpose, plan }: CsvImporter, { context, url }: LoaderArgs) {
  const token = url.searchParams.get("file");
  if (token === null) return null;
  const stagedFile = await findStagedFile(context, token, purpose);
  if (!stagedFile) return { gone: true as const };
  const { lines } = await plan(servicesOf(context), stagedFile.read());
  const planPage = showPlan(lines, url.searchParams, languageOf(context));
  return { gone: false as const, token, fileName: stagedFile.fileName, ...planPage };
}

export async function actOnImport(importer: CsvImporter, { request, context }: ActionArgs) {
  const upload = await readUpload(request);
  if (!upload) return rejectTooBig(context);
  switch (upload.act) {
    case "check":
      return upload.file
        ? stageFile(importer, upload.file, context)
        : rejectForm(context, { errors: { file: "csv.fileRequired" } });
    case "apply":
      return applyFile(importer, upload.token, context);
    default:
      throw data(null, { status: 400 });
  }
}

async function applyFile(
  { purpose, donePath, doneMessage, apply }: CsvImporter,
  token: string,
  context: ActionArgs["context"],
) {
  const actor = context.get(userContext);
  const stagedFile = await findStagedFile(context, token, purpose);
  if (!stagedFile) return rejectForm(context, { message: "csv.gone" }, 410);
  const services = servicesOf(context);
  const { outcome, count } = await apply(services, actor, stagedFile.read());
  if (outcome === "denied") return rejectForm(context, { message: "form.denied" }, 403);
  if (outcome !== "done") return rejectForm(context, { message: "csv.notTaken" }, 409);
  await context.get(stagedUploadsContext).delete({ purpose, userId: actor.id });
  return redirectWithFlash(context, donePath, {
    kind: "success",
    message: doneMessage,
    values: { count, number: count },
  });
}
