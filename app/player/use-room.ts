import { type RefObject, useEffect } from "react";

/** Sets `--player` to the bar's height, which the page leaves free at its foot. */
export function useRoom(bar: RefObject<HTMLElement | null>, isDocked: boolean) {
  useEffect(() => {
    const { style } = document.documentElement;
    if (!isDocked || !bar.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { blockSize = 0 } = entry!.borderBoxSize[0] ?? {};
      style.setProperty("--player", `${Math.ceil(blockSize)}px`);
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--player");
    };
  }, [bar, isDocked]);
}
