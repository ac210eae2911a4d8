import type { RouterContextProvider } from "react-router";
import { findBearers } from "../../../data/people/name-bearers.ts";
import { matchEntries } from "../../../data/search/match-entries.ts";
import { matchRaagas } from "../../../data/search/match-raagas.ts";
import { listCandidates } from "../../../data/search/person-candidates.ts";
import { suggestNames } from "../../../data/search/suggestions.ts";
import { bothOf, romanOf } from "../../../domain/music/shown-name.ts";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import { chosenFor, nameIn, type NamedField } from "../../../domain/songs/drafts/name-choices.ts";
import { isProposable } from "../../../domain/records/proposing/proposed-entries.ts";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { applyRaagaChoices, raagaChoiceInput } from "../../song-form/raagas/raaga-inputs.ts";
import { type FormValues, personInput } from "../../song-form/values/form-values.ts";

type Context = Readonly<RouterContextProvider>;

/** A name in a draft that does not mean exactly one entry of the archive, with the entries it may mean. */
export interface NameQuestion {
  name: string;
  /** Whether the name may be proposed as a new entry. */
  isNew: boolean;
  candidates: { id: string; text: string }[];
  /** The id of the only entry that has this name in another script; "" if there is none. */
  same: string;
}

export type NameQuestions = Partial<Record<NamedField, NameQuestion>>;

/** Most names of a kind whose candidates are looked up at once. */
const maxLookedUp = 5;

/** Returns for each draft the questions about its names. */
export async function askNames(
  context: Context,
  drafts: readonly { inputs: DraftInputs }[],
): Promise<NameQuestions[]> {
  const namesOf = (field: NamedField, all: readonly { inputs: DraftInputs }[]) => [
    ...new Set(all.map(({ inputs }) => nameIn(inputs, field)).filter(Boolean)),
  ];
  const ofNewCompositions = drafts.filter(({ inputs }) => !inputs.compositionId);
  const [raagas, singers] = await Promise.all([
    askRaagas(context, namesOf("raagaId", ofNewCompositions)),
    askSingers(context, namesOf("singer", drafts)),
  ]);
  return drafts.map(({ inputs }) => ({
    raagaId: inputs.compositionId ? undefined : raagas.get(nameIn(inputs, "raagaId")),
    singer: singers.get(nameIn(inputs, "singer")),
  }));
}

async function askRaagas(context: Context, names: readonly string[]) {
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const matches = await matchRaagas(db, names, language);
  const unclear = names.filter((name) => matches.get(name)!.length !== 1);
  const questions = unclear.map(async (name, at): Promise<[string, NameQuestion]> => {
    const exact = matches.get(name)!;
    const isUnknown = exact.length === 0;
    const suggested =
      isUnknown && at < maxLookedUp ? await suggestNames(db, "raaga", name, language) : [];
    const candidates = [
      ...exact.map(({ id, name: shown }) => ({ id, text: bothOf(shown) })),
      ...suggested.map(({ name: shown }) => ({ id: romanOf(shown), text: bothOf(shown) })),
    ];
    return [name, { name, isNew: isUnknown && isProposable(name), candidates, same: "" }];
  });
  return new Map(await Promise.all(questions));
}

async function askSingers(context: Context, names: readonly string[]) {
  const db = context.get(databaseContext);
  const bearers = await findBearers(db, names);
  const unknown = names.filter((name) => !bearers.has(name));
  if (unknown.length === 0) return new Map<string, NameQuestion>();
  const [{ people }, found] = await Promise.all([
    matchEntries(db, unknown),
    listCandidates(db, unknown.slice(0, maxLookedUp)),
  ]);
  return new Map(
    unknown.map((name, at): [string, NameQuestion] => {
      const candidates = found[at]?.people ?? [];
      const usualName = people.get(name);
      return [
        name,
        {
          name,
          isNew: isProposable(name),
          candidates: candidates.map(({ id, name: text, born, died }) => ({
            id,
            text: born === null ? text : `${text} · ${born}–${died ?? ""}`,
          })),
          same: candidates.find((one) => one.name === usualName)?.id ?? "",
        },
      ];
    }),
  );
}

/** Returns a draft's inputs as those of a song form, with what its names were chosen to mean. */
export async function withChosenNames(context: Context, inputs: DraftInputs): Promise<FormValues> {
  const [raaga, singer] = [nameIn(inputs, "raagaId"), nameIn(inputs, "singer")];
  const [questions] = await askNames(context, [{ inputs: { singer } }]);
  const person = chosenFor(inputs, "singer") || questions!.singer?.same;
  return applyRaagaChoices({
    ...inputs,
    ...(raaga && {
      raagaId: raaga,
      [raagaChoiceInput("raagaId", 0, "text")]: raaga,
      [raagaChoiceInput("raagaId", 0, "chosen")]: chosenFor(inputs, "raagaId"),
    }),
    ...(person && { [personInput(0, "name")]: singer, [personInput(0, "person")]: person }),
  });
}
