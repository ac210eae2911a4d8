/**
 * Limits concurrent work of an isolate to `most` slots. If a client disconnects, the platform ends the request without
 * running `finally`: a slot that is not returned is free again after `longest` milliseconds.
 */
export function createSlots(most: number, longest: number) {
  const taken = new Map<symbol, number>();
  return {
    /** Returns a slot, or null if none is free. */
    take(): symbol | null {
      const now = Date.now();
      for (const [slot, since] of taken) if (now - since > longest) taken.delete(slot);
      if (taken.size >= most) return null;
      const slot = Symbol("slot");
      taken.set(slot, now);
      return slot;
    },
    giveBack(slot: symbol): void {
      taken.delete(slot);
    },
  };
}
