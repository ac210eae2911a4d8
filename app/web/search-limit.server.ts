import { data, type LoaderFunctionArgs } from "react-router";
import { translate } from "../i18n/translate.server.ts";
import { languageOf } from "./language.ts";
import { countRequest } from "./rate-limits.server.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Counts a search of the visitor. Throws a page with status 429 after too many. */
export async function countSearch({ request, context }: Args): Promise<void> {
  const seconds = await countRequest(request, context, "search");
  if (seconds) throw data(null, { status: 429, headers: retryAfter(seconds) });
}

/** Counts a search by a script. Throws JSON with status 429 after too many. */
export async function countScriptedSearch({ request, context }: Args): Promise<void> {
  throwTooMany(context, await countRequest(request, context, "search"));
}

/** Counts a request for suggestions, apart from searches. Throws JSON with status 429 after too many. */
export async function countSuggestion({ request, context }: Args): Promise<void> {
  throwTooMany(context, await countRequest(request, context, "search", " suggest"));
}

function throwTooMany(context: Args["context"], seconds: number | null): void {
  if (!seconds) return;
  const message = translate(languageOf(context), "error.tooManyHint");
  throw Response.json({ message }, { status: 429, headers: retryAfter(seconds) });
}

const retryAfter = (seconds: number) => ({ "Retry-After": String(seconds) });
