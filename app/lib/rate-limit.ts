export type LimitName = "signIn" | "codes" | "search";

/** The platform's counters: approximate and per location. Exact limits are counted in D1. */
export interface VisitorLimit {
  /** Counts per user, or per browser and address. */
  own: RateLimit;
  /** Counts per address, which a school or a phone network may share. */
  shared: RateLimit;
}

export type RateLimits = Record<LimitName, VisitorLimit>;

export interface CountedVisitor {
  userId: number | null;
  clientAddress: string;
  /** "" for clients without the cookie: those with the same address are counted as one. */
  browser: string;
}

/** Counts a request. Returns the seconds to wait (the limit's `period`) if there are too many, else null. */
export async function checkRateLimit(
  limit: RateLimit,
  key: string,
  period: 10 | 60 = 60,
): Promise<number | null> {
  const { success } = await limit.limit({ key });
  return success ? null : period;
}

/** Counts a visitor's request; each `counter` counts separately. Returns the seconds to wait, or null. */
export async function checkVisitorLimit(
  { own, shared }: VisitorLimit,
  { userId, clientAddress, browser }: CountedVisitor,
  counter = "",
): Promise<number | null> {
  if (userId !== null) return checkRateLimit(own, `user ${userId}${counter}`);
  // The browser's limit first: its excess requests must not use up the limit of its address.
  return (
    (await checkRateLimit(own, `${clientAddress} ${browser}${counter}`)) ??
    (await checkRateLimit(shared, clientAddress + counter))
  );
}
