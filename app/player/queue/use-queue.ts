import { type Dispatch, useEffect, useReducer } from "react";
import { readStored, store } from "../storage/device-storage.ts";
import { changeQueue, emptyQueue, type Queue, type QueueAct } from "./queue.ts";
import { fetchSongs } from "./playable.ts";

const key = "queue";
const positionKey = "queue-place";

function readQueue(): Queue {
  try {
    const queue: unknown = JSON.parse(readStored("sessionStorage", key) ?? "null");
    return queue && typeof queue === "object" && "entries" in queue ? (queue as Queue) : emptyQueue;
  } catch {
    return emptyQueue;
  }
}

/** Stores the position in the entry `entryKey`, in seconds, for a reload of the page. */
export const saveQueuePosition = (entryKey: number, seconds: number) =>
  store("sessionStorage", positionKey, `${entryKey} ${seconds}`);

/** Returns the entry's position, in seconds, before the page was reloaded; null if another entry was played. */
export function findQueuePosition(entryKey: number): number | null {
  const [storedKey, seconds] = (readStored("sessionStorage", positionKey) ?? "")
    .split(" ")
    .map(Number);
  return storedKey === entryKey && seconds ? seconds : null;
}

/** The queue of this tab. It survives a reload, and fetches the rest of a list when its end is near. */
export function useQueue(): [Queue, Dispatch<QueueAct>] {
  const [queue, change] = useReducer(changeQueue, null, readQueue);
  useEffect(() => {
    store("sessionStorage", key, queue.entries.length > 0 ? JSON.stringify(queue) : null);
  }, [queue]);
  const nextPath = queue.at >= queue.entries.length - 3 ? queue.more : null;
  useEffect(() => {
    if (nextPath === null) return;
    let isCurrent = true;
    void fetchSongs(nextPath)
      // Offline the queue ends here.
      .catch(() => ({ songs: [], more: null }))
      .then((page) => isCurrent && change({ act: "append", ...page }));
    return () => {
      isCurrent = false;
    };
  }, [nextPath]);
  return [queue, change];
}
