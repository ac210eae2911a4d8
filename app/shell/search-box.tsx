import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { QueryInput } from "./query-input.tsx";

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches("input, textarea, select");

const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !altKey && (ctrlKey || metaKey ? /^k$/i.test(key) : key === "/" && !isField(target));

export function SearchBox() {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  const query = (pathname === "/search" && new URLSearchParams(search).get("q")) || "";

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      const inPage = document.querySelector<HTMLInputElement>("main input[name=q]");
      const field = input.current?.offsetParent ? input.current : inPage;
      if (field) field.select();
      else link.current?.click();
    };
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);

  return (
    <>
      <search className="site-search" aria-label={t("search.all")}>
        <Form action="/search" key={query}>
          <QueryInput
            input={input}
            defaultValue={query}
            required
            placeholder={t("search.submit")}
            aria-label={t("search.all")}
            aria-keyshortcuts="/"
          />
          <button type="submit" className="icon-button" aria-label={t("search.submit")}>
            <Icon name="search" />
          </button>
        </Form>
      </search>
      <Link
        to="/search"
        ref={link}
        className="icon-button search-link"
        aria-label={t("search.all")}
      >
        <Icon name="search" />
      </Link>
    </>
  );
}
