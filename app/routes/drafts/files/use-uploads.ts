import { useEffect, useSyncExternalStore } from "react";
import { isUnfinished, uploadQueue } from "./upload-queue.ts";

/** Returns the uploads by draft id. While one is unfinished, the browser asks before the page closes. */
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
