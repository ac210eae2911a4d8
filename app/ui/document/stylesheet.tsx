import { createContext, use } from "react";

/** The style sheets that a document carries in itself: texts by address; see `documentSheets`. */
export const SheetsContext = /* @__PURE__ */ createContext<Readonly<Record<string, string>>>({});

const isInDocument = (href: string) =>
  typeof document !== "undefined" && document.querySelector(`style[data-href~="${href}"]`) !== null;

export function Stylesheet({ href, precedence = "area" }: { href: string; precedence?: string }) {
  const text = use(SheetsContext)[href] ?? (isInDocument(href) ? "" : undefined);
  return text === undefined ? (
    <link rel="stylesheet" href={href} precedence={precedence} />
  ) : (
    <style href={href} precedence={precedence}>
      {text}
    </style>
  );
}
