import { data, type LoaderFunctionArgs } from "react-router";
import { translate } from "../i18n/translate.server.ts";
import { browserId, newBrowserCookie } from "../lib/browser-id.ts";
import { languageOf } from "./language.ts";
import { countRequest } from "./rate-limits.server.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Counts a search of the visitor. Throws a page with status 429 after too many. */
export async function countSearch({ request, context }: Args): Promise<void> {
  const seconds = await countRequest(request, context, "search");
  if (seconds) throw data(null, { status: 429, headers: refusalHeaders(request, seconds) });
}

/** Counts a search by a script. Throws JSON with status 429 after too many. */
export async function countScriptedSearch({ request, context }: Args): Promise<void> {
  throwTooMany({ request, context }, await countRequest(request, context, "search"));
}

/** Counts a request for suggestions, apart from searches. Throws JSON with status 429 after too many. */
export async function countSuggestion({ request, context }: Args): Promise<void> {
  throwTooMany({ request, context }, await countRequest(request, context, "search", " suggest"));
}

function throwTooMany({ request, context }: Args, seconds: number | null): void {
  if (!seconds) return;
  const message = translate(languageOf(context), "error.tooManyHint");
  throw Response.json({ message }, { status: 429, headers: refusalHeaders(request, seconds) });
}

/** A public page sets no cookies, a refusal does: from then on its browser has searches of its own. */
const refusalHeaders = (request: Request, seconds: number): Record<string, string> => ({
  "Retry-After": String(seconds),
  ...(browserId(request) === "" && { "Set-Cookie": newBrowserCookie() }),
});
