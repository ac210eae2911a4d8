import { renderToStaticMarkup } from "react-dom/server.node";
import { archive, type Language } from "../archive.ts";
import { type MailKind, type MailWords, mailWords } from "./words.ts";

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  language: Language;
  words: MailWords;
  kind: MailKind;
  code?: string;
  origin: string;
}

function LetterPage({ language, words, kind, code, origin }: Letter) {
  return (
    <html lang={language}>
      <body>
        <h1>{archive.title}</h1>
        <p>{words[`${kind}.text`]}</p>
        {code && (
          <p>
            <strong>{code}</strong>
          </p>
        )}
        {code && <p>{words.ignore}</p>}
        <p>
          <a href={origin}>{origin}</a>
        </p>
      </body>
    </html>
  );
}

/** A mail in the reader's language, as HTML and as plain text. `code` is what it brings, if any. */
export function composeMail(
  kind: MailKind,
  { language, code, origin }: { language: Language; code?: string; origin: string },
): Mail {
  const words = mailWords[language];
  const text = [words[`${kind}.text`], code, code && words.ignore, `${archive.title}\n${origin}`];
  const letter = { language, words, kind, code, origin };
  return {
    subject: words[`${kind}.subject`].replace("{title}", archive.title),
    text: text.filter(Boolean).join("\n\n"),
    html: `<!doctype html>${renderToStaticMarkup(<LetterPage {...letter} />)}`,
  };
}
