import { LRUCache } from "lru-cache";

const maxResponses = 200;

/** Creates a bounded in-memory cache that evicts the least recently used responses. Keys count towards its size. */
export function createResponseCache<Cached extends { body: Uint8Array }>(maxSize = 8_000_000) {
  return new LRUCache<string, Cached>({
    max: maxResponses,
    maxSize,
    sizeCalculation: ({ body }, key) => body.length + key.length * 2,
  });
}
