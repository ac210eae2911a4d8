/** The platform's counters: approximate, by location, cheap. What must be exact is counted in D1. */
export interface RateLimits {
  signIn: RateLimit;
  codes: RateLimit;
  search: RateLimit;
}

/** Counts a request of `key`. Returns the seconds to wait where it has asked too often, else null. */
export async function tooOften(limit: RateLimit, key: string): Promise<number | null> {
  const { success } = await limit.limit({ key });
  return success ? null : 60;
}
