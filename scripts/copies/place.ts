/** An object of a bucket or a file of a folder; `etag` and `contentType` are null where a place has none. */
export interface StoredFile {
  key: string;
  size: number;
  etag: string | null;
  contentType: string | null;
}

/** A bucket or a folder: files under keys, whose parts are separated by slashes. */
export interface Place {
  /** As it was named to the command. */
  name: string;
  list: () => AsyncIterable<StoredFile>;
  /** Returns null if there is no such file. */
  read: (key: string) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Stores the file at `path`, whole or not at all. It may move it. */
  write: (
    key: string,
    path: string,
    about: { contentType: string | null; sha256: string },
  ) => Promise<void>;
  /** A folder on the same disk for files that are on their way, or null for the system's. */
  scratch: string | null;
}

/** Whether a key leads to a file below a folder, on any system. */
export const isSafeKey = (key: string): boolean =>
  /^[^\\:\0]+$/.test(key) && key.split("/").every((part) => part !== "" && !/^\.+$/.test(part));

/** Reads a whole text, or null if there is none. */
export async function readText(place: Place, key: string): Promise<string | null> {
  const bytes = await readBytes(place, key);
  return bytes?.toString("utf8") ?? null;
}

export async function readBytes(place: Place, key: string): Promise<Buffer | null> {
  const content = await place.read(key);
  return content && Buffer.concat(await Array.fromAsync(content));
}
