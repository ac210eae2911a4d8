import { renderToString } from "react-dom/server.node";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { nonceContext, sessionUserContext } from "./web/context.ts";
import { commonMessages } from "./i18n/locales.server.ts";
import { I18nProvider } from "./i18n/provider.tsx";
import { logError } from "./lib/log.server.ts";
import { languageOf } from "./web/language.ts";
import { siteOf } from "./shell/site.server.ts";

/**
 * One batch has answered before anything is drawn: there is nothing to stream towards, and a page made
 * in one go costs a sixth less. So no loader may leave a promise in its data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const language = languageOf(context);
  const { loaderData } = page.staticHandlerContext;
  // What a middleware refuses never reached the root's loader: the server draws it alone, without scripts.
  const alone = !loaderData.root;
  if (alone) loaderData.root = { ...siteOf(context, context.get(sessionUserContext)), alone };
  const html = renderToString(
    <I18nProvider language={language} messages={commonMessages[language]}>
      <ServerRouter
        context={{ ...page, ...drawnRoutes(page), serverHandoffStream: undefined }}
        url={request.url}
        nonce={nonce}
      />
    </I18nProvider>,
  ).replaceAll(eager, patient);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", language);
  headers.set("Link", stylesFirst(html));
  const data = alone ? "" : dataScript(await textOf(page.serverHandoffStream!), nonce);
  const body = `<!DOCTYPE html>${html.slice(0, -end.length)}${data}${end}`;
  return new Response(body, { headers, status });
}

/**
 * The routes that this page is made of. `ServerRouter` makes anew each route that it is given: of all
 * sixty, for a page of two.
 */
function drawnRoutes({ manifest, routeModules, staticHandlerContext }: EntryContext) {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const only = <T,>(all: Record<string, T>) =>
    Object.fromEntries(ids.map((id) => [id, all[id]!] as const));
  return {
    manifest: { ...manifest, routes: only(manifest.routes) },
    routeModules: only(routeModules),
  };
}

/** The page can be read before its scripts run: they give way to the style sheet. */
const eager = '<link rel="modulepreload"';
const patient = `${eager} fetchpriority="low"`;

/** The style sheets of a page, for a `Link` header: they are asked for before the page is read. */
function stylesFirst(html: string): string {
  const head = html.slice(0, html.indexOf("</head>"));
  const sheets = head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  return Array.from(sheets, ([, sheet]) => `<${sheet}>; rel=preload; as=style`).join(", ");
}

const end = "</body></html>";

/** What a stream holds, read by hand: a `Response` around it would be a twenty-fifth of the page's CPU. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/** The page's data where the router of the browser looks for it. */
function dataScript(data: string, nonce: string): string {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  const stream = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${stream}.enqueue(${text});${stream}.close()</script>`;
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // A page that is not there is an answer, not an accident.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logError("page", error);
}
