import { afterEach, expect, test, vi } from "vitest";
import { readSettings } from "./config.server.ts";

afterEach(() => vi.unstubAllGlobals());

const settings = {
  SITE_ORIGIN: "https://archive.example",
  SESSION_SECRET: "x".repeat(32),
  CODE_PEPPER: "y".repeat(32),
};

test("T73 the build that is deployed refuses to start with an outbox", () => {
  vi.stubGlobal("__LOCAL_BUILD__", false);
  expect(() => readSettings({ ...settings, OUTBOX: "true", RESEND_API_KEY: "re_1" })).toThrow(
    "Settings: OUTBOX is for local builds only",
  );
  expect(readSettings({ ...settings, RESEND_API_KEY: "re_1" }).OUTBOX).toBe(false);
  vi.stubGlobal("__LOCAL_BUILD__", true);
  expect(readSettings({ ...settings, OUTBOX: "true" }).OUTBOX).toBe(true);
});
