export type LimitName = "signIn" | "codes" | "search";

/** The platform's counters: approximate and per location. Exact limits are counted in D1. */
export interface VisitorLimit {
  /** Of a user, or of a browser at its address. */
  own: RateLimit;
  /** Of an address, which a school or a telephone network may share. */
  shared: RateLimit;
}

export type RateLimits = Record<LimitName, VisitorLimit>;

export interface CountedVisitor {
  userId: number | null;
  clientAddress: string;
  /** Empty for a program and for a browser without the cookie: those of an address are counted as one. */
  browser: string;
}

/** Counts a request. Returns the seconds to wait (the limit's `period`) when there are too many, else null. */
export async function checkRateLimit(
  limit: RateLimit,
  key: string,
  period: 10 | 60 = 60,
): Promise<number | null> {
  const { success } = await limit.limit({ key });
  return success ? null : period;
}

/** Counts a visitor's request, apart from others by `counter`. Returns the seconds to wait, or null. */
export async function checkVisitorLimit(
  { own, shared }: VisitorLimit,
  { userId, clientAddress, browser }: CountedVisitor,
  counter = "",
): Promise<number | null> {
  if (userId !== null) return checkRateLimit(own, `user ${userId}${counter}`);
  // First the browser's: one that asks too often takes nothing from others of its address.
  return (
    (await checkRateLimit(own, `${clientAddress} ${browser}${counter}`)) ??
    (await checkRateLimit(shared, clientAddress + counter))
  );
}
