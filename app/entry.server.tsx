import type { ReactNode } from "react";
import { renderToString } from "react-dom/server.node";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { dataScript, hasRootData, withoutDataStream } from "./cache/router-internals.ts";
import { commonMessages } from "./i18n/locales.server.ts";
import { I18nProvider } from "./i18n/provider.tsx";
import { logError } from "./lib/log.server.ts";
import { siteOf } from "./shell/site.server.ts";
import { drawFooter } from "./shell/footer.server.tsx";
import { drawnContext } from "./shell/draw-on-server.server.tsx";
import { DrawnContext } from "./shell/server-drawn.tsx";
import { stylesheets } from "./shell/stylesheets.server.ts";
import { addStyleNonce } from "./ui/document/react-internals.ts";
import { StylesheetsContext } from "./ui/document/stylesheet.tsx";
import { SiteContext } from "./shell/use-site.ts";
import { nonceContext, sessionUserContext } from "./web/context.ts";
import { failure } from "./web/failure.server.ts";
import { clearFlash } from "./web/flash.server.ts";
import { preloadsStyles } from "./web/page-headers.ts";
import { languageOf } from "./web/language.ts";

const documentEnd = "</body></html>";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const language = languageOf(context);
  const isStatic = !hasRootData(page);
  const site = isStatic ? siteOf(context, context.get(sessionUserContext)) : null;
  if (isStatic)
    for (const cookie of await clearFlash(request, context)) headers.append("Set-Cookie", cookie);
  const loadsStylesheets = preloadsStyles(headers);
  const drawn = { ...context.get(drawnContext), footer: drawFooter(language) };
  const html = render(
    context,
    <I18nProvider language={language} messages={commonMessages[language]}>
      <SiteContext value={site && { ...site, static: true }}>
        <StylesheetsContext value={loadsStylesheets ? {} : stylesheets}>
          <DrawnContext value={drawn}>
            <ServerRouter context={withoutDataStream(page)} url={request.url} nonce={nonce} />
          </DrawnContext>
        </StylesheetsContext>
      </SiteContext>
    </I18nProvider>,
  );
  const script = isStatic ? "" : await dataScript(page, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  const body = addStyleNonce(html, nonce).slice(0, -documentEnd.length);
  return new Response(`<!DOCTYPE html>${body}${script}${documentEnd}`, { headers, status });
}

/** Renders a document. An error is logged, and thrown as the response whose page shows its number. */
function render(context: RouterContextProvider, document: ReactNode): string {
  try {
    return renderToString(document);
  } catch (error) {
    logError("page", error);
    const { data, init } = failure(context, 500, "error.unexpectedHint");
    throw Response.json(data, init ?? {});
  }
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // What has a status is an ordinary response, or was logged.
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  logError("page", error);
}
