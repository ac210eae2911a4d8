import type { RouterContextProvider } from "react-router";
import { clientAddress } from "../lib/client-address.ts";
import { type RateLimits, tooOften } from "../lib/rate-limit.ts";
import { limitsContext, logEventContext } from "./context.ts";

/**
 * Counts a page's request. Returns the seconds to wait after too many, which are logged, else null. A counter
 * `apart` is one of its own.
 */
export async function mustWait(
  request: Request,
  context: Readonly<RouterContextProvider>,
  limit: keyof RateLimits,
  apart = "",
): Promise<number | null> {
  const seconds = await tooOften(context.get(limitsContext)[limit], clientAddress(request) + apart);
  if (seconds) context.get(logEventContext)("rate limit", limit);
  return seconds;
}
