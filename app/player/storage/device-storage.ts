/** Reads a key from storage; null if it has no value or storage is unavailable, as in some private windows. */
export function readStored(storage: "localStorage" | "sessionStorage", key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes the key if `text` is null. Does nothing if storage is unavailable. */
export function store(
  storage: "localStorage" | "sessionStorage",
  key: string,
  text: string | null,
): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // The player works without storage.
  }
}
