import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";

/** Loaded on first focus. */
const Suggestions = lazy(() => import("./suggestions.tsx"));

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === "/") return !ctrlKey && !metaKey && !altKey && !isEditable(event.target);
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

const fieldOfPage = () => document.querySelector<HTMLInputElement>("main input[name=q]");

export function SearchBox() {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [entered, setEntered] = useState(false);
  /** Whether the shortcut was pressed: then the field of /search gets the focus. */
  const isOnItsWay = useRef(false);
  // Administrators' lists have a `q` of their own.
  const asked = (pathname === "/search" && new URLSearchParams(search).get("q")) || "";

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      if (input.current?.offsetParent) input.current.select();
      else if (fieldOfPage()) fieldOfPage()?.select();
      else {
        isOnItsWay.current = true;
        void navigate("/search");
      }
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [navigate]);

  useEffect(() => {
    if (!isOnItsWay.current || pathname !== "/search") return;
    isOnItsWay.current = false;
    fieldOfPage()?.focus();
  }, [pathname]);

  return (
    <>
      <search className="site-search" aria-label={t("search.all")}>
        <Form action="/search" key={asked}>
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={asked}
            required
            maxLength={200}
            autoComplete="off"
            placeholder={t("search.all")}
            aria-label={t("search.all")}
            aria-keyshortcuts="/"
            onFocus={() => setEntered(true)}
          />
          <button type="submit" className="icon-button" aria-label={t("search.submit")}>
            <Icon name="search" />
          </button>
        </Form>
        {entered && (
          <Suspense fallback={null}>
            <Suggestions key={asked} input={input} />
          </Suspense>
        )}
      </search>
      <Link to="/search" className="icon-button search-link" aria-label={t("search.all")}>
        <Icon name="search" />
      </Link>
    </>
  );
}
