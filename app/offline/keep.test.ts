import { expect, test } from "vitest";
import { morePages } from "./keep.ts";

const button = (script: string) => `<button type="submit" name="script" value="${script}">`;

test("a song is kept in each script that is offered, and where it is practised", () => {
  const html = `${button("original")}${button("te")}<a href="/songs/5/practise" data-follow="">
    <a href="/songs/6/practise"><a href="/practise?raaga=Mohanam">`;
  expect(morePages("/songs/5", html)).toEqual([
    "/songs/5?script=original",
    "/songs/5?script=te",
    "/songs/5/practise",
  ]);
  expect(morePages("/songs/5/practise", button("te"))).toEqual(["/songs/5/practise?script=te"]);
});

test("a page in one script leads to no other", () => {
  expect(morePages("/songs/5?script=te", button("ta"))).toEqual([]);
});

test("a raaga is kept with the exercises of its scale, whatever letters its name has", () => {
  const links = '<a href="/practise?raaga=Hindustani+Kapi"><a href="/practise?raaga=Kapi">';
  expect(morePages("/raagas/Hindustani%20Kapi", links)).toEqual([
    "/practise?raaga=Hindustani+Kapi",
  ]);
});
