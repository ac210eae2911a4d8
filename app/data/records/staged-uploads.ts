const lifetimeSeconds = 3600;

/** A file of a user for one import. */
interface Place {
  purpose: string;
  userId: number;
}

export interface StagedUpload extends Place {
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type StagedUploads = ReturnType<typeof openStagedUploads>;

const keyOf = ({ userId, purpose }: Place) => `file:${userId}:${purpose}`;

/** Stores a user's last unconfirmed upload for each purpose, for an hour. */
export function openStagedUploads(kv: KVNamespace) {
  return {
    /** Stores a file, replacing the previous one, and returns its token. */
    async put({ bytes, fileName, ...place }: StagedUpload): Promise<string> {
      const token = crypto.getRandomValues(new Uint8Array(16)).toHex();
      const metadata = { token, fileName };
      await kv.put(keyOf(place), bytes, { expirationTtl: lifetimeSeconds, metadata });
      return token;
    },
    async find(token: string, place: Place): Promise<StagedUpload | null> {
      const { value, metadata } = await kv.getWithMetadata<{ token: string; fileName: string }>(
        keyOf(place),
        "arrayBuffer",
      );
      return value && metadata?.token === token
        ? { ...place, fileName: metadata.fileName, bytes: new Uint8Array(value) }
        : null;
    },
    delete: (place: Place) => kv.delete(keyOf(place)),
  };
}
