import { expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";
import { nonceOf } from "../support/response-rules.ts";

test("the welcome page names its style sheets in a Link header, whether it is rendered or cached", async () => {
  for (const visits of ["made", "kept"]) {
    const response = await visit("/");
    const html = await response.text();
    const sheets = Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ([, href]) => href,
    );
    expect(sheets, visits).toHaveLength(5);
    expect(html, visits).not.toContain("<style");
    // What opens at a press, and what is for print and forced colours.
    for (const late of sheets.splice(-2))
      expect(html.slice(html.indexOf("</footer>")), visits).toContain(late);
    const named = sheets.map((href) => `<${href}>; rel=preload; as=style`).join(", ");
    expect(response.headers.get("Link"), visits).toBe(named);
    const data = await visit("/_root.data");
    expect(data.headers.get("Link"), "a page that asks for data has them").toBeNull();
  }
});

test("other pages carry their style sheets, with the nonce of each answer", async () => {
  const id = await makeSong({ title: "A song" });
  for (const visits of ["made", "kept"]) {
    const response = await visit(`/songs/${id}`);
    const html = await response.text();
    const before = html.slice(0, html.indexOf("</footer>"));
    const files = [...before.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(files, "the one for print").toHaveLength(1);
    expect(files[0], "a page does not wait for it").toContain('media="print"');
    expect(html.match(/<link rel="stylesheet"/g), "what is for a press, for print").toHaveLength(3);
    expect(response.headers.get("Link"), visits).not.toContain("preload");
    const nonce = nonceOf(response)!;
    const sheets = [...html.matchAll(/<style nonce="([^"]+)"[^>]* data-href="([^"]+)"/g)];
    expect(
      sheets.map(([, own]) => own),
      visits,
    ).toEqual([nonce, nonce]);
    expect(
      sheets.flatMap(([, , hrefs]) => hrefs!.split(" ")),
      visits,
    ).toHaveLength(6);
  }
});
