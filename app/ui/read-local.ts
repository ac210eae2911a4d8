/** Reads a key of `localStorage`; null if it has none, or the browser forbids it. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
