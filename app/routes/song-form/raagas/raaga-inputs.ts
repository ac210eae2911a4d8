import { newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import { type SongField, songFieldNames, specOf } from "../../../domain/songs/song-fields.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";

type FormValues = FormErrors["submitted"];

const raagaInputs = songFieldNames.filter(
  (field) => specOf(field).list === "raagas" || specOf(field).kind === "references",
);

const split = (input: SongField, value: string) =>
  (specOf(input).kind === "references" ? value.split("\n") : [value]).map((text) => text.trim());

/** Lists the raaga texts of a form by input, each once per input. */
export function raagaTextsIn(values: FormValues): { input: string; text: string }[] {
  return raagaInputs.flatMap((input) => {
    const texts = new Set(split(input, values[input] ?? ""));
    return [...texts].filter(Boolean).map((text) => ({ input, text }));
  });
}

/** Replaces raaga texts. A text stays if `replacement` returns undefined. */
export function replaceRaagas(
  values: FormValues,
  replacement: (text: string, input: string) => string | undefined,
): FormValues {
  const entries = raagaInputs
    .filter((input) => values[input])
    .map((input) => {
      const texts = split(input, values[input]!);
      return [input, texts.map((text) => replacement(text, input) ?? text).join("\n")];
    });
  return { ...values, ...Object.fromEntries(entries) };
}

const choiceInput = /^(\w+)\.(\d{1,2})\.(text|chosen)$/;

export const raagaChoiceInput = (input: string, at: number, part: "text" | "chosen") =>
  `${input}.${at}.${part}`;

/**
 * Replaces unclear texts by the raagas chosen for them, unless the text was edited since. Texts chosen as new raagas
 * stay.
 */
export function applyRaagaChoices(values: FormValues): FormValues {
  const choices = new Map<string, string>();
  const others: [string, string][] = [];
  for (const [name, value] of Object.entries(values)) {
    const [, input, number, part] = choiceInput.exec(name) ?? [];
    if (!raagaInputs.some((one) => one === input)) others.push([name, value]);
    else if (part === "chosen" && value) {
      const textInput = raagaChoiceInput(input!, Number(number), "text");
      const text = values[textInput];
      if (text && value === newEntry) others.push([textInput, text], [name, value]);
      else if (text) choices.set(`${input} ${text}`, value);
    }
  }
  return replaceRaagas(Object.fromEntries(others), (text, input) =>
    choices.get(`${input} ${text}`),
  );
}

/** Lists the texts that the form proposes as new raagas, with their inputs. */
export function newRaagasIn(values: FormValues): { input: string; text: string }[] {
  const proposedTexts = new Set(
    Object.entries(values).flatMap(([name, value]) => {
      const [, input, number, part] = choiceInput.exec(name) ?? [];
      if (part !== "chosen" || value !== newEntry) return [];
      return values[raagaChoiceInput(input!, Number(number), "text")] ?? [];
    }),
  );
  return raagaTextsIn(values).filter(({ text }) => proposedTexts.has(text));
}
