import { PartUpload, type UploadState } from "../../song-form/upload/part-upload.ts";
import type { DraftOutcome } from "../rows/save-draft.server.ts";
import { removeDraft, setUpload } from "../rows/requests.ts";
import { rowSender } from "../rows/row-sender.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { ReadFile } from "./read-file.ts";

const filesAtOnce = 3;
const second = 1000;
/** Failures in a row without progress, over half an hour, before automatic retries stop. */
const maxRetries = 40;

export interface QueuedUpload extends Omit<UploadState, "phase"> {
  phase: UploadState["phase"] | "queued";
  size: number;
  file: File;
  /** The length of its sound, if it could be read. */
  seconds: number | null;
}

type Uploads = ReadonlyMap<string, QueuedUpload>;

const none: Uploads = new Map();

/** Uploads the files of drafts, three at a time, across client-side navigations. */
class UploadQueue {
  #uploads: Uploads = none;
  readonly #parts = new Map<string, PartUpload>();
  readonly #ready = new Set<string>();
  readonly #failures = new Map<string, { sent: number; times: number }>();
  readonly #listeners = new Set<() => void>();
  readonly #savedListeners = new Set<(outcome: DraftOutcome) => void>();
  #isPaused = false;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): Uploads => this.#uploads;
  serverSnapshot = (): Uploads => none;
  isPaused = (): boolean => this.#isPaused;

  /**
   * Calls `listener` with the outcome when a draft is saved after its upload. Returns the function that unsubscribes.
   */
  onSaved(listener: (outcome: DraftOutcome) => void): () => void {
    this.#savedListeners.add(listener);
    return () => this.#savedListeners.delete(listener);
  }

  /** Queues the file of a draft. If the draft is queued already, resumes its upload, unless that is of another file. */
  add({ id, mediaFileId, isReady }: ShownDraft, { file, hash, sound }: ReadFile): void {
    if (isReady) this.#ready.add(id);
    const phase = this.#uploads.get(id)?.phase;
    if (phase && phase !== "differs") return this.retry(id);
    let uploadId = mediaFileId;
    const memory = {
      read: () => uploadId,
      store: async (upload: string, isComplete: boolean) => {
        uploadId = upload;
        if (!isComplete) await setUpload(id, upload);
      },
      forget: () => {
        uploadId = null;
      },
    };
    const onChange = (state: UploadState) => this.#change(id, state);
    const options = { memory, hash, partsAtOnce: 1 };
    this.#parts.set(id, new PartUpload(file, Promise.resolve(sound), onChange, options));
    const { seconds, rareFormat, isPlayable } = sound;
    const own = { file, size: file.size, seconds, rareFormat, isPlayable };
    this.#set(id, { phase: "queued", sent: 0, speed: 0, id: null, message: null, ...own });
    this.#next();
  }

  saveWhenArrived(id: string): void {
    this.#ready.add(id);
  }

  retry(id: string): void {
    const upload = this.#uploads.get(id);
    if (!upload || !["failed", "paused"].includes(upload.phase)) return;
    this.#set(id, { ...upload, phase: "queued", message: null });
    this.#next();
  }

  /** Uploads a file whole, in place of another file that has arrived for its draft. */
  replace(id: string): void {
    this.#failures.delete(id);
    void this.#parts.get(id)?.restart();
  }

  pauseAll(): void {
    this.#isPaused = true;
    for (const [id, { phase }] of this.#uploads) if (isRunning(phase)) this.#parts.get(id)!.pause();
    this.#notify();
  }

  resumeAll(): void {
    this.#isPaused = false;
    for (const [id, upload] of this.#uploads)
      if (upload.phase === "paused") this.#set(id, { ...upload, phase: "queued" });
    this.#next();
    this.#notify();
  }

  async remove(id: string): Promise<void> {
    this.#parts.get(id)?.pause();
    this.forget(id);
    await removeDraft(id);
  }

  forget(id: string): void {
    this.#parts.delete(id);
    this.#ready.delete(id);
    this.#failures.delete(id);
    this.#uploads = new Map([...this.#uploads].filter(([one]) => one !== id));
    this.#notify();
    this.#next();
  }

  #next(): void {
    if (this.#isPaused) return;
    const running = [...this.#uploads.values()].filter(({ phase }) => isRunning(phase)).length;
    const queued = [...this.#uploads].filter(([, { phase }]) => phase === "queued");
    for (const [id, upload] of queued.slice(0, Math.max(0, filesAtOnce - running))) {
      this.#set(id, { ...upload, phase: "starting" });
      void this.#parts.get(id)!.run();
    }
  }

  #change(id: string, state: UploadState): void {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    this.#set(id, { ...upload, ...state });
    const { phase } = state;
    if (phase === "done") void this.#saveReady(id);
    if (phase === "failed") this.#retryLater(id, state);
    if (["done", "failed", "paused", "differs"].includes(phase)) this.#next();
  }

  /** No message means that the connection failed, not the file. Progress since the last failure resets the count. */
  #retryLater(id: string, { sent, message }: UploadState): void {
    const before = this.#failures.get(id);
    const times = before && before.sent >= sent ? before.times + 1 : 1;
    this.#failures.set(id, { sent, times });
    if (message !== null || times > maxRetries) return;
    setTimeout(() => this.retry(id), Math.min(5 * times, 60) * second);
  }

  async #saveReady(id: string): Promise<void> {
    if (!this.#ready.has(id)) return;
    const outcome = await rowSender.save(id).catch(() => null);
    if (!outcome) return;
    this.#ready.delete(id);
    for (const listener of this.#savedListeners) listener(outcome);
  }

  #set(id: string, upload: QueuedUpload): void {
    this.#uploads = new Map([...this.#uploads, [id, upload]]);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const isRunning = (phase: QueuedUpload["phase"]) =>
  phase === "starting" || phase === "sending" || phase === "waiting";

export const isUnfinished = ({ phase }: QueuedUpload) =>
  isRunning(phase) || phase === "queued" || phase === "paused";

export const uploadQueue = new UploadQueue();
