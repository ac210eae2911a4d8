import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

const prefetchDelay = 100;

// Keeps a place before the router's listener for `useBack`, which comes later.
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- a property keeps its place when it is set again
globalThis.onpopstate = () => {};

/** Returns the `Link` of an event, or null if something else handles it, as the browser does other sites. */
function findLink({ target, defaultPrevented }: Event): HTMLAnchorElement | null {
  if (defaultPrevented || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>("a[data-follow]:not([target], [download])");
  return link?.origin === location.origin ? link : null;
}

/**
 * `?lng=` holds for one page only: the next page may be in another language and needs a new document. Without a
 * connection, the service worker has documents.
 */
const needsDocument = () =>
  /[?&]lng=/.test(location.search) || (!navigator.onLine && navigator.serviceWorker?.controller);

const hasModifier = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;

export function FollowLinks() {
  const navigate = useNavigate();
  const [prefetched, setPrefetched] = useState<string | null>(null);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findLink(event);
      if (!link || hasModifier(event)) return;
      // What lies over the page has an entry of its own (`useBack`).
      const replace = link.href === location.href || history.state?.over > 0;
      event.preventDefault();
      if (needsDocument()) {
        location[replace ? "replace" : "assign"](link.href);
        return;
      }
      void navigate(link.getAttribute("href")!, {
        replace,
        preventScrollReset: link.dataset.follow === "in-place",
        state: { isFollowed: true },
        viewTransition: matchMedia("(prefers-reduced-motion: no-preference)").matches,
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedulePrefetch = (event: Event) => {
      clearTimeout(timer);
      const link = findLink(event);
      if (link?.dataset.follow === "ahead")
        timer = setTimeout(() => setPrefetched(link.getAttribute("href")), prefetchDelay);
    };
    const events = ["mouseover", "focusin", "touchstart"];
    for (const name of events) document.addEventListener(name, schedulePrefetch, { passive: true });
    document.documentElement.dataset.ready = "";
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, schedulePrefetch);
    };
  }, []);

  return prefetched && <PrefetchPageLinks page={prefetched} />;
}
