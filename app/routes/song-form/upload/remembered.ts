const key = "upload";

/** An upload as the browser remembers it over a reload: its file is known by name, size and date. */
export interface Remembered {
  id: string;
  name: string;
  size: number;
  lastModified: number;
  /** The archive has all of it: chosen again, it need not be sent. */
  complete: boolean;
}

/** The last upload that was begun and neither cancelled nor given to a song; null when there is none. */
export function remembered(): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Its id, when it is of this very file. */
export function rememberedId({ name, size, lastModified }: File): string | null {
  const last = remembered();
  const same = last?.name === name && last.size === size && last.lastModified === lastModified;
  return same ? last.id : null;
}

export function remember(id: string, { name, size, lastModified }: File, complete: boolean): void {
  const upload: Remembered = { id, name, size, lastModified, complete };
  try {
    localStorage.setItem(key, JSON.stringify(upload));
  } catch {
    // Without storage an upload only cannot go on after a reload.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered either.
  }
}
