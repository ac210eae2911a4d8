import { expect, test } from "vitest";
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
