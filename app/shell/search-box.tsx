import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigate } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";

const Suggestions = lazy(() => import("./suggestions.tsx"));

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === "/") return !ctrlKey && !metaKey && !altKey && !isEditable(event.target);
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

const findPageInput = () => document.querySelector<HTMLInputElement>("main input[name=q]");

export function SearchBox() {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [wasFocused, setWasFocused] = useState(false);
  const shouldFocus = useRef(false);
  const query = (pathname === "/search" && new URLSearchParams(search).get("q")) || "";

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      if (input.current?.offsetParent) input.current.select();
      else if (findPageInput()) findPageInput()?.select();
      else {
        shouldFocus.current = true;
        void navigate("/search");
      }
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [navigate]);

  useEffect(() => {
    if (!shouldFocus.current || pathname !== "/search") return;
    shouldFocus.current = false;
    findPageInput()?.focus();
  }, [pathname]);

  return (
    <>
      <search className="site-search" aria-label={t("search.all")}>
        <Form action="/search" key={query}>
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={query}
            required
            maxLength={200}
            autoComplete="off"
            placeholder={t("search.all")}
            aria-label={t("search.all")}
            aria-keyshortcuts="/"
            onFocus={() => setWasFocused(true)}
          />
          <button type="submit" className="icon-button" aria-label={t("search.submit")}>
            <Icon name="search" />
          </button>
        </Form>
        {wasFocused && (
          <Suspense fallback={null}>
            <Suggestions key={query} input={input} />
          </Suspense>
        )}
      </search>
      <Link to="/search" className="icon-button search-link" aria-label={t("search.all")}>
        <Icon name="search" />
      </Link>
    </>
  );
}
