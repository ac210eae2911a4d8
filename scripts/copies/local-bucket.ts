import { readFile } from "node:fs/promises";
import type { Place } from "./place.ts";

/** Opens a bucket of the local archive. */
export function openLocalBucket(name: string, bucket: R2Bucket): Place {
  return {
    name,
    scratch: null,
    async *list() {
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ cursor, include: ["httpMetadata"] });
        for (const { key, size, etag, httpMetadata } of page.objects)
          yield { key, size, etag, contentType: httpMetadata?.contentType ?? null };
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor !== undefined);
    },
    read: async (key) =>
      ((await bucket.get(key))?.body as AsyncIterable<Uint8Array> | undefined) ?? null,
    async write(key, path, { contentType, sha256 }) {
      const httpMetadata = contentType === null ? {} : { contentType };
      await bucket.put(key, await readFile(path), { httpMetadata, sha256 });
    },
  };
}
