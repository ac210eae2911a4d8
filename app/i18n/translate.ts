import type { Language } from "../archive.ts";
import type { MessageKey, MessageValues } from "./messages.ts";

export type Translate<Key extends string = MessageKey> = (
  key: Key,
  values?: MessageValues,
) => string;

const plurals = new Map<Language, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

function madeOnce<Made>(known: Map<Language, Made>, language: Language, make: () => Made): Made {
  const made = known.get(language) ?? make();
  known.set(language, made);
  return made;
}

/** Creates `t`, which fills in `{name}`, formats numbers and selects plurals by `count`. Returns unknown keys. */
export function createTranslate(
  language: Language,
  messages: Readonly<Record<string, string>>,
): Translate<string> {
  const pluralOf = (count: number) =>
    madeOnce(plurals, language, () => new Intl.PluralRules(language)).select(count);
  const shown = (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000
      ? String(value)
      : madeOnce(numbers, language, () => new Intl.NumberFormat(language)).format(value);
  return (key, values = {}) => {
    const form = typeof values.count === "number" ? `${key}_${pluralOf(values.count)}` : key;
    // Not `messages[key]`: a key may be `constructor`.
    const existing = [form, `${key}_other`, key].find((name) => Object.hasOwn(messages, name));
    return (existing ? messages[existing]! : key).replace(/\{(\w+)\}/g, (all, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name]! : all;
      return typeof value === "number" ? shown(value) : value;
    });
  };
}
