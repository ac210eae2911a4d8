import { data, type LoaderFunctionArgs } from "react-router";
import { translate } from "../i18n/translate.server.ts";
import { browserId, newBrowserCookie } from "../lib/browser-id.ts";
import { languageOf } from "./language.ts";
import { countRequest } from "./rate-limits.server.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Counts a visitor's search. Throws an error page with status 429 if there are too many. */
export async function countSearch({ request, context }: Args): Promise<void> {
  const seconds = await countRequest(request, context, "search");
  if (seconds) throw data(null, { status: 429, headers: refusalHeaders(request, seconds) });
}

/** Counts a search by a script. Throws JSON with status 429 if there are too many. */
export async function countScriptedSearch({ request, context }: Args): Promise<void> {
  throwTooMany({ request, context }, await countRequest(request, context, "search"));
}

/** Counts a request for suggestions, separately from searches. Throws JSON with status 429 if there are too many. */
export async function countSuggestion({ request, context }: Args): Promise<void> {
  throwTooMany({ request, context }, await countRequest(request, context, "search", " suggest"));
}

function throwTooMany({ request, context }: Args, seconds: number | null): void {
  if (!seconds) return;
  const message = translate(languageOf(context), "error.tooManyHint");
  throw Response.json({ message }, { status: 429, headers: refusalHeaders(request, seconds) });
}

/** Public pages set no cookies, so the 429 sets the browser's id: from then on the browser is counted separately. */
const refusalHeaders = (request: Request, seconds: number): Record<string, string> => ({
  "Retry-After": String(seconds),
  ...(browserId(request) === "" && { "Set-Cookie": newBrowserCookie() }),
});
