import { createContext } from "react-router";

/** The platform's counters: approximate, by place, cheap. What must be exact is counted in D1. */
export interface Limits {
  signIn: RateLimit;
  codes: RateLimit;
}

export const limitsContext = createContext<Limits>();

/** Seconds to wait where `key` has asked too often, or null. */
export async function tooOften(limit: RateLimit, key: string): Promise<number | null> {
  const { success } = await limit.limit({ key });
  return success ? null : 60;
}
