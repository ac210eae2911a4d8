import { useEffect, useState } from "react";

/** Keeps the screen on while the page is shown. Returns whether it does. */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const request = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
      } catch {
        // The battery is low, or the browser does not allow it.
        return;
      }
      if (isLeft) return void lock.release();
      setAwake(true);
      lock.addEventListener("release", () => setAwake(false));
    };
    void request();
    document.addEventListener("visibilitychange", request);
    return () => {
      isLeft = true;
      document.removeEventListener("visibilitychange", request);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
