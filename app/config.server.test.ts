import { afterEach, expect, test, vi } from "vitest";
import { readSettings } from "./config.server.ts";

afterEach(() => vi.unstubAllGlobals());

const bindings = {
  DB: {},
  MEDIA: {},
  DUMPS: {},
  COPIES: {},
  DRAFTS: {},
  MEDIA_LIMIT: {},
  MADE_LIMIT: {},
  SAVED_FORM_LIMIT: {},
  ERROR_LIMIT: {},
  SIGN_IN_LIMIT: {},
  SIGN_IN_SHARED_LIMIT: {},
  CODE_LIMIT: {},
  CODE_SHARED_LIMIT: {},
  SEARCH_LIMIT: {},
  SEARCH_SHARED_LIMIT: {},
};

const local = {
  ...bindings,
  SITE_ORIGIN: "http://localhost:8787",
  SESSION_SECRET: "x".repeat(32),
  CODE_PEPPER: "y".repeat(32),
  OUTBOX: "true",
};

const deployed = {
  ...local,
  SITE_ORIGIN: "https://archive.example",
  MAIL_FROM: "archive@archive.example",
  OUTBOX: undefined,
  RESEND_API_KEY: "re_1",
};

test("T73 the build that is deployed refuses to start with an outbox", () => {
  vi.stubGlobal("__LOCAL_BUILD__", false);
  expect(() => readSettings({ ...deployed, OUTBOX: "true" })).toThrow(
    "Settings: OUTBOX is for local builds only",
  );
  expect(readSettings({ ...deployed }).OUTBOX).toBe(false);
  vi.stubGlobal("__LOCAL_BUILD__", true);
  expect(readSettings({ ...local }).OUTBOX).toBe(true);
});

test.each([
  "http://localhost:8787",
  "http://archive.localhost",
  "http://127.0.0.1:8787",
  "http://[::1]:8787",
  "http://0.0.0.0",
])("the build that is deployed refuses an address of this machine: %s", (SITE_ORIGIN) => {
  vi.stubGlobal("__LOCAL_BUILD__", false);
  expect(() => readSettings({ ...deployed, SITE_ORIGIN })).toThrow(
    "Settings: SITE_ORIGIN is an address of this machine",
  );
  vi.stubGlobal("__LOCAL_BUILD__", true);
  expect(readSettings({ ...local, SITE_ORIGIN }).SITE_ORIGIN).toBe(SITE_ORIGIN);
});

test("an origin that is no address is named", () => {
  vi.stubGlobal("__LOCAL_BUILD__", false);
  expect(() => readSettings({ ...deployed, SITE_ORIGIN: "archive.example" })).toThrow(
    "Settings: SITE_ORIGIN ",
  );
});

test("the build that is deployed needs a sender", () => {
  vi.stubGlobal("__LOCAL_BUILD__", false);
  expect(() => readSettings({ ...deployed, MAIL_FROM: undefined })).toThrow(
    "Settings: MAIL_FROM is missing",
  );
});

test.each(Object.keys(bindings))("a missing binding is named: %s", (name) => {
  vi.stubGlobal("__LOCAL_BUILD__", false);
  expect(() => readSettings({ ...deployed, [name]: undefined })).toThrow(
    `Settings: ${name} is not bound`,
  );
});

test("all that is wrong is named at once", () => {
  vi.stubGlobal("__LOCAL_BUILD__", false);
  const wrong = { DB: undefined, SITE_ORIGIN: "http://localhost", SESSION_SECRET: "short" };
  const empty = { MAIL_FROM: "", RESEND_API_KEY: "" };
  let message = "";
  try {
    readSettings({ ...deployed, ...wrong, ...empty });
  } catch (error) {
    message = String(error);
  }
  for (const name of [...Object.keys(wrong), ...Object.keys(empty)])
    expect(message).toContain(`${name} `);
  expect(message).not.toContain("short");
});
