import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { addStyleNonce } from "#app/ui/document/react-internals.ts";

const style = (href: string, text: string) =>
  createElement("style", { href, precedence: "area" }, text);

test("React renders styles as `hasStylesheet` and `addStyleNonce` expect; if not, it has changed", () => {
  const html = renderToString(
    createElement(
      Fragment,
      null,
      style("/one.css", "p{margin:0}"),
      style("/two.css", "b{margin:0}"),
      createElement("p", null, '<style data-precedence="area">'),
    ),
  );
  expect(addStyleNonce(html, "first")).toBe(
    '<style nonce="first" data-precedence="area" data-href="/one.css /two.css">p{margin:0}b{margin:0}</style>' +
      "<p>&lt;style data-precedence=&quot;area&quot;&gt;</p>",
  );
});
