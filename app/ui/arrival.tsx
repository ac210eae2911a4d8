import { useEffect, useRef } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { useToast } from "./toast.tsx";

const key = "going";

/** What the page itself says of a change, such as the songs that a list shows now. */
const readStatus = (main: HTMLElement) =>
  [...main.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join("\n");

/**
 * Says the title of a page that was come to without a new document, and moves the focus there. Where only the query
 * is another, as of a filter, the focus stays if its element has, and what the page says itself is not said again.
 */
export function Arrival() {
  const { pathname, search, hash } = useLocation();
  const title = useRef<HTMLParagraphElement>(null);
  const last = useRef({ pathname, search, title: "", status: "" });
  useEffect(() => {
    const main = document.getElementById("content")!;
    const before = last.current;
    last.current = { pathname, search, title: document.title, status: readStatus(main) };
    const isOtherPage = before.pathname !== pathname;
    if (!isOtherPage && before.search === search) return;
    const { activeElement: focused } = document;
    const isLost = !focused || focused === document.body;
    // The page may have put the focus where it belongs; an anchor does so.
    if (!hash && (isOtherPage ? !main.contains(focused) : isLost))
      main.focus({ preventScroll: true });
    const isOtherTitle = before.title !== document.title;
    if (isOtherPage || (isOtherTitle && before.status === last.current.status))
      title.current!.textContent = document.title;
  }, [pathname, search, hash]);
  useMissedPage();
  return <p ref={title} className="unseen" aria-live="polite" />;
}

/**
 * Where a page's code is missing, as after a deployment, the router loads the page anew that one is on. It then goes on
 * to the page that was asked for, once; a form that was being sent has to be sent again.
 */
function useMissedPage() {
  const { t } = useI18n();
  const toast = useToast();
  const { state, location } = useNavigation();
  const to = state === "loading" ? createPath(location) : "";

  useEffect(() => {
    try {
      const missed = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      const [entry] = performance.getEntriesByType("navigation");
      if (missed === null || (entry as PerformanceNavigationTiming).type !== "reload") return;
      if (missed) window.location.assign(missed);
      else toast({ kind: "error", text: t("error.repeat") });
    } catch {
      // Nothing is kept on this device.
    }
  }, [t, toast]);

  useEffect(() => {
    if (state === "idle") return;
    const leave = () => sessionStorage.setItem(key, to);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [state, to]);
}
