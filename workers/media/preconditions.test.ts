import { expect, test } from "vitest";
import { checkPreconditions, isRangeValid } from "./preconditions.ts";

const file = { etag: '"abc"', modified: new Date("2026-03-04T05:06:07.890Z") };
const then = "Wed, 04 Mar 2026 05:06:07 GMT";
const before = "Wed, 04 Mar 2026 05:06:06 GMT";
const after = "Wed, 04 Mar 2026 05:06:08 GMT";

// RFC 9110, section 13.2.2.
test.each([
  [{}, null],
  [{ "If-Match": '"abc"' }, null],
  [{ "If-Match": '"x", "abc"' }, null],
  [{ "If-Match": "*" }, null],
  [{ "If-Match": '"x"' }, 412],
  [{ "If-Match": 'W/"abc"' }, 412],
  [{ "If-Match": '"abc"', "If-Unmodified-Since": before }, null],
  [{ "If-Unmodified-Since": then }, null],
  [{ "If-Unmodified-Since": after }, null],
  [{ "If-Unmodified-Since": before }, 412],
  [{ "If-Unmodified-Since": "yesterday" }, null],
  [{ "If-None-Match": '"abc"' }, 304],
  [{ "If-None-Match": 'W/"abc"' }, 304],
  [{ "If-None-Match": '"x", W/"abc"' }, 304],
  [{ "If-None-Match": "*" }, 304],
  [{ "If-None-Match": '"x"' }, null],
  [{ "If-None-Match": "abc" }, null],
  [{ "If-None-Match": '"x"', "If-Modified-Since": then }, null],
  [{ "If-Modified-Since": then }, 304],
  [{ "If-Modified-Since": after }, 304],
  [{ "If-Modified-Since": before }, null],
  [{ "If-Modified-Since": "2026-03-04" }, null],
  [{ "If-Match": '"x"', "If-None-Match": '"abc"' }, 412],
  [{ "If-Match": '"abc"', "If-None-Match": '"abc"' }, 304],
] as const)("T60 %j gives %s", (headers, expected) => {
  expect(checkPreconditions(new Headers(headers), file)).toBe(expected);
});

test.each([
  [undefined, true],
  ['"abc"', true],
  [then, true],
  ['"x"', false],
  ['W/"abc"', false],
  [before, false],
  [after, false],
  ["*", false],
  ["", false],
])("T60 If-Range %j lets a range be: %s", (value, expected) => {
  const headers = new Headers(value === undefined ? {} : { "If-Range": value });
  expect(isRangeValid(headers, file)).toBe(expected);
});
