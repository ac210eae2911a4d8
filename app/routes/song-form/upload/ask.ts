/** What the archive answers: the fields that an upload needs. */
export interface Answer {
  id: string;
  partLength: number;
  parts: number[];
  complete?: boolean;
  message?: string;
}

/** The archive refused for good: trying again would not help. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Nothing moved for so long, in milliseconds: the line is dead, though nobody said so. */
const patience = 60_000;
/** These say: later. */
const passing = [408, 429];

/** Asks the archive; `onSent` hears how many bytes of the body have gone. Rejects where the line broke. */
export function ask(
  method: string,
  url: string,
  options: { body?: Blob; signal: AbortSignal; onSent?: (bytes: number) => void },
): Promise<Answer> {
  const { body, signal, onSent } = options;
  return new Promise((resolve, reject) => {
    // Not fetch: it does not tell how much was sent.
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patience);
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
      const answer = request.response as Answer | null;
      const { status } = request;
      if (status >= 200 && status < 300 && answer) resolve(answer);
      else if (status >= 400 && status < 500 && !passing.includes(status))
        reject(new Refused(status, answer?.message ?? ""));
      else reject(new Error(`upload: ${status}`));
    });
    if (signal.aborted) return reject(new Error("upload: stopped"));
    signal.addEventListener("abort", stop, { once: true });
    wait();
    request.send(body ?? null);
  });
}
