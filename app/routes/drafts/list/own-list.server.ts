import { data, redirect, type RouterContextProvider } from "react-router";
import { readSongLists } from "../../../data/songs/song-lists.ts";
import { cutText } from "../../../domain/cut-text.ts";
import {
  CsvFileError,
  csvLimits,
  placeMessage,
} from "../../../domain/records/csv/csv-file-error.ts";
import { maxDrafts } from "../../../domain/songs/drafts/file-tags.ts";
import {
  type KnownColumns,
  listDoubled,
  samplesOf,
} from "../../../domain/songs/drafts/list/columns.ts";
import { joins, listFields } from "../../../domain/songs/drafts/list/list-fields.ts";
import {
  type CellFill,
  type ListedDraft,
  writtenCells,
} from "../../../domain/songs/drafts/list/plan-list.ts";
import { rememberColumns } from "../../../domain/songs/drafts/list/remember-columns.ts";
import { sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
import { specOf } from "../../../domain/songs/song-fields.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { hashToken } from "../../../lib/crypto.server.ts";
import {
  fillFromList,
  type ListChoices,
  planFromList,
  type PlannedList,
  readList,
} from "../../../operations/songs/fill-from-list.ts";
import {
  databaseContext,
  settingsContext,
  stagedUploadsContext,
  userContext,
} from "../../../web/context.ts";
import { listColumnsCookie } from "../../../web/cookies.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFormWithFile } from "../../../web/form.server.ts";
import { languageOf } from "../../../web/language.ts";
import { servicesOf } from "../../../web/services.server.ts";

type Context = Readonly<RouterContextProvider>;
type Query = Pick<URLSearchParams, "get" | "has">;

export const path = "/songs/drafts/list";

/** Text and file of a form, and its other fields. */
const maxBody = 2 * csvLimits.bytes + 16_384;
const maxShown = 200;

const placeIn = (context: Context) => ({
  purpose: "own list",
  userId: context.get(userContext).id,
});

const cookieIn = (context: Context) => listColumnsCookie(context.get(settingsContext));

const knownColumns = async (context: Context, request: Request): Promise<KnownColumns> =>
  (await cookieIn(context).read(request.headers.get("Cookie"))) ?? {};

const bytesOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

const one = <T extends string>(all: readonly T[], text: string | null) =>
  all.find((value) => value === text);

/** Reads what the contributor says of the list; an address without columns leaves all to be guessed. */
function readChoices(query: Query): ListChoices {
  const join = one(joins, query.get("join"));
  if (!query.has("c0")) return { join, replaces: query.has("replaces") };
  const columns = Array.from(
    { length: csvLimits.cells },
    (_, at) => one(listFields, query.get(`c${at}`)) ?? ("" as const),
  );
  return { columns, join, replaces: query.has("replaces"), hasHeadings: query.has("headings") };
}

function messageOf(context: Context, error: unknown): string {
  if (!(error instanceof CsvFileError)) throw error;
  const say = (key: MessageKey, values: Record<string, string | number>) =>
    translate(languageOf(context), key, values);
  const { place, reason, detail } = error;
  const limits = { ...csvLimits, rows: maxDrafts };
  return `${say(placeMessage(place), { ...place })} ${say(`csv.${reason}`, { ...limits, what: detail })}`;
}

async function planStaged(context: Context, request: Request, query: Query) {
  const staged = await context
    .get(stagedUploadsContext)
    .find(query.get("list") ?? "", placeIn(context));
  if (!staged) return null;
  const known = await knownColumns(context, request);
  const choices = readChoices(query);
  const table = await readList(bytesOf(staged.bytes), known, choices.hasHeadings);
  const user = context.get(userContext);
  const planned = await planFromList(servicesOf(context), user, table, choices, known);
  const cells = planned.plan.pairs.map((pair) => [pair.draft.id, writtenCells(pair)]);
  return { known, choices, ...planned, seen: await hashToken(JSON.stringify(cells)) };
}

/** Loads the preview of the list of `?list=`; null without a list. */
export async function loadOwnList(context: Context, request: Request, url: URL) {
  if (!url.searchParams.has("list")) return null;
  try {
    const staged = await planStaged(context, request, url.searchParams);
    return staged
      ? { ...(await showList(context, staged)), problem: null }
      : { problem: translate(languageOf(context), "ownList.gone") };
  } catch (error) {
    return { problem: messageOf(context, error) };
  }
}

const labelOf = ({ file, inputs }: ListedDraft) =>
  file.name || inputs.title || inputs.mediaUrl || "";

async function showList(
  context: Context,
  {
    table,
    columns,
    join,
    plan,
    choices,
    seen,
  }: PlannedList & { choices: ListChoices; seen: string },
) {
  const lists = await readSongLists(context.get(databaseContext), languageOf(context));
  const nameOf = (field: CellFill["field"], value: string) => {
    if (field === "compositionId") return "";
    const { kind, list } = specOf(field);
    const language = sungLanguages.find((code) => code === value);
    if (kind === "language" && language) return translate(languageOf(context), `sung.${language}`);
    if (!list || list === "raagas") return cutText(value, maxShown);
    return lists[list].find(({ id }) => String(id) === value)?.description || value;
  };
  const samples = samplesOf(table);
  return {
    seen,
    join,
    replaces: choices.replaces,
    hasHeadings: table.headings !== null,
    doubled: listDoubled(columns),
    columns: columns.map((field, at) => ({
      field,
      heading: cutText(tidyLine(table.headings?.[at] ?? ""), 60),
      samples: samples[at]!.slice(0, 3).map((cell) => cutText(tidyLine(cell), 60)),
    })),
    pairs: plan.pairs.map(({ row, draft, fills, problems }) => ({
      row,
      file: labelOf(draft),
      fills: fills.map(({ field, before, after, isKept }) => ({
        field,
        isKept,
        before: nameOf(field, before),
        after: nameOf(field, after),
      })),
      problems: problems.map(({ text, ...problem }) => ({
        ...problem,
        text: cutText(text, maxShown),
      })),
    })),
    rowsLeft: plan.rowsLeft.map(({ number, text }) => ({ number, text: cutText(text, maxShown) })),
    draftsLeft: plan.draftsLeft.map((draft) => ({ id: draft.id, label: labelOf(draft) })),
    filled: plan.pairs.filter(({ fills }) => fills.some(({ isKept }) => !isKept)).length,
  };
}

export type ShownList = Awaited<ReturnType<typeof showList>>;
/** Stages the list of a form and redirects to its preview, or fills in what the preview has shown. */
export async function actOnOwnList(context: Context, request: Request) {
  const length = Number(request.headers.get("Content-Length") ?? Infinity);
  if (length > maxBody) return rejectForm(context, { errors: { file: "csv.tooBig" } }, 413);
  const { form, file } = await readFormWithFile(request, "file", csvLimits.bytes);
  const fields = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  return fields.get("act") === "apply"
    ? fillIn(context, request, fields)
    : stageList(context, request, fields.get("text") ?? "", file);
}

async function stageList(context: Context, request: Request, text: string, file: File | null) {
  const submitted = { text };
  if (!file && text.trim() === "")
    return rejectForm(context, { errors: { text: "ownList.required" } });
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text);
  try {
    await readList(bytesOf(bytes), await knownColumns(context, request));
  } catch (error) {
    const message = messageOf(context, error);
    return data({ formErrors: { errors: {}, submitted, message } }, { status: 400 });
  }
  const fileName = cutText(tidyLine(file?.name ?? ""), 100);
  const staged = { ...placeIn(context), fileName, bytes };
  return redirect(`${path}?list=${await context.get(stagedUploadsContext).put(staged)}`);
}

async function fillIn(context: Context, request: Request, fields: URLSearchParams) {
  const staged = await planStaged(context, request, fields).catch((error: unknown) => {
    if (error instanceof CsvFileError) return null;
    throw error;
  });
  if (!staged) return rejectForm(context, { message: "ownList.gone" }, 410);
  const { plan, known, table, columns, seen } = staged;
  const isSeen = fields.get("seen") === seen && listDoubled(columns).length === 0;
  const user = context.get(userContext);
  if (!isSeen || !(await fillFromList(servicesOf(context), user, plan)))
    return rejectForm(context, { message: "ownList.changedSince" }, 409);
  const count = plan.pairs.filter(({ fills }) => fills.some(({ isKept }) => !isKept)).length;
  const response = await redirectWithFlash(context, "/songs/drafts", {
    kind: "success",
    message: "ownList.applied",
    values: { count },
  });
  const remembered = rememberColumns(known, table, columns);
  response.headers.append("Set-Cookie", await cookieIn(context).write({ ...remembered }));
  return response;
}
