import type { RouterContextProvider } from "react-router";
import type { FormError } from "../../../domain/form-error.ts";
import { isSameName } from "../../../domain/music/reference-entry.ts";
import {
  isProposable,
  maxOpenProposals,
  nothingProposed,
  type ProposedEntries,
} from "../../../domain/records/proposing/proposed-entries.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import { planProposals } from "../../../operations/records/plan-proposals.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import type { RaagaMatches } from "../raagas/match-raagas.server.ts";
import { newRaagasIn } from "../raagas/raaga-inputs.ts";
import type { FormValues } from "../values/form-values.ts";
import { newPeopleIn, withPersonIds } from "./new-people.ts";

/** A form in which new raagas and people have ids, as if they were there. */
export interface PlannedForm {
  form: FormValues;
  matches: RaagaMatches;
  proposed: ProposedEntries;
  proposalErrors: Record<string, FormError>;
}

/** Plans what a form brings: raagas and people that it says are new. Reads nothing if there are none. */
export async function planForm(
  context: Readonly<RouterContextProvider>,
  form: FormValues,
  matches: RaagaMatches,
): Promise<PlannedForm> {
  const raagas = newRaagasIn(form).filter(
    ({ text }) => matches.get(text)?.length === 0 && isProposable(text),
  );
  const people = newPeopleIn(form);
  if (raagas.length + people.length === 0) {
    const settled = withPersonIds(form, new Map());
    return { form: settled, matches, proposed: nothingProposed, proposalErrors: {} };
  }
  const ids = nameRaagas(raagas.map(({ text }) => text));
  const { id: userId } = context.get(userContext);
  const db = context.get(databaseContext);
  const plan = await planProposals(db, userId, [...new Set(ids.values())], people);
  const inputs = [...raagas, ...people].map(({ input }) => input);
  const full = { error: "songForm.tooManyProposals", values: { max: maxOpenProposals } };
  return {
    form: withPersonIds(form, plan.ids),
    matches: new Map([...matches, ...toMatches(ids)]),
    proposed: plan.proposed,
    proposalErrors: plan.hasRoom ? {} : Object.fromEntries(inputs.map((input) => [input, full])),
  };
}

/** The id of each text: the first of those that differ in nothing but case and diacritics. */
function nameRaagas(texts: string[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const text of texts)
    ids.set(text, [...ids.values()].find((id) => isSameName(id, text)) ?? tidyLine(text));
  return ids;
}

const toMatches = (ids: Map<string, string>): RaagaMatches =>
  new Map([...ids].map(([text, id]) => [text, [{ id, name: id, matched: null }]]));
