import { createContext, use, useMemo, type ReactNode } from "react";
import type { Language } from "../archive.ts";
import { createTranslate, type Messages, type MoreMessages, type Translate } from "./translate.ts";

interface I18n {
  language: Language;
  t: Translate;
  messages: Messages & Partial<MoreMessages>;
}

const I18nContext = createContext<I18n>(undefined!);

export function I18nProvider(props: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const { language, messages } = props;
  const value = useMemo(
    () => ({ language, messages, t: createTranslate(language, messages) }),
    [language, messages],
  );
  return <I18nContext value={value}>{props.children}</I18nContext>;
}

/** The language of the page and the function that says a message in it; there is none outside of `I18nProvider`. */
export function useI18n(): I18n {
  return use(I18nContext);
}

/** Adds the words of an area to those that every page has. */
export function MoreWords(props: { words: Partial<MoreMessages>; children: ReactNode }) {
  const { language, messages } = useI18n();
  const { words, children } = props;
  const all = useMemo(() => ({ ...messages, ...words }), [messages, words]);
  return (
    <I18nProvider language={language} messages={all}>
      {children}
    </I18nProvider>
  );
}
