import { expect, test } from "vitest";
import { languages } from "../archive.ts";
import type { MessageKey } from "./messages.ts";
import { createTranslate } from "./translate.ts";

const t = createTranslate("en", { "role.Viewer": "Viewer" });

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "%s is no message, and no value of one",
  (name) => {
    const key = name as MessageKey;
    expect(t(key)).toBe(name);
    expect(t(key, { count: 2 })).toBe(name);
    expect(t(`{${name}}` as MessageKey, { seconds: 1 })).toBe(`{${name}}`);
  },
);

test.each(languages)("numbers are written as in %s", (language) => {
  const translate = createTranslate(language, { songs: "{count}" });
  for (const count of [0, 7, 999, 1000, 154_000, -3, 0.5])
    expect(translate("songs", { count })).toBe(new Intl.NumberFormat(language).format(count));
});
