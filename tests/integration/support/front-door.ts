import { createHash } from "node:crypto";
import { exports } from "cloudflare:workers";
import { expect } from "vitest";

export const origin = "http://localhost:8787";

/** An IP address for each test, so that their rate limits are separate. */
function addressOfTest(): string {
  const { currentTestName = "" } = expect.getState();
  return `10.${[...createHash("sha256").update(currentTestName).digest().subarray(0, 3)].join(".")}`;
}

/** Sends a request as a browser would, without following redirects. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(origin + path, { redirect: "manual", ...init });
  if (!request.headers.has("CF-Connecting-IP"))
    request.headers.set("CF-Connecting-IP", addressOfTest());
  return exports.default.fetch(request);
}

/** Cookie of a browser that has opened the page of a form. */
const browserCookie = `__Host-browser=${"0".repeat(32)}`;

/** Sends a form as one of the site's own pages would. */
export function submit(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const cookies = headers.Cookie ?? "";
  const Cookie = cookies.includes("__Host-browser") ? cookies : [cookies, browserCookie].join("; ");
  return visit(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: origin, ...headers, Cookie },
  });
}

/** The text of a page without tags, entities and React's markers. */
export async function readText(response: Response): Promise<string> {
  const html = await response.text();
  return (
    html
      .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
      .replace(/<!--.*?-->/gs, "")
      // Letters that are marked are within a word.
      .replace(/<\/?(ins|del)>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&amp;", "&")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replace(/\s+/g, " ")
  );
}

/** The calls of D1 in a response's Server-Timing header. */
export function readMeter(response: Response) {
  const header = response.headers.get("Server-Timing") ?? "";
  const [, trips, statements, rows] =
    /trips (\d+), statements (\d+), rows (\d+)/.exec(header) ?? [];
  return { trips: Number(trips), statements: Number(statements), rows: Number(rows) };
}
