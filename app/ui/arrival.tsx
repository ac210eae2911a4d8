import { useEffect, useRef } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { useToast } from "./toast.tsx";

const key = "going";

/** Says the title of a page that was come to without a new document, and moves the focus there. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const title = useRef<HTMLParagraphElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    title.current!.textContent = document.title;
    const main = document.getElementById("content")!;
    // The page may have put the focus where it belongs; an anchor does so.
    if (!hash && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname, hash]);
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
      if (missed) window.location.replace(missed);
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
