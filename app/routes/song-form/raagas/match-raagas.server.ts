import type { RouterContextProvider } from "react-router";
import { findShownRaagas } from "../../../data/music/shown-raagas.ts";
import { matchRaagas, type NamedRaaga } from "../../../data/search/match-raagas.ts";
import { suggestNames } from "../../../data/search/suggestions.ts";
import type { FormError } from "../../../domain/form-error.ts";
import { bothOf, type ShownName } from "../../../domain/music/shown-name.ts";
import { isProposable } from "../../../domain/records/proposing/proposed-entries.ts";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import type { FormValues } from "../values/form-values.ts";
import { raagaTextsIn, replaceRaagas } from "./raaga-inputs.ts";

type Context = Readonly<RouterContextProvider>;
export type RaagaMatches = Map<string, NamedRaaga[]>;

/** A text that does not match exactly one raaga, with the raagas it may mean. */
export interface UnclearRaaga {
  input: string;
  text: string;
  /** Whether the text may be proposed as a new raaga. */
  isNew: boolean;
  candidates: { name: ShownName; matched: string | null }[];
}

const maxTexts = 40;
const maxQuestions = 5;

export function matchRaagasOf(context: Context, values: FormValues): Promise<RaagaMatches> {
  const texts = [...new Set(raagaTextsIn(values).map(({ text }) => text))].slice(0, maxTexts);
  return matchRaagas(context.get(databaseContext), texts, languageOf(context));
}

/** Replaces texts that match exactly one raaga by its id. */
export const withRaagaIds = (values: FormValues, matches: RaagaMatches): FormValues =>
  replaceRaagas(values, (text) => {
    const raagas = matches.get(text) ?? [];
    return raagas.length === 1 ? raagas[0]!.id : undefined;
  });

const unclearIn = (values: FormValues, matches: RaagaMatches) =>
  raagaTextsIn(values).filter(({ text }) => {
    const raagas = matches.get(text);
    return raagas !== undefined && raagas.length !== 1;
  });

function errorOf(text: string, matches: RaagaMatches) {
  if (matches.get(text)!.length > 0) return "songForm.raagaSeveral";
  return isProposable(text) ? "songForm.raagaUnknown" : "songForm.raagaUnknownName";
}

/** Returns an error for the first unclear text of each input, other than those in `newRaagas`. */
export function raagaErrors(
  values: FormValues,
  matches: RaagaMatches,
  newRaagas: readonly string[] = [],
): Record<string, FormError> {
  const errors = unclearIn(values, matches)
    .filter(({ text }) => !newRaagas.includes(text))
    .map(
      ({ input, text }) => [input, { error: errorOf(text, matches), values: { text } }] as const,
    );
  return Object.fromEntries(errors.toReversed());
}

/** Lists the unclear texts of a form with candidates: raagas of that name, or else similar ones, or a new one. */
export async function listUnclearRaagas(
  context: Context,
  values: FormValues,
  matches: RaagaMatches,
): Promise<UnclearRaaga[]> {
  const db = context.get(databaseContext);
  const unclear = unclearIn(values, matches).slice(0, maxQuestions);
  const questions = unclear.map(async ({ input, text }) => {
    const exact = matches.get(text)!;
    const raagas =
      exact.length > 0 ? exact : await suggestNames(db, "raaga", text, languageOf(context));
    const isNew = exact.length === 0 && isProposable(text);
    const candidates = raagas.map(({ name, matched }) => ({ name, matched }));
    return { input, text, isNew, candidates };
  });
  return (await Promise.all(questions)).filter((one) => one.isNew || one.candidates.length > 0);
}

export async function withRaagaNames(context: Context, values: FormValues): Promise<FormValues> {
  const ids = raagaTextsIn(values).map(({ text }) => text);
  const names = await findShownRaagas(context.get(databaseContext), ids, languageOf(context));
  return replaceRaagas(values, (text) => {
    const name = names.get(text);
    return name && bothOf(name);
  });
}
