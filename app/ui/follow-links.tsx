import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** Milliseconds of hovering before a page is prefetched. */
const hesitation = 100;

/** Returns the `Link` of an event, or null if something else handles it. */
function linkOf({ target, defaultPrevented }: Event): HTMLAnchorElement | null {
  if (defaultPrevented || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>("a[data-follow]:not([target], [download])");
}

/** With `?lng=` the next page is in another language: it needs a new document. */
const isInLanguage = () => /[?&]lng=/.test(location.search);

const asksForMore = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

export function FollowLinks() {
  const navigate = useNavigate();
  const [pointedAt, setPointedAt] = useState<string | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || asksForMore(event) || isInLanguage()) return;
      event.preventDefault();
      void navigate(link.getAttribute("href")!, {
        replace: link.href === location.href,
        preventScrollReset: link.dataset.follow === "in-place",
        state: { isFollowed: true },
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link?.dataset.follow === "ahead")
        timer = setTimeout(() => setPointedAt(link.getAttribute("href")), hesitation);
    };
    const signs = ["mouseover", "focusin", "touchstart"];
    for (const sign of signs) document.addEventListener(sign, point, { passive: true });
    document.documentElement.dataset.ready = "";
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, point);
    };
  }, []);

  return pointedAt && <PrefetchPageLinks page={pointedAt} />;
}
