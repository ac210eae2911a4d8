import type { Language } from "../../../archive.ts";
import { oneOf, parsePage } from "../../../domain/paging.ts";
import type { PlanLine } from "../../../domain/records/csv/import-plan.ts";
import { toMessage, translateMessage } from "../../../i18n/translate.server.ts";
import { countOutcomes, linesPerPage, outcomes } from "./plan-outcomes.ts";

export function showPlan(lines: PlanLine[], query: URLSearchParams, language: Language) {
  const show = oneOf(outcomes, query.get("show"));
  const page = parsePage(query.get("page"));
  const shownLines = lines.filter((line) => show === "all" || line.outcome === show);
  return {
    show,
    page,
    total: shownLines.length,
    lines: shownLines
      .slice((page - 1) * linesPerPage, page * linesPerPage)
      .map(({ error, values, ...line }) => ({
        ...line,
        error: error && translateMessage(language, toMessage({ error, values })),
      })),
    counts: countOutcomes(lines),
  };
}
