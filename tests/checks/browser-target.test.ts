import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { oldestBrowsers } from "../../oldest-browsers.ts";
import { makeFeatureCheck } from "./browser-target.ts";

const { ios, ...others } = oldestBrowsers;
const listNewer = makeFeatureCheck({ ...others, safari_ios: ios });

/** What libraries use only where a browser has it, by the file of the build. */
const guarded: Record<string, string[]> = {
  // React Router.
  framework: [".startViewTransition"],
  // Zod.
  schemas: ["Error.captureStackTrace", "URL.canParse"],
  // `file-type`, only if it is given a signal.
  MetadataCollector: ["AbortSignal.any"],
};

let files: string[];
beforeAll(() => {
  files = globSync("build/client/assets/*.js");
});

test("the scripts of the built site use nothing that the oldest browsers lack", () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const name = basename(file).replace(/-[\w-]{8}\.js$/, "");
    const newer = listNewer(readFileSync(file, "utf8"));
    return newer.filter((one) => !guarded[name]?.includes(one)).map((one) => `${name}: ${one}`);
  });
  expect(found).toEqual([]);
});

test("the check knows functions of language and browser, and tells them from the site's own", () => {
  const script = `
    Map.groupBy(songs, by); AbortSignal.any([one]); URL.canParse(text); new Intl.Segmenter();
    button.ariaPressed = "true"; songs.toSorted(); songs.findLast(is); site.share(); player.ownName();
    new BroadcastChannel("player"); new CloseWatcher();`;
  expect(listNewer(script)).toEqual([
    ".ariaPressed",
    "AbortSignal.any",
    "CloseWatcher",
    "Intl.Segmenter",
    "Map.groupBy",
    "URL.canParse",
  ]);
});
