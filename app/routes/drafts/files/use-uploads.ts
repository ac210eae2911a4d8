import { useEffect, useSyncExternalStore } from "react";
import { isUnfinished, uploadQueue } from "./upload-queue.ts";

/** Returns the uploads of drafts by their id; asks before the page is closed while one is unfinished. */
export function useUploads() {
  const { subscribe, snapshot, serverSnapshot, isPaused } = uploadQueue;
  const uploads = useSyncExternalStore(subscribe, snapshot, serverSnapshot);
  const isUploading = [...uploads.values()].some(isUnfinished);

  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUploading]);

  return { uploads, isPaused: isPaused(), isUploading };
}
