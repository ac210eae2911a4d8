import { type RefObject, useEffect, useRef } from "react";

const isOnScreen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Scrolls a line of a list into view when it is another one. A reader who has scrolled away from the line before, or
 * from the list, is left there.
 */
export function useInView(list: RefObject<HTMLElement | null>, line: number | null): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (line === null) return;
    const element = list.current?.querySelector(`[data-line="${line}"]`);
    if (!element) return;
    const isFollowing = isOnScreen(before.current ?? list.current!);
    before.current = element;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isFollowing)
      element.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
  }, [list, line]);
}
