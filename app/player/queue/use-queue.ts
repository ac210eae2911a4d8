import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { readStored, store } from "../storage/device-storage.ts";
import { fetchList, fetchSongs } from "./playable.ts";
import { changeQueue, emptyQueue, listMissing, type Queue, type QueueAct } from "./queue.ts";

const key = "queue";
const positionKey = "queue-place";
/** Whether all recordings of a composition are played; of the device. */
const choiceKey = "player-recordings";

function readQueue(): Queue {
  const choice = readStored("localStorage", choiceKey) === "all" ? "all" : "one";
  const empty = { ...emptyQueue, choice } as const;
  try {
    const queue: unknown = JSON.parse(readStored("sessionStorage", key) ?? "null");
    return queue && typeof queue === "object" && "others" in queue ? (queue as Queue) : empty;
  } catch {
    return empty;
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

/** How many songs before the end of what is known the rest of a list is fetched. */
const ahead = 10;
const maxAttempts = 3;
/** Milliseconds between attempts to fetch songs. */
const pause = 2000;

/**
 * The queue of this tab. It survives a reload, and fetches what it needs: the rest of a list when its end is near, or at
 * once if it is shuffled, and the songs near the one that is played. Calls `onFail` if these cannot be had.
 */
export function useQueue(onFail: () => void): [Queue, Dispatch<QueueAct>] {
  const [queue, change] = useReducer(changeQueue, null, readQueue);
  useEffect(() => {
    store("sessionStorage", key, queue.entries.length > 0 ? JSON.stringify(queue) : null);
  }, [queue]);
  const { choice } = queue;
  useEffect(() => {
    store("localStorage", choiceKey, choice === "all" ? choice : null);
  }, [choice]);
  const isNearEnd = queue.seed !== null || queue.at >= queue.entries.length - ahead;
  useRestOfList(isNearEnd ? queue.more : null, change);
  useMissingSongs(queue, change, onFail);
  return [queue, change];
}

function useRestOfList(path: string | null, change: Dispatch<QueueAct>) {
  useEffect(() => {
    if (path === null) return;
    let isCurrent = true;
    void fetchList(path)
      // Offline the queue ends here.
      .catch(() => ({ songs: [], more: null }))
      .then((page) => isCurrent && change({ act: "append", ...page }));
    return () => {
      isCurrent = false;
    };
  }, [path, change]);
}

function useMissingSongs(queue: Queue, change: Dispatch<QueueAct>, onFail: () => void) {
  const { language } = useI18n();
  const asked = listMissing(queue).join();
  const [failed, setFailed] = useState({ asked: "", attempts: 0 });
  const attempts = failed.asked === asked ? failed.attempts : 0;
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (asked === "" || attempts >= maxAttempts) return;
    let isCurrent = true;
    const ids = asked.split(",").map(Number);
    const ask = () =>
      fetchSongs(ids, language).then(
        (songs) => isCurrent && change({ act: "fill", asked: ids, songs }),
        () => {
          if (!isCurrent) return;
          setFailed({ asked, attempts: attempts + 1 });
          if (attempts + 1 === maxAttempts) fail();
        },
      );
    const timer = setTimeout(() => void ask(), attempts * pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, attempts, language, change]);
}
