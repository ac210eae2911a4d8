import { headLength } from "../../../domain/media/media-type.ts";

export interface UploadResponse {
  id: string;
  partLength: number;
  /** The parts that have arrived; their hashes are null if the browser sent none. */
  parts: { number: number; hash: string | null }[];
  complete?: boolean;
  /** The hash of the whole file (see `sha256OfParts`), if it is complete and known. */
  hash?: string | null;
  message?: string;
}

/** A 4xx response, which a retry would not change. */
export class ClientError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const stallTimeout = 60_000;
const temporary = [408, 429];

/** Sends a request. `onSent` receives the number of bytes sent so far. Rejects if the request fails. */
export function sendRequest(
  method: string,
  url: string,
  options: { body?: Blob; signal: AbortSignal; onSent?: (bytes: number) => void },
): Promise<UploadResponse> {
  const { body, signal, onSent } = options;
  return new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallTimeout);
    };
    const stop = () => request.abort();
    request.open(method, url);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded }) => {
      wait();
      onSent?.(loaded);
    });
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      const response = request.response as UploadResponse | null;
      const { status } = request;
      if (status >= 200 && status < 300 && response) resolve(response);
      else if (status >= 400 && status < 500 && !temporary.includes(status))
        reject(new ClientError(status, response?.message ?? ""));
      else reject(new Error(`upload: ${status}`));
    });
    if (signal.aborted) return reject(new Error("upload: stopped"));
    signal.addEventListener("abort", stop, { once: true });
    wait();
    request.send(body ?? null);
  });
}

/** Resumes the upload `id` of a file, or starts a new one if it does not exist. */
export async function openUpload(
  file: File,
  id: string | null,
  { hash, signal }: { hash: string | undefined; signal: AbortSignal },
): Promise<UploadResponse> {
  if (id) {
    const upload = await sendRequest("GET", `/uploads/${id}`, { signal }).catch(
      (error: unknown) => {
        if (error instanceof ClientError && error.status === 404) return null;
        throw error;
      },
    );
    if (upload) return upload;
  }
  const query = new URLSearchParams({ name: file.name, size: String(file.size) });
  if (hash) query.set("hash", hash);
  const body = file.slice(0, headLength);
  return sendRequest("POST", `/uploads?${query}`, { body, signal });
}

const key = "upload";

export interface StoredUpload {
  id: string;
  name: string;
  size: number;
  lastModified: number;
  complete: boolean;
}

/** Returns the last upload that was started and not cancelled, or null. */
export function readStoredUpload(): StoredUpload | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Returns the id of the stored upload if its name, size and date match the file's, or null. */
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

/** Storage for the id of an unfinished upload, so that it can be resumed. */
export interface UploadMemory {
  read: () => string | null;
  store: (id: string, isComplete: boolean) => void | Promise<void>;
  forget: () => void;
}

/** Stores the last upload in localStorage. */
export const browserMemory = (file: File): UploadMemory => ({
  read: () => storedUploadId(file),
  store: (id, isComplete) => storeUpload(id, file, isComplete),
  forget: forgetUpload,
});
