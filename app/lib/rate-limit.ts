/** The platform's counters: approximate and per location. Exact limits are counted in D1. */
export interface RateLimits {
  signIn: RateLimit;
  codes: RateLimit;
  search: RateLimit;
}

/** Counts a request. Returns the seconds to wait when there are too many, else null. */
export async function checkRateLimit(limit: RateLimit, key: string): Promise<number | null> {
  const { success } = await limit.limit({ key });
  return success ? null : 60;
}
