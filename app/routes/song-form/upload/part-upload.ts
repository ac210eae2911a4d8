import { asWork } from "../../../ui/work.ts";
import { openUpload } from "./open-upload.ts";
import { ClientError, sendRequest, type UploadResponse } from "./request.ts";
import { Retries } from "./retries.ts";
import { computeShape, sendShape } from "./send-shape.ts";
import { SentBytes } from "./sent-bytes.ts";
import { browserMemory, type UploadMemory } from "./upload-memory.ts";
import type { FileSound } from "./read-tags.client.ts";

export interface UploadState {
  phase: "starting" | "sending" | "waiting" | "paused" | "failed" | "done";
  sent: number;
  speed: number;
  id: string | null;
  message: string | null;
}

interface Options {
  memory?: UploadMemory;
  /** As `hashParts` makes it. */
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
  #state: UploadState = { phase: "starting", sent: 0, speed: 0, id: null, message: null };
  #id: string | null = null;
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
    try {
      const response = await retries.run(() => this.#open());
      this.#enter("sending");
      const shape = (this.#shape ??= computeShape(this.file, this.#sound));
      if (!response.complete) await this.#sendParts(response, retries);
      if (!response.complete) await retries.run(() => this.#complete(response.id));
      await retries.run(async () => this.#memory.store(response.id, true));
      this.#change({ phase: "done", id: response.id, sent: this.file.size });
      // Not stopped by leaving the form, whose song may be saved meanwhile.
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

  /** Cancels the upload, also on the server, which deletes abandoned uploads anyway. */
  async cancel(): Promise<void> {
    this.#stop.abort();
    this.#cancelled.abort();
    this.#memory.forget();
    if (this.#id) {
      const { signal } = new AbortController();
      await sendRequest("DELETE", `/uploads/${this.#id}`, { signal }).catch(() => undefined);
    }
  }

  async #open(): Promise<UploadResponse> {
    this.#id ??= this.#memory.read();
    const { signal } = this.#stop;
    const response = await openUpload(this.file, this.#id, { hash: this.#hash, signal });
    this.#id = response.id;
    if (!response.complete) await this.#memory.store(response.id, false);
    return response;
  }

  async #sendParts({ id, partLength, parts }: UploadResponse, retries: Retries): Promise<void> {
    const { size } = this.file;
    const missing: number[] = [];
    this.#sentBytes.reset();
    for (let part = 1; (part - 1) * partLength < size; part++) {
      const start = (part - 1) * partLength;
      if (parts.includes(part)) this.#sentBytes.set(part, Math.min(partLength, size - start));
      else missing.push(part);
    }
    this.#change(this.#sentBytes.measure());
    const work = async () => {
      for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
        const number = part;
        const body = this.file.slice((number - 1) * partLength, number * partLength);
        await retries.run(() => this.#sendPart(`/uploads/${id}/parts/${number}`, number, body));
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
    const { seconds, bitRate } = await this.#sound;
    const { signal } = this.#stop;
    const query = new URLSearchParams({
      duration: String(seconds ?? ""),
      bitRate: String(bitRate ?? ""),
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
