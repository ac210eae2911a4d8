const lifetimeSeconds = 3600;

export interface StagedUpload {
  purpose: string;
  userId: number;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type StagedUploads = ReturnType<typeof openStagedUploads>;

const keyOf = (token: string) => `file:${token}`;

/** Keeps files that a user has uploaded and not yet confirmed, for an hour. */
export function openStagedUploads(kv: KVNamespace) {
  return {
    async add({ bytes, ...metadata }: StagedUpload): Promise<string> {
      const token = crypto.getRandomValues(new Uint8Array(16)).toHex();
      await kv.put(keyOf(token), bytes, { expirationTtl: lifetimeSeconds, metadata });
      return token;
    },
    async find(token: string, purpose: string, userId: number): Promise<StagedUpload | null> {
      if (!/^[0-9a-f]{32}$/.test(token)) return null;
      const { value, metadata } = await kv.getWithMetadata<Omit<StagedUpload, "bytes">>(
        keyOf(token),
        "arrayBuffer",
      );
      return value && metadata?.purpose === purpose && metadata.userId === userId
        ? { ...metadata, bytes: new Uint8Array(value) }
        : null;
    },
    delete: (token: string) => kv.delete(keyOf(token)),
  };
}
