import { openUpload } from "./open-upload.ts";
import { ClientError, sendRequest, type UploadResponse } from "./request.ts";
import { Retries } from "./retries.ts";
import { computeShape, sendShape } from "./send-shape.ts";
import { SentBytes } from "./sent-bytes.ts";
import { forgetUpload, storeUpload, storedUploadId } from "./stored-upload.ts";

export interface UploadState {
  phase: "starting" | "sending" | "waiting" | "paused" | "failed" | "done";
  sent: number;
  speed: number;
  id: string | null;
  message: string | null;
}

const partsAtOnce = 3;

export class PartUpload {
  readonly file: File;
  readonly #onChange: (state: UploadState) => void;
  readonly #duration: Promise<number | null>;
  readonly #sentBytes = new SentBytes();
  #state: UploadState = { phase: "starting", sent: 0, speed: 0, id: null, message: null };
  #id: string | null = null;
  #stop = new AbortController();
  readonly #cancelled = new AbortController();
  #shape: Promise<string | null> | null = null;
  #stage: "starting" | "sending" = "starting";

  constructor(
    file: File,
    duration: Promise<number | null>,
    onChange: (state: UploadState) => void,
  ) {
    this.file = file;
    this.#duration = duration;
    this.#onChange = onChange;
  }

  async run(): Promise<void> {
    const stop = (this.#stop = new AbortController());
    const retries = new Retries(stop.signal, (areAllWaiting) =>
      this.#change(areAllWaiting ? { phase: "waiting", speed: 0 } : { phase: this.#stage }),
    );
    this.#enter("starting");
    try {
      const response = await retries.run(() => this.#open());
      this.#enter("sending");
      const shape = (this.#shape ??= computeShape(this.file, this.#duration));
      if (!response.complete) await this.#sendParts(response, retries);
      if (!response.complete) await retries.run(() => this.#complete(response.id));
      storeUpload(response.id, this.file, true);
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
    forgetUpload();
    if (this.#id) {
      const { signal } = new AbortController();
      await sendRequest("DELETE", `/uploads/${this.#id}`, { signal }).catch(() => undefined);
    }
  }

  async #open(): Promise<UploadResponse> {
    this.#id ??= storedUploadId(this.file);
    const response = await openUpload(this.file, this.#id, this.#stop.signal);
    this.#id = response.id;
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
    await Promise.all(Array.from({ length: partsAtOnce }, work));
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
    const seconds = (await this.#duration) ?? "";
    const { signal } = this.#stop;
    await sendRequest("POST", `/uploads/${id}/complete?duration=${seconds}`, { signal });
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
