import { expect, test } from "vitest";
import { findReferringList, parseSongListPath } from "./referring-list.ts";

test.each([
  "/home",
  "/home?page=3&view=table",
  "/search?title=a%20b&searched=true",
  "/my-collection?page=2",
])("%s is a list of songs", (text) => expect(parseSongListPath(text)).toBe(text));

test.each([
  null,
  "",
  "/",
  "/songs/7",
  "/songs/7/delete",
  "/homes",
  "/home/next",
  "home",
  "//evil.example/home",
  "/\\evil.example/home",
  "https://evil.example/home",
  "/home/../login",
  "javascript:/home",
])("T54 %j is none", (text) => expect(parseSongListPath(text)).toBeNull());

test("a request says which list it was made from, and only its own site's are believed", () => {
  const from = (referrer?: string) =>
    findReferringList(
      new Request("https://archive.example/songs/7", {
        headers: referrer ? { Referer: referrer } : {},
      }),
    );
  expect(from("https://archive.example/home?page=2")).toBe("/home?page=2");
  expect(from("https://archive.example/songs/8")).toBeNull();
  expect(from("https://evil.example/home?page=2")).toBeNull();
  expect(from("no address")).toBeNull();
  expect(from()).toBeNull();
});
