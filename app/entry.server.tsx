import { renderToReadableStream } from "react-dom/server.node";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext } from "./context.ts";
import { messagesOf } from "./i18n/messages.server.ts";
import { I18nProvider } from "./i18n/provider.tsx";
import { logError } from "./lib/log.server.ts";
import { languageOf } from "./middleware/locale.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const language = languageOf(context);
  let failed = false;
  const body = await renderToReadableStream(
    <I18nProvider language={language} messages={messagesOf[language]}>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </I18nProvider>,
    {
      nonce,
      onError(error) {
        failed = true;
        logError("render", error);
      },
    },
  );
  // One batch has answered before anything is drawn: there is nothing to stream towards.
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  return new Response(body, { headers, status: failed && status < 500 ? 500 : status });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // A page that is not there is an answer, not an accident.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logError("page", error);
}
