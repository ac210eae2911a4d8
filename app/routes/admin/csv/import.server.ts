import { data, redirect } from "react-router";
import type { Language } from "../../../archive.ts";
import { userContext, stagedUploadsContext } from "../../../web/context.ts";
import type { DetailedList } from "../../../domain/music/reference-entry.ts";
import type { PlanLine } from "../../../domain/music/reference-csv.ts";
import { oneOf, parsePage } from "../../../domain/paging.ts";
import type { Problem } from "../../../domain/form-problem.ts";
import { translate, toMessage } from "../../../i18n/translate.server.ts";
import { piecesOf, readUpload, textOf, toProblems } from "../../../web/csv-form.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { languageOf } from "../../../web/language.ts";
import { applyImport, planImport } from "../../../operations/music/import-reference.ts";
import type { Route } from "./+types/raaga-import";

const linesAtOnce = 100;
const outcomes = ["all", "refuse", "add", "change", "same"] as const;
type Outcome = (typeof outcomes)[number];

/** One page of what would become of each line, and how many of each kind there are. */
export function showPlan(lines: PlanLine[], query: URLSearchParams, language: Language) {
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  const show = oneOf(outcomes, query.get("show"));
  const shown = lines.filter((line) => show === "all" || line.outcome === show);
  const page = parsePage(query.get("page"));
  return {
    show,
    page,
    total: shown.length,
    lines: shown
      .slice((page - 1) * linesAtOnce, page * linesAtOnce)
      .map(({ problem, values, ...line }) => ({
        ...line,
        // Problems of songs are words of another area: they are said here.
        problem: problem && sayProblem(language, { problem, values }),
      })),
    counts: {
      all: lines.length,
      refuse: count("refuse"),
      add: count("add"),
      change: count("change"),
      same: count("same"),
    },
  };
}

function sayProblem(language: Language, problem: Problem): string {
  const { key, values } = toMessage(problem);
  return translate(language, key, values);
}

/** The first step has nothing to show; the second, with `?file=`, what the file would do. */
export async function loadImport(
  kind: DetailedList,
  { context, url }: Pick<Route.LoaderArgs, "context" | "url">,
) {
  const token = url.searchParams.get("file");
  if (token === null) return null;
  const owner = context.get(userContext).id;
  const kept = await context.get(stagedUploadsContext).read(token, kind, owner);
  if (!kept) return { gone: true as const };
  const plan = await planImport(servicesOf(context), kind, piecesOf(kept.bytes));
  return {
    gone: false as const,
    token,
    fileName: kept.fileName,
    ...showPlan(plan.lines, url.searchParams, languageOf(context)),
  };
}

/** Looks at a file and keeps it; or takes one that was kept. */
export async function actOnImport(
  kind: DetailedList,
  { request, context }: Pick<Route.ActionArgs, "request" | "context">,
) {
  const upload = await readUpload(request);
  if (!upload) return rejectForm(context, { errors: { file: "csv.tooBig" } }, 413);
  const { form, file } = upload;
  const owner = context.get(userContext);
  const files = context.get(stagedUploadsContext);
  const services = servicesOf(context);
  switch (form.get("act")) {
    case "check": {
      if (!file) return rejectForm(context, { errors: { file: "csv.fileRequired" } });
      const bytes = new Uint8Array(await file.arrayBuffer());
      try {
        await planImport(services, kind, piecesOf(bytes));
      } catch (error) {
        return data({ formErrors: toProblems(error) }, 400);
      }
      const fileName = file.name.slice(0, 100);
      const token = await files.keep({ purpose: kind, userId: owner.id, fileName, bytes });
      return redirect(`/admin/${kind}/import?file=${token}`);
    }
    case "apply": {
      const token = textOf(form.get("file"));
      const kept = await files.read(token, kind, owner.id);
      if (!kept) return rejectForm(context, { message: "csv.gone" }, 410);
      const { plan, outcome } = await applyImport(services, owner, kind, piecesOf(kept.bytes));
      if (outcome === "denied") return rejectForm(context, { message: "form.denied" }, 403);
      if (outcome === "refused") return rejectForm(context, { message: "csv.notTaken" }, 409);
      await files.forget(token);
      return redirectWithFlash(context, `/admin/${kind}`, {
        kind: "success",
        message: "csv.taken",
        values: { count: plan.writes.length },
      });
    }
    default:
      throw data(null, { status: 400 });
  }
}
