import { createContext, use, useMemo, type ReactNode } from "react";
import type { Language } from "../archive.ts";
import type { Area, KeyIn } from "./messages.ts";
import { createTranslate, type Translate } from "./translate.ts";

interface I18n<A extends Area> {
  language: Language;
  t: Translate<KeyIn<A>>;
}
type Messages = Record<string, string>;

const I18nContext = createContext<I18n<Area> & { messages: Messages }>(undefined!);

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

export function AreaI18nProvider(props: { messages: Messages; children: ReactNode }) {
  const { language, messages } = use(I18nContext);
  const { messages: added, children } = props;
  const all = useMemo(() => ({ ...messages, ...added }), [messages, added]);
  return (
    <I18nProvider language={language} messages={all}>
      {children}
    </I18nProvider>
  );
}

/** Returns the page's language, and `t` for the common keys and those of `area`. */
export function useI18n<A extends Area = never>(_area?: A): I18n<A> {
  return use(I18nContext);
}
