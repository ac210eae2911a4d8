const keptFor = 3600;

export interface StagedUpload {
  /** What it is for, and whose it is: nobody else is shown it. */
  purpose: string;
  userId: number;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export type StagedUploads = ReturnType<typeof openStagedUploads>;

const keyOf = (token: string) => `file:${token}`;

/** Files that somebody has sent and not yet said yes to, for an hour. */
export function openStagedUploads(kv: KVNamespace) {
  return {
    /** Keeps a file; the token that leads back to it. */
    async keep({ bytes, ...metadata }: StagedUpload): Promise<string> {
      const token = crypto.getRandomValues(new Uint8Array(16)).toHex();
      await kv.put(keyOf(token), bytes, { expirationTtl: keptFor, metadata });
      return token;
    },
    /** The file of a token, for its owner and its purpose; else null. */
    async read(token: string, purpose: string, userId: number): Promise<StagedUpload | null> {
      if (!/^[0-9a-f]{32}$/.test(token)) return null;
      const { value, metadata } = await kv.getWithMetadata<Omit<StagedUpload, "bytes">>(
        keyOf(token),
        "arrayBuffer",
      );
      return value && metadata?.purpose === purpose && metadata.userId === userId
        ? { ...metadata, bytes: new Uint8Array(value) }
        : null;
    },
    forget: (token: string) => kv.delete(keyOf(token)),
  };
}
