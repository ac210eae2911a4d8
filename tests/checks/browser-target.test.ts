import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { oldestBrowsers } from "../../oldest-browsers.ts";
import { makeFeatureCheck } from "./browser-target.ts";

const { ios, ...others } = oldestBrowsers;
const listNewer = makeFeatureCheck({ ...others, safari_ios: ios });

/** What is used only where a browser has it, by the file of the build. */
const guarded: Record<string, string[]> = {
  // React and React Router.
  framework: [".startViewTransition", "navigation", "navigator.connection", "setImmediate"],
  // The button is shown where it can share.
  "share-button": ["navigator.share"],
  // Loaded when a popover has opened.
  "menu-layer": [".hidePopover"],
  // `file-type`, of a console.
  ParseError: ["console.exception"],
  // Asked for where the browser has it.
  "practise-song": ["navigator.wakeLock"],
  // The site's own.
  drafts: [".take"],
  // Zod.
  schemas: ["Error.captureStackTrace", "URL.canParse"],
  // `file-type`, only if it is given a signal.
  MetadataCollector: ["AbortSignal.any"],
};

let files: string[];
beforeAll(() => {
  files = globSync("build/client/**/*.js");
});

test("the scripts of the built site use nothing that the oldest browsers lack", () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const name = basename(file).replace(/-[\w-]{7}\.js$/, "");
    const newer = listNewer(readFileSync(file, "utf8"));
    return newer.filter((one) => !guarded[name]?.includes(one)).map((one) => `${name}: ${one}`);
  });
  expect(found).toEqual([]);
});

test.each([
  ["Map.groupBy(songs, by); AbortSignal.any([one]);", ["AbortSignal.any", "Map.groupBy"]],
  ["new Intl.Segmenter(); URL.canParse(text);", ["Intl.Segmenter", "URL.canParse"]],
  ["button.ariaPressed = 'true'; list.toSorted(); list.findLast(is);", [".ariaPressed"]],
  ["new BroadcastChannel('player'); new CloseWatcher();", ["CloseWatcher"]],
  ["class Watch extends CloseWatcher {}", ["CloseWatcher"]],
  ["requestIdleCallback(f)", ["requestIdleCallback"]],
  ["window.requestIdleCallback(f)", ["requestIdleCallback"]],
  ["globalThis['requestIdleCallback'](f)", ["requestIdleCallback"]],
  ["const { requestIdleCallback: later } = window", ["requestIdleCallback"]],
  ["const { groupBy } = Map; groupBy(songs, by)", ["Map.groupBy"]],
  ["let any; ({ any } = window.AbortSignal)", ["AbortSignal.any"]],
  ["window.Map['groupBy'](songs, by)", ["Map.groupBy"]],
  ["document.startViewTransition(show)", ["document.startViewTransition"]],
  ["/[\\p{L}--a]/v.test(text)", ["RegExp flag v"]],
  ["new RegExp(text, 'gv')", ["RegExp flag v"]],
  ["one.union(other); one.isSubsetOf(other)", [".isSubsetOf", ".union"]],
  ["list.values().map(f)", ["Iterator.map"]],
  ["text.matchAll(word).toArray()", ["Iterator.toArray"]],
  ["text.matchAll(word).filter(f)", ["Iterator.filter"]],
])("the check finds %s", (script, found) => {
  expect(listNewer(script)).toEqual(found);
});

test.each([
  "songs.toSorted().map(f); Object.values(lists).map(f); [...list.values()].map(f)",
  "site.share(); player.ownName(); row.union; { groupBy: by }",
  "function requestIdleCallback(f) { f() } requestIdleCallback(f)",
  "(requestIdleCallback) => requestIdleCallback()",
  "/v/u.test(text); new RegExp('v', 'u')",
])("the check takes what is old, or the site's own: %s", (script) => {
  expect(listNewer(script)).toEqual([]);
});

test("no rule of a browser without :has() is lost with one that needs it", () => {
  const styles = globSync("build/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
  const selectors = styles.flatMap((text) => text.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []);
  expect(selectors.length).toBeGreaterThan(20);
  // Within `:is()`, browsers leave out what they do not know.
  const lists = selectors.filter(
    (one) => !one.startsWith("@") && withoutBrackets(one).includes(","),
  );
  expect(lists).toEqual([]);
});

function withoutBrackets(text: string): string {
  const inner = text.replaceAll(/\([^()]*\)/g, "");
  return inner === text ? text : withoutBrackets(inner);
}
