import { useMemo, useSyncExternalStore } from "react";
import { RequestError, saveDraft, storeDraft } from "./requests.ts";
import type { DraftOutcome, SavedDraft } from "./save-draft.server.ts";
import type { ShownDraft } from "./shown-drafts.server.ts";
import { type UnsentCells, UnsentRows } from "./unsent-rows.ts";

const second = 1000;
const typingDelay = 0.8 * second;
const rowsAtOnce = 3;

/** What a row of the table says about its cells. */
export interface RowState {
  unsent: UnsentCells;
  /** Whether the last attempt to send them has failed. */
  isFailing: boolean;
  /** The reason of the server, if it gave one. */
  message: string;
  /** Set if the draft exists no more: the song it was saved as, or null if it was removed. */
  gone: { saved: SavedDraft | null } | undefined;
}

const quiet: RowState = { unsent: {}, isFailing: false, message: "", gone: undefined };

/** What was sent of a row, and the function that says that the row is free again. */
interface Sending {
  cells: UnsentCells;
  end: () => void;
}

/**
 * Keeps typed cells on the device and sends them row by row, again until they arrive, also after the page has been
 * left or closed.
 */
class RowSender {
  #userId = 0;
  #rows = new UnsentRows(0);
  readonly #states = new Map<string, RowState>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #sending = new Map<string, Promise<void>>();
  readonly #queue = new Set<string>();
  readonly #failures = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly #storedListeners = new Set<(draft: ShownDraft) => void>();
  #running = 0;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  stateOf = (id: string): RowState => this.#states.get(id) ?? quiet;

  /** A `RowSummary` as JSON, so that equal ones are equal. */
  summary = (): string => {
    const states = [...this.#states];
    const count = (has: (state: RowState) => boolean) =>
      states.filter(([, one]) => has(one)).length;
    return JSON.stringify({
      userId: this.#userId,
      unsent: count(({ unsent }) => Object.keys(unsent).length > 0),
      failing: count(({ isFailing, gone }) => isFailing && !gone),
      conflicting: states.filter(([id]) => this.conflictsOf(id).length > 0).length,
      gone: states.filter(([, { gone }]) => gone).map(([id]) => id),
    } satisfies RowSummary);
  };

  /** The inputs of a row for whose cells the user has to choose a version. */
  conflictsOf = (id: string): string[] =>
    Object.entries(this.stateOf(id).unsent).flatMap(([input, { theirs }]) =>
      theirs === undefined ? [] : [input],
    );

  /** Calls `listener` with each draft that has been stored. Returns the function that unsubscribes. */
  onStored(listener: (draft: ShownDraft) => void): () => void {
    this.#storedListeners.add(listener);
    return () => this.#storedListeners.delete(listener);
  }

  /** Begins with the cells that the device has kept for an account, and sends them. */
  open(userId: number): void {
    if (userId !== this.#userId) {
      this.#userId = userId;
      this.#rows = new UnsentRows(userId);
      this.#states.clear();
      window.addEventListener("online", () => this.sendAll());
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) this.sendAll();
      });
      window.addEventListener("storage", ({ key }) => {
        const id = this.#rows.read(key);
        if (id) this.#change(id, {});
        // The other tab may be closed before it has sent them.
        if (id) this.#sendIn(id, 5 * second);
      });
    }
    for (const id of this.#rows.load()) this.#change(id, {});
    this.sendAll();
  }

  type(id: string, input: string, texts: { stored: string; to: string }): void {
    this.#rows.type(id, input, texts);
    this.#change(id, {});
    this.#sendIn(id, typingDelay);
  }

  choose(id: string, input: string, whose: "mine" | "theirs"): void {
    this.#rows.choose(id, input, whose);
    this.#change(id, {});
    this.#enqueue(id);
  }

  /** Takes cells of a submitted page that another device had changed before. */
  overtake({ id, inputs }: ShownDraft, mine: Readonly<Record<string, string>>): void {
    for (const [input, to] of Object.entries(mine))
      this.#rows.type(id, input, { stored: inputs[input] ?? "", to });
    const sent = Object.entries(this.#rows.cellsOf(id)).filter(([input]) => input in mine);
    this.#rows.arrive(id, Object.fromEntries(sent), { stored: inputs, overtaken: mine });
    this.#change(id, {});
  }

  /** Marks a row whose draft exists no more, unless this page is just sending it. */
  markGone(id: string, saved: SavedDraft | null): void {
    if (!this.#sending.has(id)) this.#change(id, { gone: { saved } });
  }

  sendAll(): void {
    for (const id of this.#rows.ids()) this.#enqueue(id);
  }

  /** Gives up the cells of a row. */
  forget(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#rows.forget(id);
    this.#states.delete(id);
    this.#notify();
  }

  /** Saves a draft as a song, with its cells that have not been sent. Throws a `RequestError` if that fails. */
  async save(id: string): Promise<DraftOutcome> {
    const { cells, end } = await this.#take(id);
    try {
      const outcome = await saveDraft(id, cells);
      if (outcome.kind === "saved") this.forget(id);
      else if (outcome.kind === "overtaken") this.#arrive(id, cells, outcome);
      else this.#arrive(id, cells, null);
      return outcome;
    } catch (error) {
      this.#fail(id, error);
      throw error;
    } finally {
      end();
    }
  }

  #sendIn(id: string, delay: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => this.#enqueue(id), delay),
    );
  }

  #enqueue(id: string): void {
    this.#queue.add(id);
    if (this.#running < rowsAtOnce) void this.#work();
  }

  async #work(): Promise<void> {
    this.#running++;
    for (const id of this.#queue) {
      this.#queue.delete(id);
      await this.#send(id);
    }
    this.#running--;
  }

  /** Waits for the request of a row before, and takes its cells for the next one. */
  async #take(id: string): Promise<Sending> {
    clearTimeout(this.#timers.get(id));
    while (this.#sending.has(id)) await this.#sending.get(id);
    const cells = this.#rows.sendable(id);
    return new Promise((take) => {
      const isFree = new Promise<void>((free) => {
        const end = () => {
          this.#sending.delete(id);
          free();
        };
        take({ cells, end });
      });
      this.#sending.set(id, isFree);
    });
  }

  async #send(id: string): Promise<void> {
    const { cells, end } = await this.#take(id);
    try {
      if (Object.keys(cells).length === 0 || this.stateOf(id).gone) return;
      this.#arrive(id, cells, await storeDraft(id, cells));
    } catch (error) {
      this.#fail(id, error);
    } finally {
      end();
    }
  }

  #arrive(
    id: string,
    sent: UnsentCells,
    answer: { draft: ShownDraft; overtaken: object } | null,
  ): void {
    const typed = Object.entries(sent).map(([input, { to }]) => [input, to]);
    const stored = answer?.draft.inputs ?? Object.fromEntries(typed);
    this.#rows.arrive(id, sent, { stored, overtaken: answer?.overtaken ?? {} });
    this.#failures.delete(id);
    this.#change(id, { isFailing: false, message: "" });
    if (answer) for (const listener of this.#storedListeners) listener(answer.draft);
    if (Object.keys(this.#rows.sendable(id)).length > 0) this.#sendIn(id, typingDelay);
  }

  #fail(id: string, error: unknown): void {
    const {
      message = "",
      isLasting = false,
      saved = null,
    } = error instanceof RequestError ? error : {};
    const isGone = error instanceof RequestError && error.status === 404;
    const gone = isGone ? { saved } : undefined;
    const times = (this.#failures.get(id) ?? 0) + 1;
    this.#failures.set(id, times);
    this.#change(id, { isFailing: true, message, gone });
    if (!isLasting) this.#sendIn(id, Math.min(5 * times, 60) * second);
  }

  #change(id: string, change: Partial<RowState>): void {
    const unsent = this.#rows.cellsOf(id);
    const state = { ...this.stateOf(id), ...change, unsent };
    const isQuiet = Object.keys(unsent).length === 0 && !state.isFailing && !state.gone;
    if (isQuiet) this.#states.delete(id);
    else this.#states.set(id, state);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const rowSender = new RowSender();

/** Returns what a row says about its cells; nothing until hydration. */
export const useRowState = (id: string): RowState =>
  useSyncExternalStore(
    rowSender.subscribe,
    () => rowSender.stateOf(id),
    () => quiet,
  );

/** What the rows of the account say together. */
export interface RowSummary {
  userId: number;
  unsent: number;
  failing: number;
  conflicting: number;
  gone: string[];
}

/** Returns what the rows say together; nothing until hydration. */
export function useRowSummary(): RowSummary {
  const { subscribe, summary } = rowSender;
  const text = useSyncExternalStore(subscribe, summary, () => noSummary);
  return useMemo(() => JSON.parse(text), [text]);
}

const noSummary = JSON.stringify({
  userId: 0,
  unsent: 0,
  failing: 0,
  conflicting: 0,
  gone: [],
} satisfies RowSummary);
