import { type Dispatch, useEffect, useReducer } from "react";
import { keep, readKept } from "../storage/device-storage.ts";
import { changeQueue, emptyQueue, type Queue, type QueueAct } from "./queue.ts";
import { fetchSongs } from "./playable.ts";

const key = "queue";
const placeKey = "queue-place";

function readQueue(): Queue {
  try {
    const queue: unknown = JSON.parse(readKept("sessionStorage", key) ?? "null");
    return queue && typeof queue === "object" && "entries" in queue ? (queue as Queue) : emptyQueue;
  } catch {
    return emptyQueue;
  }
}

/** Keeps for a reload where the entry `entryKey` is, in seconds. */
export const keepQueuePlace = (entryKey: number, seconds: number) =>
  keep("sessionStorage", placeKey, `${entryKey} ${seconds}`);

/** Returns where the entry was before the page was loaded again; null for another entry. */
export function findQueuePlace(entryKey: number): number | null {
  const [kept, seconds] = (readKept("sessionStorage", placeKey) ?? "").split(" ").map(Number);
  return kept === entryKey && seconds ? seconds : null;
}

/** The queue of this tab: it survives a reload, and fetches the rest of a list as its end comes near. */
export function useQueue(): [Queue, Dispatch<QueueAct>] {
  const [queue, change] = useReducer(changeQueue, null, readQueue);
  useEffect(() => {
    keep("sessionStorage", key, queue.entries.length > 0 ? JSON.stringify(queue) : null);
  }, [queue]);
  const wanted = queue.at >= queue.entries.length - 3 ? queue.more : null;
  useEffect(() => {
    if (wanted === null) return;
    let isWanted = true;
    void fetchSongs(wanted)
      // Without a line the queue ends here.
      .catch(() => ({ songs: [], more: null }))
      .then((page) => isWanted && change({ act: "append", ...page }));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return [queue, change];
}
