import { describe, expect, test } from "vitest";
import { isPublic, storedPath } from "./store.ts";

const answer = (rules: string | null, status = 200) =>
  new Response(status === 204 ? null : "", {
    status,
    headers: rules === null ? {} : { "Cache-Control": rules },
  });

describe("T102 what a device keeps", () => {
  test("is what the server says is the same for everybody", () => {
    expect(isPublic(answer("public, max-age=0, must-revalidate"))).toBe(true);
    expect(isPublic(answer("public, max-age=31536000, immutable"))).toBe(true);
  });

  test.each([
    ["a page of a signed-in user", answer("private, no-store")],
    ["what says nothing", answer(null)],
    ["what says both", answer("public, no-store")],
    ["an error", answer("public, max-age=0", 404)],
    ["a redirect", answer("public, max-age=0", 302)],
    ["a part of a file", answer("public, max-age=0", 206)],
    ["an answer without a body", answer("public, max-age=0", 204)],
  ])("is not %s", (_name, response) => {
    expect(isPublic(response)).toBe(false);
  });
});

test("a page is stored by its address without origin, hash and language", () => {
  expect(storedPath("https://example.org/songs/5?lng=te#l3")).toBe("/songs/5");
  expect(storedPath("https://example.org/songs/5?script=te&lng=hi")).toBe("/songs/5?script=te");
  expect(storedPath("/raagas/Hindustani%20Kapi")).toBe("/raagas/Hindustani%20Kapi");
  expect(storedPath("/practise?raaga=Hindustani%20Kapi")).toBe("/practise?raaga=Hindustani+Kapi");
});
