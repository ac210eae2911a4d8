import { expect, test } from "vitest";
import { morePages } from "./keep.ts";

// As the server writes them; `song-practice.test.ts` asks the pages themselves.
const button = (script: string) =>
  `<button type="submit" value="${script}" aria-pressed="false" name="script">`;
const link = (path: string, script: string) =>
  `<a href="${path}?script=${script}" data-follow="in-place">`;

test("a song is kept in each script that is offered, and where it is practised", () => {
  const html = `${button("original")}${button("te")}<a href="/songs/5/practise" data-follow="">
    <a href="/songs/6/practise"><a href="/practise?raaga=Mohanam">`;
  expect(morePages("/songs/5", html)).toEqual([
    "/songs/5?script=original",
    "/songs/5?script=te",
    "/songs/5/practise",
  ]);
});

test("its practice is kept in each script that is linked", () => {
  const path = "/songs/5/practise";
  const html = `${link(path, "original")}${link(path, "te")}<a href="${path}?view=large">
    <a href="/songs/5/words.vtt?script=te">${link("/songs/6/practise", "ta")}`;
  expect(morePages(path, html)).toEqual([
    "/songs/5/practise?script=original",
    "/songs/5/practise?script=te",
  ]);
});

test("a page in one script leads to no other", () => {
  expect(morePages("/songs/5?script=te", button("ta"))).toEqual([]);
  const path = "/songs/5/practise";
  expect(morePages(`${path}?script=te`, link(path, "ta"))).toEqual([]);
});

test("a raaga is kept with the exercises of its scale, whatever letters its name has", () => {
  const links = '<a href="/practise?raaga=Hindustani+Kapi"><a href="/practise?raaga=Kapi">';
  expect(morePages("/raagas/Hindustani%20Kapi", links)).toEqual([
    "/practise?raaga=Hindustani+Kapi",
  ]);
});
