import { addHeard, type Heard, heardKey, readHeard, writeHeard } from "../../domain/kept/heard.ts";
import { readStored, store } from "./device-storage.ts";

/** The key of `sessionStorage` under which this visit keeps what did not play. */
const failedKey = "player-failed";

/** The event of the window after a change of either. */
const changed = "historychange";
const tellChange = () => window.dispatchEvent(new Event(changed));

/** Returns what was heard on this device, the latest first. */
const listHeard = (): Heard[] => readHeard(readStored("localStorage", heardKey));

const listFailed = (): number[] =>
  (readStored("sessionStorage", failedKey) ?? "").split(",").map(Number).filter(Boolean);

const storeFailed = (ids: readonly number[]) =>
  store("sessionStorage", failedKey, ids.length > 0 ? ids.join() : null);

/** Remembers on this device that a song was heard. */
export function rememberHeard(songId: number): void {
  store("localStorage", heardKey, writeHeard(addHeard(listHeard(), songId, Date.now())));
  storeFailed(listFailed().filter((id) => id !== songId));
  tellChange();
}

/** Remembers for this visit that a song did not play. */
export function rememberFailed(songId: number): void {
  storeFailed([...new Set([...listFailed(), songId])]);
  tellChange();
}

/** Forgets what was heard on this device. */
export function forgetHeard(): void {
  store("localStorage", heardKey, null);
  tellChange();
}

type Mark = "heard" | "failed";

/** Returns how songs are marked in lists. */
export const listMarks = (): ReadonlyMap<number, Mark> =>
  new Map([
    ...listHeard().map(({ songId }): [number, Mark] => [songId, "heard"]),
    ...listFailed().map((id): [number, Mark] => [id, "failed"]),
  ]);

/** Calls `listener` after changes, of other tabs too. Returns a function that stops. */
export function watchHistory(listener: () => void): () => void {
  for (const event of [changed, "storage"]) window.addEventListener(event, listener);
  return () => {
    for (const event of [changed, "storage"]) window.removeEventListener(event, listener);
  };
}
