import { expect, test } from "vitest";
import { inlineDisposition } from "./content-disposition.ts";

test.each([
  "Vatapi.mp3",
  "ఎందరో మహానుభావులు.mp3",
  'a"b;c\\d.mp3',
  "a\r\nSet-Cookie: x=1\r\n\r\n<script>.mp3",
  "a'b(c)*d%20é.mp3",
  "\u202Egpj.mp3",
  "🎻.ogg",
])("T52 %j is one header that gives the name back", (name) => {
  const header = inlineDisposition(name);
  expect(header).toMatch(/^inline; filename="[\w .()-]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/);
  expect(decodeURIComponent(header.split("filename*=UTF-8''")[1]!)).toBe(name);
  expect(new Headers({ "Content-Disposition": header }).get("Content-Disposition")).toBe(header);
});

test("a file without a name, and half a letter", () => {
  expect(inlineDisposition("")).toBe("inline");
  expect(inlineDisposition("\ud800.mp3")).toContain("%EF%BF%BD.mp3");
});
