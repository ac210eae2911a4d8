import { createContext, use } from "react";
import { hasStylesheet } from "./react-internals.ts";

/** Text of style sheets by URL, which a document contains instead of links to their files. */
export const StylesheetsContext = /* @__PURE__ */ createContext<Readonly<Record<string, string>>>(
  {},
);

export function Stylesheet({ href, precedence = "area" }: { href: string; precedence?: string }) {
  const text = use(StylesheetsContext)[href] ?? (hasStylesheet(href) ? "" : null);
  if (text === null) return <link rel="stylesheet" href={href} precedence={precedence} />;
  return (
    <style href={href} precedence={precedence}>
      {text}
    </style>
  );
}
