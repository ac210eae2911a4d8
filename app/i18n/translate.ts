import type { Language } from "../archive.ts";
import type { MessageKey, MessageValues } from "./messages.ts";

export type Translate<Key extends string = MessageKey> = (
  key: Key,
  values?: MessageValues,
) => string;

const pluralRules = new Map<Language, Intl.PluralRules>();

function selectPlural(language: Language, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/** Below 1,000 all six languages format alike; loading a number format takes 100 ms on a slow phone. */
function formatNumber(language: Language, value: number): string {
  const isSmall = Number.isInteger(value) && value >= 0 && value < 1000;
  return isSmall ? String(value) : value.toLocaleString(language);
}

/** Creates `t`, which fills in `{name}`, formats numbers, selects plurals by `count`. Unknown keys stay as they are. */
export function createTranslate(
  language: Language,
  messages: Readonly<Record<string, string>>,
): Translate<string> {
  return (key, values = {}) => {
    const form =
      typeof values.count === "number" ? `${key}_${selectPlural(language, values.count)}` : key;
    // Not `messages[key]`: a key may be `constructor`.
    const existing = [form, `${key}_other`, key].find((name) => Object.hasOwn(messages, name));
    return (existing ? messages[existing]! : key).replace(/\{(\w+)\}/g, (all, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name]! : all;
      return typeof value === "number" ? formatNumber(language, value) : value;
    });
  };
}
