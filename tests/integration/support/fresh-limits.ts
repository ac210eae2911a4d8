import { env } from "cloudflare:workers";

const prototype = Object.getPrototypeOf(env.SEARCH_LIMIT) as RateLimit;
// oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
const { limit } = prototype;
let tests = 0;

// The runtime counts by key and minute, and only a reset would clear its counters.
prototype.limit = function (this: RateLimit, { key }: RateLimitOptions) {
  return limit.call(this, { key: `${tests} ${key}` });
};

/** Counts from zero again, for every visitor. */
export function freshLimits(): void {
  tests++;
}
