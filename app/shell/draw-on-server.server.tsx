import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { createContext, type RouterContextProvider } from "react-router";
import type { Language } from "../archive.ts";
import { commonMessages } from "../i18n/locales.server.ts";
import { I18nProvider } from "../i18n/provider.tsx";
import { isDataRequest } from "../web/data-request.ts";
import { languageOf } from "../web/language.ts";
import type { DrawnParts } from "./server-drawn.tsx";

export const drawnContext = createContext<DrawnParts>({});

interface Args {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Renders a part of a page to HTML; `messages` are all that it may say, by default the common ones. */
export const drawPart = (
  language: Language,
  part: ReactNode,
  messages: Record<string, string> = commonMessages[language],
): string =>
  renderToStaticMarkup(
    <I18nProvider language={language} messages={messages}>
      {part}
    </I18nProvider>,
  );

/**
 * Renders parts of a page to HTML for `ServerDrawn`, with the common messages and `messages`; leaves out empty parts.
 * Returns the HTML for a client navigation. For a document it returns null and sets `drawnContext` for the renderer.
 */
export function drawOnServer(
  { request, url, context }: Args,
  parts: Record<string, ReactNode>,
  messages: Record<string, string> = {},
): DrawnParts | null {
  const language = languageOf(context);
  const all = { ...commonMessages[language], ...messages };
  const drawn: DrawnParts = {};
  for (const [name, part] of Object.entries(parts))
    if (part) drawn[name] = drawPart(language, part, all);
  if (isDataRequest(request, url)) return drawn;
  context.set(drawnContext, drawn);
  return null;
}
