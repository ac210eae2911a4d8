import type { RouterContextProvider } from "react-router";
import { clientAddress } from "../lib/client-address.ts";
import { type RateLimits, checkRateLimit } from "../lib/rate-limit.ts";
import { limitsContext, logEventContext } from "./context.ts";

/** Counts a request, apart from others by `counter`. Returns the seconds to wait after too many, else null. */
export async function countRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  limit: keyof RateLimits,
  counter = "",
): Promise<number | null> {
  const seconds = await checkRateLimit(
    context.get(limitsContext)[limit],
    clientAddress(request) + counter,
  );
  if (seconds) context.get(logEventContext)("rate limit", limit);
  return seconds;
}
