import { useEffect, useRef } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { useToast } from "./toast.tsx";

const key = "going";

/** Returns the texts of the page's live regions, such as the number of results. */
const readStatus = (main: HTMLElement) =>
  [...main.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join("\n");

/**
 * After a client navigation, announces the page's title to screen readers and moves the focus to its content. If only
 * the query has changed (a filter), an existing focus stays, and a page with its own announcement is not announced.
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
    // The page, or an anchor, may have set the focus already.
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
 * If a page's code is missing, as after a deployment, the router reloads the current page. This hook then navigates to
 * the requested page, once. If a form was being sent, it asks the visitor to send it again.
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
      // Storage is unavailable.
    }
  }, [t, toast]);

  useEffect(() => {
    if (state === "idle") return;
    const leave = () => sessionStorage.setItem(key, to);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [state, to]);
}
