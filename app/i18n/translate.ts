import type { Language } from "../archive.ts";
import type accountEnglish from "../locales/account/en.json";
import type adminEnglish from "../locales/admin/en.json";
import type apiEnglish from "../locales/api/en.json";
import type english from "../locales/en.json";
import type failureEnglish from "../locales/failure/en.json";
import type formEnglish from "../locales/form/en.json";
import type songsEnglish from "../locales/songs/en.json";

/** The words of one language; English is the type that the others must satisfy. */
export type Messages = typeof english;
/** Words that only some pages have besides. */
export type MoreMessages = typeof formEnglish &
  typeof accountEnglish &
  typeof adminEnglish &
  typeof apiEnglish &
  typeof songsEnglish;
type AllMessages = Messages & MoreMessages & typeof failureEnglish;

/** `home.count` stands for `home.count_one`, `home.count_other`, …: which, `count` decides. */
type PluralKey<K> = K extends `${infer Base}_other` ? Base : never;
export type MessageKey = keyof AllMessages | PluralKey<keyof AllMessages>;

type Values = Record<string, string | number>;
/** A message as it travels, with the values of its text where it has any. */
export type Message = MessageKey | { key: MessageKey; values: Values };
export type Translate = (key: MessageKey, values?: Values) => string;

const rules = new Map<Language, { plural: Intl.PluralRules; number: Intl.NumberFormat }>();

/** How a language counts and writes numbers; dear to make, so made once. */
function rulesOf(language: Language) {
  const known = rules.get(language) ?? {
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
  };
  rules.set(language, known);
  return known;
}

/**
 * The function that says a message in `language`. `{name}` is replaced by the value of that name;
 * numbers are written as the language writes them; `count` chooses among plural forms.
 */
export function createTranslate(language: Language, messages: Partial<AllMessages>): Translate {
  const { plural, number } = rulesOf(language);
  const words = messages as Record<string, string>;
  return (key, values = {}) => {
    const form = typeof values.count === "number" ? `${key}_${plural.select(values.count)}` : key;
    // A key may come from outside: what every object has is no message.
    const own = [form, `${key}_other`, key].find((one) => Object.hasOwn(words, one));
    return (own ? words[own]! : key).replace(/\{(\w+)\}/g, (all, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name]! : all;
      return typeof value === "number" ? number.format(value) : value;
    });
  };
}
