import { asWork } from "../../../ui/work.ts";
import {
  openUpload,
  ClientError,
  sendRequest,
  type UploadResponse,
  browserMemory,
  type UploadMemory,
} from "./upload-requests.ts";
import { FileParts } from "./file-parts.ts";
import { computeShape, sendShape } from "./send-shape.ts";
import type { Playability } from "./playability.tsx";
import type { FileSound } from "./read-tags.client.ts";

export interface UploadState extends Playability {
  /** `differs`: what has arrived is of another file. */
  phase: "starting" | "sending" | "waiting" | "paused" | "failed" | "differs" | "done";
  sent: number;
  speed: number;
  id: string | null;
  message: string | null;
}

interface Options {
  memory?: UploadMemory;
  /** Hash of the file, from `hashParts`. */
  hash?: string;
  partsAtOnce?: number;
}

export class PartUpload {
  readonly file: File;
  readonly #onChange: (state: UploadState) => void;
  readonly #sound: Promise<FileSound>;
  readonly #memory: UploadMemory;
  readonly #hash: string | undefined;
  readonly #partsAtOnce: number;
  readonly #sentBytes = new SentBytes();
  #state: UploadState = {
    phase: "starting",
    sent: 0,
    speed: 0,
    id: null,
    message: null,
    rareFormat: null,
    isPlayable: true,
  };
  #id: string | null = null;
  #parts: FileParts | null = null;
  #stop = new AbortController();
  readonly #cancelled = new AbortController();
  #shape: Promise<string | null> | null = null;
  #stage: "starting" | "sending" = "starting";

  constructor(
    file: File,
    sound: Promise<FileSound>,
    onChange: (state: UploadState) => void,
    { memory = browserMemory(file), hash, partsAtOnce = 3 }: Options = {},
  ) {
    this.file = file;
    this.#sound = sound;
    this.#onChange = onChange;
    this.#memory = memory;
    this.#hash = hash;
    this.#partsAtOnce = partsAtOnce;
  }

  run(): Promise<void> {
    return asWork(() => this.#run());
  }

  async #run(): Promise<void> {
    const stop = (this.#stop = new AbortController());
    const retries = new Retries(stop.signal, (areAllWaiting) =>
      this.#change(areAllWaiting ? { phase: "waiting", speed: 0 } : { phase: this.#stage }),
    );
    this.#enter("starting");
    void this.#sound.then(({ rareFormat, isPlayable }) => this.#change({ rareFormat, isPlayable }));
    try {
      const response = await retries.run(() => this.#open());
      const parts = (this.#parts ??= new FileParts(this.file, response.partLength));
      if (!(await parts.matches(response))) {
        if (!stop.signal.aborted) this.#change({ phase: "differs" });
        return;
      }
      if (!response.complete) await retries.run(async () => this.#memory.store(response.id, false));
      this.#enter("sending");
      const shape = (this.#shape ??= computeShape(this.file, this.#sound));
      if (!response.complete) await this.#sendParts(response, parts, retries);
      if (!response.complete) await retries.run(() => this.#complete(response.id));
      await retries.run(async () => this.#memory.store(response.id, true));
      this.#change({ phase: "done", id: response.id, sent: this.file.size });
      // Does not stop when the user leaves the form, because its song may be saved meanwhile.
      void sendShape(response.id, shape, this.#cancelled.signal);
    } catch (error) {
      if (stop.signal.aborted) return;
      stop.abort();
      const message = error instanceof ClientError ? error.message : null;
      this.#change({ phase: "failed", message });
    }
  }

  pause(): void {
    this.#stop.abort();
    this.#change({ phase: "paused", speed: 0 });
  }

  /** Cancels the upload, also on the server, unless it is another file's. */
  async cancel(): Promise<void> {
    this.#stop.abort();
    this.#cancelled.abort();
    if (this.#state.phase !== "differs") await this.#discard();
  }

  /** Uploads the whole file in place of what has arrived. */
  async restart(): Promise<void> {
    await this.#discard();
    await this.run();
  }

  /** Errors are ignored: the server deletes abandoned uploads. */
  async #discard(): Promise<void> {
    const id = this.#id;
    this.#id = null;
    this.#memory.forget();
    const { signal } = new AbortController();
    if (id) await sendRequest("DELETE", `/uploads/${id}`, { signal }).catch(() => undefined);
  }

  async #open(): Promise<UploadResponse> {
    this.#id ??= this.#memory.read();
    const { signal } = this.#stop;
    const response = await openUpload(this.file, this.#id, { hash: this.#hash, signal });
    this.#id = response.id;
    return response;
  }

  async #sendParts(
    { id, parts }: UploadResponse,
    file: FileParts,
    retries: Retries,
  ): Promise<void> {
    const missing: number[] = [];
    this.#sentBytes.reset();
    // A part without a hash cannot be compared, so it is sent again.
    const arrived = new Set(parts.flatMap(({ number, hash }) => (hash === null ? [] : number)));
    for (let part = 1; part <= file.count; part++)
      if (arrived.has(part)) this.#sentBytes.set(part, file.lengthOf(part));
      else missing.push(part);
    this.#change(this.#sentBytes.measure());
    const work = async () => {
      for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
        const number = part;
        const { body, hash } = await file.read(number);
        const url = `/uploads/${id}/parts/${number}?hash=${hash}`;
        await retries.run(() => this.#sendPart(url, number, body));
      }
    };
    await Promise.all(Array.from({ length: this.#partsAtOnce }, work));
  }

  async #sendPart(url: string, part: number, body: Blob): Promise<void> {
    const onSent = (bytes: number) => {
      this.#sentBytes.set(part, bytes);
      this.#change(this.#sentBytes.measure());
    };
    try {
      await sendRequest("PUT", url, { body, signal: this.#stop.signal, onSent });
      onSent(body.size);
    } catch (error) {
      onSent(0);
      throw error;
    }
  }

  async #complete(id: string): Promise<void> {
    const { seconds, bitRate, rareFormat } = await this.#sound;
    const { signal } = this.#stop;
    const query = new URLSearchParams({
      duration: String(seconds ?? ""),
      bitRate: String(bitRate ?? ""),
      format: rareFormat ?? "",
    });
    await sendRequest("POST", `/uploads/${id}/complete?${query}`, { signal });
  }

  #enter(stage: "starting" | "sending"): void {
    this.#stage = stage;
    this.#change({ phase: stage, message: null });
  }

  #change(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange(this.#state);
  }
}

const maxTries = 5;
const second = 1000;

export class Retries {
  readonly signal: AbortSignal;
  readonly #onWaiting: (areAllWaiting: boolean) => void;
  #running = 0;
  #waiting = 0;

  /** `onWaiting` receives true while all requests are waiting for a retry. */
  constructor(signal: AbortSignal, onWaiting: (areAllWaiting: boolean) => void) {
    this.signal = signal;
    this.#onWaiting = onWaiting;
  }

  /** Runs `request` up to five times, with pauses of 1, 2, 3 … seconds, and waits until the browser is online. */
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

const measuredTime = 5 * second;

export class SentBytes {
  readonly #byPart = new Map<number, number>();
  #samples: { at: number; sent: number }[] = [];

  reset(): void {
    this.#byPart.clear();
    this.#samples = [];
  }

  set(part: number, bytes: number): void {
    this.#byPart.set(part, bytes);
  }

  measure(): { sent: number; speed: number } {
    const sent = [...this.#byPart.values()].reduce((sum, bytes) => sum + bytes, 0);
    const at = performance.now();
    this.#samples = [...this.#samples.filter((one) => at - one.at < measuredTime), { at, sent }];
    const first = this.#samples[0]!;
    const speed = at > first.at ? ((sent - first.sent) / (at - first.at)) * second : 0;
    return { sent, speed: Math.max(0, speed) };
  }
}
