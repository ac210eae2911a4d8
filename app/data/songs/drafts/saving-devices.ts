const lifetimeSeconds = 30 * 24 * 3600;

const keyOf = (draftId: string) => `saved-draft:${draftId}`;

export type SavingDevices = ReturnType<typeof openSavingDevices>;

/** Stores from which device each draft was saved as a song, for thirty days. */
export function openSavingDevices(kv: KVNamespace) {
  return {
    put: (draftId: string, device: string): Promise<void> =>
      kv.put(keyOf(draftId), device, { expirationTtl: lifetimeSeconds }),
    find: (draftId: string): Promise<string | null> => kv.get(keyOf(draftId)),
  };
}
