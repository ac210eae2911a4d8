import { type RefObject, useEffect } from "react";

/** Gives the page as much room at its foot as the bar takes, in `--player`, so that it covers nothing for good. */
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
