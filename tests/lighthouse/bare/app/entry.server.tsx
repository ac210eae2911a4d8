import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={page} url={request.url} />);
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status });
}

export function handleError(error: unknown): void {
  // Missing paths are expected: browsers request icons and robots.txt.
  if (!isRouteErrorResponse(error)) console.error(error);
}
