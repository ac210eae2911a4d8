import { renderToStaticMarkup } from "react-dom/server.node";
import { archive, type Language } from "../archive.ts";
import { type MailKind, type MailMessages, mailMessages } from "./messages.ts";

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Headers besides the usual ones. */
  headers?: Record<string, string>;
}

export interface MailContent {
  code?: string;
  note?: string;
  count?: number;
  path?: string;
}

interface Letter extends MailContent {
  language: Language;
  messages: MailMessages;
  text: string;
  address: string;
}

function LetterPage({ language, messages, text, code, note, address }: Letter) {
  return (
    <html lang={language}>
      <body>
        <h1>{archive.title}</h1>
        <p>{text}</p>
        {note && <blockquote>{note}</blockquote>}
        {code && (
          <p>
            <strong>{code}</strong>
          </p>
        )}
        {code && <p>{messages.ignore}</p>}
        <p>
          <a href={address}>{address}</a>
        </p>
      </body>
    </html>
  );
}

export function composeMail(
  kind: MailKind,
  { language, origin, ...content }: MailContent & { language: Language; origin: string },
): Mail {
  const messages = mailMessages[language];
  const { code, note, count = 0, path = "" } = content;
  const address = origin + path;
  const text = messages[`${kind}.text`].replace("{count}", String(count));
  const parts = [text, note, code, code && messages.ignore, `${archive.title}\n${address}`];
  const letter = { ...content, language, messages, text, address };
  return {
    subject: messages[`${kind}.subject`].replace("{title}", archive.title),
    text: parts.filter(Boolean).join("\n\n"),
    html: `<!doctype html>${renderToStaticMarkup(<LetterPage {...letter} />)}`,
  };
}
