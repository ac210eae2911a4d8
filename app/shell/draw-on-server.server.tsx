import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { createContext, type RouterContextProvider } from "react-router";
import { commonMessages } from "../i18n/locales.server.ts";
import { I18nProvider } from "../i18n/provider.tsx";
import { isDataRequest } from "../web/data-request.ts";
import { languageOf } from "../web/language.ts";
import type { DrawnParts } from "./server-drawn.tsx";

export const drawnContext = createContext<DrawnParts>({});

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * Draws parts of a page for `ServerDrawn`, in the language of the page and with the messages of every page and of its
 * area; empty ones are left out. Returns their HTML for a navigation; for a document null, as it reaches the renderer alone.
 */
export function drawOnServer(
  { request, url, context }: Asked,
  parts: Record<string, ReactNode>,
  messages: Record<string, string> = {},
): DrawnParts | null {
  const language = languageOf(context);
  const all = { ...commonMessages[language], ...messages };
  const drawn: DrawnParts = {};
  for (const [name, part] of Object.entries(parts))
    if (part)
      drawn[name] = renderToStaticMarkup(
        <I18nProvider language={language} messages={all}>
          {part}
        </I18nProvider>,
      );
  if (isDataRequest(request, url)) return drawn;
  context.set(drawnContext, drawn);
  return null;
}
