import type { Language } from "../archive.ts";
import type { MessageKey, MessageValues } from "./messages.ts";

export type Translate<Key extends string = MessageKey> = (
  key: Key,
  values?: MessageValues,
) => string;

const rules = new Map<Language, { plural: Intl.PluralRules; number: Intl.NumberFormat }>();

function rulesOf(language: Language) {
  const known = rules.get(language) ?? {
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
  };
  rules.set(language, known);
  return known;
}

/** Creates `t`, which fills in `{name}`, formats numbers and selects plurals by `count`. Returns unknown keys. */
export function createTranslate(
  language: Language,
  messages: Readonly<Record<string, string>>,
): Translate<string> {
  const { plural, number } = rulesOf(language);
  return (key, values = {}) => {
    const form = typeof values.count === "number" ? `${key}_${plural.select(values.count)}` : key;
    // Not `messages[key]`: a key may be `constructor`.
    const existing = [form, `${key}_other`, key].find((name) => Object.hasOwn(messages, name));
    return (existing ? messages[existing]! : key).replace(/\{(\w+)\}/g, (all, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name]! : all;
      return typeof value === "number" ? number.format(value) : value;
    });
  };
}
