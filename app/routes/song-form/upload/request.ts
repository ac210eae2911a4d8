export interface UploadResponse {
  id: string;
  partLength: number;
  parts: number[];
  complete?: boolean;
  message?: string;
}

/** A 4xx response: trying again would not help. */
export class ClientError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const stallTimeout = 60_000;
const temporary = [408, 429];

/** Sends a request; `onSent` receives the number of bytes sent. Rejects if it fails. */
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
