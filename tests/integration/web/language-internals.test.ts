import { RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { expect, test } from "vitest";
import { preferencesContext } from "#app/web/context.ts";
import { detectLanguage, languageOf } from "#app/web/language.ts";
import { origin } from "../support/front-door.ts";

/** What app/web/language.ts knows of remix-i18next beyond its documentation. */
test("remix-i18next's middleware reads no more of its arguments than the cache can give it", async () => {
  const [detect, getLocale] = createI18nextMiddleware({
    detection: {
      supportedLanguages: ["en", "te"],
      fallbackLanguage: "en",
      findLocale: async ({ request }) => request.headers.get("Accept-Language"),
      order: ["searchParams", "custom"],
    },
    i18next: { supportedLngs: ["en", "te"], fallbackLng: "en", initAsync: false },
  });
  const context = new RouterContextProvider();
  const request = new Request(`${origin}/home`, { headers: { "Accept-Language": "te" } });
  const read = new Set<string | symbol>();
  const args = new Proxy(
    { request, context, url: new URL(request.url), params: {}, pattern: "/home" },
    { get: (target, name) => (read.add(name), Reflect.get(target, name)) },
  );
  await detect(args, async () => new Response());
  expect(getLocale(context)).toBe("te");
  expect(
    read,
    "remix-i18next reads arguments that detectLanguage in app/web/language.ts makes up",
  ).toEqual(new Set(["context", "request"]));
});

test("the language is the middleware's choice, also the second time", async () => {
  for (const time of ["first", "second"])
    for (const [query, accepted, expected] of [
      ["?lng=ta", "te", "ta"],
      ["", "te-IN,te;q=0.9", "te"],
      ["", "fr", "en"],
      ["?lng=fr", "kn", "kn"],
    ] as const) {
      const context = new RouterContextProvider();
      context.set(preferencesContext, { paging: "pagination" });
      const url = new URL(`${origin}/home${query}`);
      const request = new Request(url, { headers: { "Accept-Language": accepted } });
      await detectLanguage(request, url, context);
      expect(languageOf(context), `${time} ${query} ${accepted}`).toBe(expected);
    }
});
