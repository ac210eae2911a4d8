import { type Answer, ask, Refused } from "./ask.ts";
import { forget, remember, rememberedId } from "./remembered.ts";

export interface UploadState {
  phase: "starting" | "sending" | "waiting" | "paused" | "failed" | "done";
  /** Bytes that have gone. */
  sent: number;
  /** Bytes a second, lately. */
  speed: number;
  /** Set once a song can take the file. */
  id: string | null;
  /** What the archive said, where it refused. */
  message: string | null;
}

/** The requests of one run that are on their way, and how many of them wait for the line. */
interface Line {
  requests: number;
  waiting: number;
}

const atOnce = 3;
const tries = 5;
const second = 1000;
/** The speed is that of so many milliseconds. */
const lately = 5 * second;
const headLength = 4096;

/** One file on its way, in parts; it can pause, break off and go on. `tell` hears of every change. */
export class Upload {
  readonly file: File;
  readonly #tell: (state: UploadState) => void;
  readonly #duration: Promise<number | null>;
  #state: UploadState = { phase: "starting", sent: 0, speed: 0, id: null, message: null };
  #id: string | null = null;
  #stop = new AbortController();
  #line: Line = { requests: 0, waiting: 0 };
  #stage: "starting" | "sending" = "starting";
  /** Bytes that have gone, by part. */
  readonly #gone = new Map<number, number>();
  #marks: { at: number; sent: number }[] = [];

  constructor(file: File, duration: Promise<number | null>, tell: (state: UploadState) => void) {
    this.file = file;
    this.#duration = duration;
    this.#tell = tell;
  }

  /** Sends what is missing, and joins it. */
  async run(): Promise<void> {
    const stop = (this.#stop = new AbortController());
    this.#line = { requests: 0, waiting: 0 };
    this.#enter("starting");
    try {
      const answer = await this.#trying(() => this.#open());
      this.#enter("sending");
      if (!answer.complete) await this.#sendParts(answer);
      if (!answer.complete) await this.#trying(() => this.#finish(answer.id));
      remember(answer.id, this.file, true);
      this.#change({ phase: "done", id: answer.id, sent: this.file.size });
    } catch (error) {
      if (stop.signal.aborted) return;
      stop.abort();
      const message = error instanceof Refused ? error.message : null;
      this.#change({ phase: "failed", message });
    }
  }

  pause(): void {
    this.#stop.abort();
    this.#change({ phase: "paused", speed: 0 });
  }

  /** Gives it up, here and in the archive. What cannot be told now the archive clears up by itself. */
  async cancel(): Promise<void> {
    this.#stop.abort();
    forget();
    if (this.#id) {
      const { signal } = new AbortController();
      await ask("DELETE", `/uploads/${this.#id}`, { signal }).catch(() => undefined);
    }
  }

  async #open(): Promise<Answer> {
    const { signal } = this.#stop;
    this.#id ??= rememberedId(this.file);
    if (this.#id) {
      const known = await ask("GET", `/uploads/${this.#id}`, { signal }).catch((error: unknown) => {
        if (error instanceof Refused && error.status === 404) return null;
        throw error;
      });
      if (known) return known;
    }
    const query = new URLSearchParams({ name: this.file.name, size: String(this.file.size) });
    const body = this.file.slice(0, headLength);
    const answer = await ask("POST", `/uploads?${query}`, { body, signal });
    this.#id = answer.id;
    remember(answer.id, this.file, false);
    return answer;
  }

  async #sendParts({ id, partLength, parts }: Answer): Promise<void> {
    const { size } = this.file;
    const missing: number[] = [];
    this.#gone.clear();
    this.#marks = [];
    for (let number = 1; (number - 1) * partLength < size; number++) {
      const start = (number - 1) * partLength;
      if (parts.includes(number)) this.#gone.set(number, Math.min(partLength, size - start));
      else missing.push(number);
    }
    this.#count();
    const work = async () => {
      for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
        const part = number;
        const body = this.file.slice((part - 1) * partLength, part * partLength);
        await this.#trying(() => this.#sendPart(`/uploads/${id}/parts/${part}`, part, body));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  async #sendPart(url: string, number: number, body: Blob): Promise<void> {
    const gone = (bytes: number) => {
      this.#gone.set(number, bytes);
      this.#count();
    };
    try {
      await ask("PUT", url, { body, signal: this.#stop.signal, onSent: gone });
      gone(body.size);
    } catch (error) {
      gone(0);
      throw error;
    }
  }

  async #finish(id: string): Promise<void> {
    const seconds = (await this.#duration) ?? "";
    const { signal } = this.#stop;
    await ask("POST", `/uploads/${id}/complete?duration=${seconds}`, { signal });
  }

  /** Tries again after 1, 2, 3 … seconds, and once the browser has a line again. */
  async #trying<T>(work: () => Promise<T>): Promise<T> {
    const { signal } = this.#stop;
    const line = this.#line;
    line.requests++;
    try {
      for (let attempt = 1; ; attempt++)
        try {
          return await work();
        } catch (error) {
          if (error instanceof Refused || signal.aborted || attempt === tries) throw error;
          line.waiting++;
          this.#showLine();
          await pauseFor(attempt * second);
          line.waiting--;
          if (signal.aborted) throw error;
          this.#showLine();
        }
    } finally {
      line.requests--;
    }
  }

  #enter(stage: "starting" | "sending"): void {
    this.#stage = stage;
    this.#change({ phase: stage, message: null });
  }

  /** The line counts as lost while all that is on its way waits for it. */
  #showLine(): void {
    const { requests, waiting } = this.#line;
    if (waiting === requests) this.#change({ phase: "waiting", speed: 0 });
    else this.#change({ phase: this.#stage });
  }

  #count(): void {
    const sent = [...this.#gone.values()].reduce((sum, bytes) => sum + bytes, 0);
    const at = performance.now();
    this.#marks = [...this.#marks.filter((mark) => at - mark.at < lately), { at, sent }];
    const first = this.#marks[0]!;
    const speed = at > first.at ? ((sent - first.sent) / (at - first.at)) * second : 0;
    this.#change({ sent, speed: Math.max(0, speed) });
  }

  #change(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell(this.#state);
  }
}

async function pauseFor(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}
