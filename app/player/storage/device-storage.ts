/** Reads what a device keeps; null where it keeps nothing, as private windows may. */
export function readKept(storage: "localStorage" | "sessionStorage", key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on the device, or forgets it; does nothing where the device keeps nothing. */
export function keep(
  storage: "localStorage" | "sessionStorage",
  key: string,
  text: string | null,
): void {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
  } catch {
    // The player works all the same.
  }
}
