import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** How long somebody points at a link before its page is fetched, in milliseconds. */
const hesitation = 100;

/** The `Link` that an event happened in; null outside of one, or where it has its own way. */
function linkOf({ target, defaultPrevented }: Event): HTMLAnchorElement | null {
  if (defaultPrevented || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>("a[data-follow]:not([target], [download])");
}

/** A page that speaks another language than its visitor's: what follows is a new document, in theirs. */
const isInLanguage = () => /[?&]lng=/.test(location.search);

/** True for a click that asks for a new tab or window, or to save. */
const asksForMore = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

/**
 * Follows every `Link` of the site by the router; without scripts the browser does. From then on the
 * page says that its scripts are at work: `data-ready` at its root.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const [pointedAt, setPointedAt] = useState<string | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || asksForMore(event) || isInLanguage()) return;
      event.preventDefault();
      void navigate(link.getAttribute("href")!, {
        // As with a browser's own links, the same address twice is one entry of the history.
        replace: link.href === location.href,
        preventScrollReset: link.dataset.follow === "in-place",
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
