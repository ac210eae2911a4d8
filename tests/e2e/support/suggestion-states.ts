import { suggestPath } from "#app/domain/records/suggesting/subject-path.ts";
import { waitToSend } from "./suggestions.ts";
import { expect, type Page } from "./test.ts";

/** Opens all parts of a list of suggestions, which gets one first if there is none. */
async function openSuggestions(page: Page) {
  const suggestions = page.locator(".suggestion-queue > li");
  if ((await suggestions.count()) === 0) {
    const path = page.url();
    await page.goto(suggestPath("song", 1, "description"));
    await page.locator("[name=value]").fill("A kriti with four swaras.");
    await page.locator("[name=source]").fill("A record sleeve");
    await page.locator("[name=givenName]").fill("Lakshmi");
    await page.locator("[name=isThanked]").check();
    await waitToSend(page);
    await page.locator(".suggest button[type=submit]").click();
    await page.waitForURL("/songs/1");
    await page.goto(path);
  }
  await expect(suggestions.first()).toBeVisible();
  for (const part of await suggestions.first().locator("summary").all()) await part.click();
}

/** The pages on which visitors suggest corrections. */
export const suggestionForms = [
  { name: "fields to correct", path: suggestPath("song", 1) },
  { name: "suggestion of a correction", path: suggestPath("song", 1, "accompaniments") },
];

/** Suggestions as those see them who decide on them or made them. */
export const suggestionLists = [
  {
    name: "suggestions to decide on",
    path: "/admin/suggestions",
    as: "Administrator" as const,
    open: openSuggestions,
  },
  {
    name: "own suggestions",
    path: "/my-collection/suggestions?of=made",
    as: "Contributor" as const,
    open: openSuggestions,
  },
];
