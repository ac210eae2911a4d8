import type { Language } from "../archive.ts";
import { allMessages } from "./locales.server.ts";
import type { Message, MessageKey, MessageValues } from "./messages.ts";
import { createTranslate } from "./translate.ts";

export function translate(language: Language, key: MessageKey, values?: MessageValues): string {
  return createTranslate(language, allMessages[language])(key, values);
}

export function translateMessage(language: Language, message: Message): string {
  return typeof message === "string"
    ? translate(language, message)
    : translate(language, message.key, message.values);
}

const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(allMessages.en, text);

/** Returns the message of a schema's issue; that of `error.unexpected` if the text is not a key. */
export function toMessage({
  error,
  values = {},
}: {
  error: string;
  values?: MessageValues;
}): Exclude<Message, string> {
  return { key: isMessageKey(error) ? error : "error.unexpected", values };
}
