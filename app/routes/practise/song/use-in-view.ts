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
    if (isFollowing) scrollTo(element);
  }, [list, line]);
}

/**
 * Scrolls the window as far as an element and its scroll margins need. `scrollIntoView` would also make the Tab key go
 * on from there.
 */
function scrollTo(element: Element): void {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  const above = top - parseFloat(scrollMarginTop);
  const below = bottom + parseFloat(scrollMarginBottom) - window.innerHeight;
  const by = above < 0 ? above : Math.min(above, Math.max(0, below));
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: by, behavior: isCalm ? "instant" : "smooth" });
}
