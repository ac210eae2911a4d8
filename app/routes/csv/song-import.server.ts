import { data, redirect, type RouterContextProvider } from "react-router";
import {
  findUnfinishedImport,
  type UnfinishedImport,
} from "../../data/songs/csv/unfinished-import.ts";
import { readImportLists } from "../../data/songs/song-lists.ts";
import { oneOf } from "../../domain/paging.ts";
import type { TableRow } from "../../domain/records/csv/table.ts";
import { needsPortions, songCsvLimits } from "../../domain/songs/csv/portions.ts";
import { type Choices, rowOfChoice } from "../../domain/songs/csv/choices.ts";
import type { SongPlan } from "../../domain/songs/csv/song-plan.ts";
import { dateOrders } from "../../domain/songs/written-date.ts";
import type { Message } from "../../i18n/messages.ts";
import { toMessage } from "../../i18n/translate.server.ts";
import { hashToken } from "../../lib/crypto.server.ts";
import {
  findSummary,
  importNextPortion,
  type PortionServices,
  stageImport,
} from "../../operations/songs/import-portions.ts";
import { importSongs, planSongImport, readSongTable } from "../../operations/songs/import-songs.ts";
import { offerNames } from "../../operations/songs/offer-names.ts";
import {
  databaseContext,
  stagedPortionsContext,
  stagedUploadsContext,
  userContext,
} from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { languageOf } from "../../web/language.ts";
import { servicesOf } from "../../web/services.server.ts";
import { readUpload, rejectTooBig, toCsvFormErrors } from "./read-upload.server.ts";
import { showSongPlan, showSummary } from "./show-song-plan.server.ts";
import type { SongImporter } from "./song-importer.server.ts";
import { fileNameOf, findStagedFile, storeFile } from "./staged-file.server.ts";

type Context = Readonly<RouterContextProvider>;

const scopeIn = (context: Context, { scopeOf }: SongImporter) =>
  scopeOf(context.get(userContext).id);

/** Hashes a plan's lines and the song revisions they change, to detect changes between preview and import. */
const fingerprintOf = ({ lines, edited }: SongPlan) =>
  hashToken(JSON.stringify([lines, edited.map(({ open: { id, revision } }) => [id, revision])]));

const portionServicesOf = (context: Context): PortionServices => ({
  ...servicesOf(context),
  portions: context.get(stagedPortionsContext),
});

/** Loads the preview of the staged file of `?file=`; without a file, the import that is not finished, or null. */
export async function loadSongImport(importer: SongImporter, context: Context, url: URL) {
  const token = url.searchParams.get("file");
  const unfinished = await findUnfinished(importer, context);
  if (token === null)
    return unfinished && unfinished.written > 0
      ? { kind: "unfinished" as const, token: unfinished.token, fileName: unfinished.fileName }
      : null;
  return unfinished?.token === token
    ? loadPortions(importer, context, withOrder(unfinished, url.searchParams.get("dates")))
    : loadPreview(importer, context, url, token);
}

const findUnfinished = ({ purpose }: SongImporter, context: Context) =>
  findUnfinishedImport(context.get(databaseContext), {
    userId: context.get(userContext).id,
    purpose,
  });

/** Sets the order of dates, which a user chooses until the first portion is written. */
const withOrder = (unfinished: UnfinishedImport, chosen: string | null): UnfinishedImport =>
  unfinished.written > 0 ? unfinished : { ...unfinished, dateOrder: oneOf(dateOrders, chosen) };

async function loadPortions(
  importer: SongImporter,
  context: Context,
  unfinished: UnfinishedImport,
) {
  const scope = scopeIn(context, importer);
  const summary = await findSummary(portionServicesOf(context), unfinished, scope);
  const { token, fileName, portions, written, rows, dateOrder } = unfinished;
  const { added, changed, unchanged, refused } = unfinished;
  return {
    kind: "portions" as const,
    token,
    fileName,
    portions,
    written,
    rows,
    order: dateOrder,
    done: added + changed + unchanged + refused,
    counts: { added, changed, unchanged, refused },
    summary: summary && showSummary(summary, languageOf(context)),
  };
}

async function loadPreview(importer: SongImporter, context: Context, url: URL, token: string) {
  const stagedFile = await findStagedFile(context, token, importer.purpose);
  if (!stagedFile) return { kind: "gone" as const };
  const services = servicesOf(context);
  const order = oneOf(dateOrders, url.searchParams.get("dates"));
  const scope = scopeIn(context, importer);
  const plan = await planSongImport(services, stagedFile.read(), scope, {
    names: new Map(),
    order,
  });
  return {
    kind: "preview" as const,
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
  const upload = await readUpload(request, songCsvLimits);
  if (!upload) return rejectTooBig(context, songCsvLimits);
  switch (upload.act) {
    case "check":
      return upload.file
        ? checkFile(importer, upload.file, context)
        : rejectForm(context, { errors: { file: "csv.fileRequired" } });
    case "apply":
      return applyFile(importer, upload.form, context);
    case "goOn":
      return importPortion(importer, upload, context);
    default:
      throw data(null, { status: 400 });
  }
}

/** Stages a file, in portions if it is large or from another archive. */
async function checkFile(importer: SongImporter, file: File, context: Context) {
  const services = portionServicesOf(context);
  const lists = await readImportLists(services.db);
  let rows: TableRow[];
  try {
    rows = await readSongTable(lists, file.stream(), songCsvLimits);
  } catch (error) {
    return data({ formErrors: toCsvFormErrors(error) }, 400);
  }
  if (!needsPortions(rows, file.size, lists.archiveName)) return storeFile(importer, file, context);
  const { purpose, path } = importer;
  const userId = context.get(userContext).id;
  const staged = { rows, userId, purpose, fileName: fileNameOf(file) };
  const token = await stageImport(services, lists, staged, scopeIn(context, importer));
  return redirect(`${path}?file=${token}`);
}

async function importPortion(
  importer: SongImporter,
  { token, form }: { token: string; form: FormData },
  context: Context,
) {
  const unfinished = await findUnfinished(importer, context);
  if (unfinished?.token !== token) return rejectForm(context, { message: "csv.gone" }, 410);
  const actor = context.get(userContext);
  const scope = scopeIn(context, importer);
  const dates = form.get("dates");
  const { outcome, totals } = await importNextPortion(
    portionServicesOf(context),
    actor,
    withOrder(unfinished, typeof dates === "string" ? dates : null),
    scope,
  );
  switch (outcome) {
    case "done":
      return redirect(`${importer.path}?file=${token}`);
    case "finished":
      return redirectWithFlash(context, importer.donePath, {
        kind: "success",
        message: "csv.songsImported",
        values: { ...totals },
      });
    case "gone":
      return rejectForm(context, { message: "csv.gone" }, 410);
    case "denied":
      return rejectForm(context, { message: "form.denied" }, 403);
    case "tooLarge":
      return rejectForm(context, { message: "form.tooLarge" }, 413);
    default:
      return rejectForm(context, { message: "csv.portionChanged" }, 409);
  }
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
