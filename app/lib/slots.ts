/**
 * Bounds how many pieces of work an isolate does at once. The platform ends a request whose visitor has gone, without
 * running its `finally`: a slot that is not given back is free again after `longest` milliseconds.
 */
export function createSlots(most: number, longest: number) {
  const taken = new Map<symbol, number>();
  return {
    /** Takes a slot, or returns null if all are taken. */
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
