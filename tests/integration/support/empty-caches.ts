import { LRUCache } from "lru-cache";

const caches = new Set<LRUCache<string, object>>();
// oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
const { set } = LRUCache.prototype;

// Test files share an isolate, and with it what the Worker keeps in memory.
LRUCache.prototype.set = function (this: LRUCache<string, object>, ...values) {
  caches.add(this);
  return set.apply(this, values) as typeof this;
};

/** Empties every cache of the isolate. */
export function emptyCaches(): void {
  for (const cache of caches) cache.clear();
}
