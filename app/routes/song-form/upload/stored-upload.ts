const key = "upload";

export interface StoredUpload {
  id: string;
  name: string;
  size: number;
  lastModified: number;
  complete: boolean;
}

/** Reads the last upload that was begun and not cancelled, or null. */
export function readStoredUpload(): StoredUpload | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Returns the id of the stored upload if it is of this file, by name, size and date. */
export function storedUploadId({ name, size, lastModified }: File): string | null {
  const last = readStoredUpload();
  const same = last?.name === name && last.size === size && last.lastModified === lastModified;
  return same ? last.id : null;
}

export function storeUpload(
  id: string,
  { name, size, lastModified }: File,
  complete: boolean,
): void {
  const upload: StoredUpload = { id, name, size, lastModified, complete };
  try {
    localStorage.setItem(key, JSON.stringify(upload));
  } catch {}
}

export function forgetUpload(): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
