import { data, type RouterContextProvider } from "react-router";
import { oneOf } from "../../domain/paging.ts";
import { type Choices, rowOfChoice } from "../../domain/songs/csv/choices.ts";
import type { SongPlan } from "../../domain/songs/csv/song-plan.ts";
import { dateOrders } from "../../domain/songs/written-date.ts";
import type { Message } from "../../i18n/messages.ts";
import { toMessage } from "../../i18n/translate.server.ts";
import { hashToken } from "../../lib/crypto.server.ts";
import { importSongs, planSongImport } from "../../operations/songs/import-songs.ts";
import { offerNames } from "../../operations/songs/offer-names.ts";
import { stagedUploadsContext, userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { languageOf } from "../../web/language.ts";
import { servicesOf } from "../../web/services.server.ts";
import { readUpload } from "./read-upload.server.ts";
import { showSongPlan } from "./show-song-plan.server.ts";
import type { SongImporter } from "./song-importer.server.ts";
import { findStagedFile, stageFile } from "./staged-file.server.ts";

type Context = Readonly<RouterContextProvider>;

const scopeIn = (context: Context, { scopeOf }: SongImporter) =>
  scopeOf(context.get(userContext).id);

/** Hashes a plan's lines and the song revisions they change, to detect changes between preview and import. */
const fingerprintOf = ({ lines, edited }: SongPlan) =>
  hashToken(JSON.stringify([lines, edited.map(({ open: { id, revision } }) => [id, revision])]));

/** Loads the preview of the staged file of `?file=`; null without a file. */
export async function loadSongImport(importer: SongImporter, context: Context, url: URL) {
  const token = url.searchParams.get("file");
  if (token === null) return null;
  const stagedFile = await findStagedFile(context, token, importer.purpose);
  if (!stagedFile) return { gone: true as const };
  const services = servicesOf(context);
  const order = oneOf(dateOrders, url.searchParams.get("dates"));
  const scope = scopeIn(context, importer);
  const plan = await planSongImport(services, stagedFile.read(), scope, {
    names: new Map(),
    order,
  });
  return {
    gone: false as const,
    token,
    order,
    dependsOnOrder: plan.dependsOnOrder,
    seen: await fingerprintOf(plan),
    fileName: stagedFile.fileName,
    offers: await offerNames(services, plan.lines),
    ...showSongPlan(plan, url.searchParams, languageOf(context)),
  };
}

export async function actOnSongImport(importer: SongImporter, context: Context, request: Request) {
  const upload = await readUpload(request);
  if (!upload) return rejectForm(context, { errors: { file: "csv.tooBig" } }, 413);
  const scope = scopeIn(context, importer);
  const plan: Parameters<typeof stageFile>[0]["plan"] = (services, bytes) =>
    planSongImport(services, bytes, scope);
  if (upload.act === "apply") return applyFile(importer, upload.form, context);
  if (upload.act !== "check") throw data(null, { status: 400 });
  return upload.file
    ? stageFile({ ...importer, plan }, upload.file, context)
    : rejectForm(context, { errors: { file: "csv.fileRequired" } });
}

async function applyFile(importer: SongImporter, form: FormData, context: Context) {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const { file: token = "", seen, dates = null, ...submitted } = fields;
  const order = oneOf(dateOrders, dates);
  const stagedFile = await findStagedFile(context, token, importer.purpose);
  if (!stagedFile) return rejectForm(context, { message: "csv.gone" }, 410);
  const services = servicesOf(context);
  const scope = scopeIn(context, importer);
  const planWith = (names: Choices) =>
    planSongImport(services, stagedFile.read(), scope, { names, order });
  const previewPlan = await planWith(new Map());
  const changed = () => rejectForm(context, { message: "csv.songsChanged", submitted }, 409);
  if (seen !== (await fingerprintOf(previewPlan))) return changed();
  const choices: Choices = new Map(
    Object.entries(submitted).filter(([key, name]) => rowOfChoice(key) !== null && name !== ""),
  );
  const plan = choices.size > 0 ? await planWith(choices) : previewPlan;
  const errors = choiceErrors(plan, choices);
  if (Object.keys(errors).length > 0)
    return rejectForm(context, { message: "csv.namesRefused", errors, submitted });
  const outcome = await importSongs(services, context.get(userContext), plan, token, scope);
  if (outcome === "denied") return rejectForm(context, { message: "form.denied", submitted }, 403);
  if (outcome === "tooLarge")
    return rejectForm(context, { message: "form.tooLarge", submitted }, 413);
  if (outcome !== "done") return changed();
  const { purpose, donePath } = importer;
  const uploadKey = { purpose, userId: context.get(userContext).id };
  await context.get(stagedUploadsContext).delete(uploadKey);
  const refused = plan.lines.filter((line) => line.outcome === "refuse").length;
  return redirectWithFlash(context, donePath, {
    kind: "success",
    message: "csv.songsImported",
    values: { added: plan.added.length, changed: plan.edited.length, refused },
  });
}

function choiceErrors({ lines }: SongPlan, choices: Choices): Record<string, Message> {
  const errorsByRow = new Map(
    lines.flatMap((one) => (one.errors[0] ? [[one.row, one.errors[0]]] : [])),
  );
  return Object.fromEntries(
    [...choices.keys()].flatMap((key) => {
      const error = errorsByRow.get(rowOfChoice(key)!);
      return error ? [[key, toMessage(error)]] : [];
    }),
  );
}
