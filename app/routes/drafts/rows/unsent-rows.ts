import { readLocal } from "../../../ui/read-local.ts";

/** A typed cell that has not arrived: the text it was changed from, and the text it has. */
interface UnsentCell {
  from: string;
  to: string;
  /** What another device has stored meanwhile. The cell is not sent until the user has chosen. */
  theirs?: string;
}

export type UnsentCells = Readonly<Record<string, UnsentCell>>;

const none: UnsentCells = {};
const prefix = "cells ";

/** The typed cells of an account's drafts that have not arrived, by draft. The device keeps them over restarts. */
export class UnsentRows {
  readonly #rows = new Map<string, UnsentCells>();
  readonly #keys: string;

  constructor(userId: number) {
    this.#keys = `${prefix}${userId} `;
  }

  /** Reads the rows that the device has kept. Returns their ids. */
  load(): string[] {
    for (const key of storedKeys()) if (key.startsWith(this.#keys)) this.read(key);
    return this.ids();
  }

  /** Reads a key of `localStorage` that another tab may have changed. Returns its draft, or null for another key. */
  read(key: string | null): string | null {
    if (!key?.startsWith(this.#keys)) return null;
    const id = key.slice(this.#keys.length);
    const cells = parse(readLocal(key));
    if (cells) this.#rows.set(id, cells);
    else this.#rows.delete(id);
    return id;
  }

  ids = (): string[] => [...this.#rows.keys()];
  cellsOf = (id: string): UnsentCells => this.#rows.get(id) ?? none;

  /** The cells of a row to send; those that another device has changed wait for the user's choice. */
  sendable = (id: string): UnsentCells =>
    Object.fromEntries(
      Object.entries(this.cellsOf(id)).filter(([, { theirs }]) => theirs === undefined),
    );

  type(id: string, input: string, { stored, to }: { stored: string; to: string }): void {
    const before = this.cellsOf(id)[input];
    if (before?.theirs === to) this.#set(id, input, null);
    else this.#set(id, input, { ...(before ?? { from: stored }), to });
  }

  /** Removes the sent cells that have arrived. What was typed meanwhile starts from what is `stored` now. */
  arrive(
    id: string,
    sent: UnsentCells,
    { stored, overtaken }: { stored: Readonly<Record<string, string>>; overtaken: object },
  ): void {
    for (const [input, { to }] of Object.entries(sent)) {
      const now = this.cellsOf(id)[input];
      const theirs = stored[input] ?? "";
      if (!now) continue;
      if (input in overtaken) this.#set(id, input, { ...now, theirs });
      else this.#set(id, input, now.to === to ? null : { from: theirs, to: now.to });
    }
  }

  /** Ends a conflict: with the text of this device, which is sent again, or with the other's. */
  choose(id: string, input: string, whose: "mine" | "theirs"): void {
    const cell = this.cellsOf(id)[input];
    if (cell?.theirs === undefined) return;
    this.#set(id, input, whose === "mine" ? { from: cell.theirs, to: cell.to } : null);
  }

  forget(id: string): void {
    for (const input of Object.keys(this.cellsOf(id))) this.#set(id, input, null);
  }

  #set(id: string, input: string, cell: UnsentCell | null): void {
    const { [input]: _, ...others } = this.cellsOf(id);
    const cells = cell ? { ...others, [input]: cell } : others;
    const isEmpty = Object.keys(cells).length === 0;
    if (isEmpty) this.#rows.delete(id);
    else this.#rows.set(id, cells);
    try {
      if (isEmpty) localStorage.removeItem(this.#keys + id);
      else localStorage.setItem(this.#keys + id, JSON.stringify(cells));
    } catch {
      // Without storage the page itself keeps them.
    }
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function parse(text: string | null): UnsentCells | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
