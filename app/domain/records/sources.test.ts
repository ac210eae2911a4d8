import { describe, expect, test } from "vitest";
import { siteOf, webAddressOf } from "./sources.ts";

describe("the address of a source", () => {
  test.each([
    ["news.tirumala.org/a-page/", "https://news.tirumala.org/a-page/"],
    ["www.karnatik.com", "https://www.karnatik.com"],
    ["http://example.org/a?b#c", "http://example.org/a?b#c"],
  ])("is its own, or with https: %s", (source, address) => {
    expect(webAddressOf(source)).toBe(address);
  });

  test.each([
    "A book",
    "A book, example.org",
    "Vol.2",
    "Sruti, no. 12",
    "javascript:alert.it",
    "a@example.org",
    "//example.org",
    "",
  ])("is missing where it names something else: %s", (source) => {
    expect(webAddressOf(source)).toBeNull();
  });

  test("has the name of its site", () => {
    expect(siteOf("https://www.karnatik.com/c1869.shtml")).toBe("karnatik.com");
    expect(siteOf("https://news.tirumala.org/a")).toBe("news.tirumala.org");
  });
});
