export interface UploadAnswer {
  id: string;
  partLength: number;
  parts: number[];
  complete?: boolean;
  message?: string;
}

/** A 4xx answer: trying again would not help. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A request on which nothing moves for so many milliseconds is aborted. */
const maxPause = 60_000;
const temporary = [408, 429];

/** Sends a request; `onSent` is told how many bytes of the body were sent. Rejects if it fails. */
export function sendRequest(
  method: string,
  url: string,
  options: { body?: Blob; signal: AbortSignal; onSent?: (bytes: number) => void },
): Promise<UploadAnswer> {
  const { body, signal, onSent } = options;
  return new Promise((resolve, reject) => {
    // fetch does not tell how much was sent.
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), maxPause);
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
      const answer = request.response as UploadAnswer | null;
      const { status } = request;
      if (status >= 200 && status < 300 && answer) resolve(answer);
      else if (status >= 400 && status < 500 && !temporary.includes(status))
        reject(new Refused(status, answer?.message ?? ""));
      else reject(new Error(`upload: ${status}`));
    });
    if (signal.aborted) return reject(new Error("upload: stopped"));
    signal.addEventListener("abort", stop, { once: true });
    wait();
    request.send(body ?? null);
  });
}
