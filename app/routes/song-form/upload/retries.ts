import { ClientError } from "./request.ts";

const maxTries = 5;
const second = 1000;

export class Retries {
  readonly signal: AbortSignal;
  readonly #onWaiting: (areAllWaiting: boolean) => void;
  #running = 0;
  #waiting = 0;

  /** `onWaiting` receives whether all requests are waiting to be sent again. */
  constructor(signal: AbortSignal, onWaiting: (areAllWaiting: boolean) => void) {
    this.signal = signal;
    this.#onWaiting = onWaiting;
  }

  /** Runs `request` up to five times, after 1, 2, 3 … seconds and once the browser is online. */
  async run<T>(request: () => Promise<T>): Promise<T> {
    this.#running++;
    try {
      for (let attempt = 1; ; attempt++)
        try {
          return await request();
        } catch (error) {
          if (error instanceof ClientError || this.signal.aborted || attempt === maxTries)
            throw error;
          this.#waiting++;
          this.#report();
          await pauseFor(attempt * second);
          this.#waiting--;
          if (this.signal.aborted) throw error;
          this.#report();
        }
    } finally {
      this.#running--;
    }
  }

  #report(): void {
    this.#onWaiting(this.#waiting === this.#running);
  }
}

async function pauseFor(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}
