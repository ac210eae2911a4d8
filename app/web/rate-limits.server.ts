import { createContext, type RouterContextProvider } from "react-router";
import { noteContext } from "./context.ts";
import { askedFrom } from "../lib/client-address.ts";

/** The platform's counters: approximate, by place, cheap. What must be exact is counted in D1. */
export interface Limits {
  signIn: RateLimit;
  codes: RateLimit;
  search: RateLimit;
}

export const limitsContext = createContext<Limits>();

/** Seconds to wait where `key` has asked too often, or null. */
export async function tooOften(limit: RateLimit, key: string): Promise<number | null> {
  const { success } = await limit.limit({ key });
  return success ? null : 60;
}

/** The same for a page's request; a refusal is noted. What is `apart` has a counter of its own. */
export async function mustWait(
  request: Request,
  context: Readonly<RouterContextProvider>,
  limit: keyof Limits,
  apart = "",
): Promise<number | null> {
  const seconds = await tooOften(context.get(limitsContext)[limit], askedFrom(request) + apart);
  if (seconds) context.get(noteContext)("rate limit", limit);
  return seconds;
}
