import { expect, test } from "vitest";
import { findLicenceFaults } from "../../scripts/packages/licences.ts";
import { judgeRelease, readSignatures, type Registered } from "../../scripts/packages/releases.ts";

const now = Date.parse("2026-11-29T00:00:00Z");
const times = {
  "0.9.0": "2020-01-01T00:00:00.000Z",
  "1.0.0": "2026-05-01T00:00:00.000000+00:00",
  "1.1.0-beta.1": "2026-06-01T00:00:00.000Z",
  "1.1.0-beta.2": "2026-11-27T00:00:00.000Z",
};
const judge = (version: string, more: Partial<Registered> = {}) =>
  judgeRelease("a", version, { time: times, versions: Object.keys(times), ...more }, now).map(
    ({ text, isFault }) => `${isFault ? "fault" : "look"}: ${text}`,
  );

test("a stable version of some age is in order", () => {
  expect(judge("1.0.0")).toEqual([]);
});

test("a beta is a fault only where a stable version is as new", () => {
  expect(judge("1.1.0-beta.1")).toEqual([
    "look: a 1.1.0-beta.1: a beta: no later version is stable",
  ]);
  const time = { ...times, "1.1.0": "2026-07-01T00:00:00.000Z" };
  expect(judge("1.1.0-beta.1", { time, versions: Object.keys(time) })).toEqual([
    "fault: a 1.1.0-beta.1: a beta, though there is 1.1.0",
  ]);
  const other = { ...times, "1.10.0": "2026-07-01T00:00:00.000Z" };
  expect(
    judge("1.9.0-rc.1", {
      time: { ...other, "1.9.0-rc.1": times["1.0.0"] },
      versions: Object.keys(other),
    }),
  ).toEqual(["fault: a 1.9.0-rc.1: a beta, though there is 1.10.0"]);
});

test("a version of this week, a deprecated one and one that the registry does not know are faults", () => {
  expect(judge("1.1.0-beta.2")).toContain("fault: a 1.1.0-beta.2: published 2026-11-27");
  expect(judge("1.0.0", { deprecated: "use b" })).toEqual(["fault: a 1.0.0: deprecated: use b"]);
  expect(judge("2.0.0")).toEqual(["fault: a 2.0.0: the registry does not know it"]);
});

test("a package without a release for years is to be looked at, also with one version alone", () => {
  expect(judge("0.9.0", { time: { "0.9.0": times["0.9.0"] }, versions: "0.9.0" })).toEqual([
    "look: a 0.9.0: no other release since 2020-01-01",
  ]);
  expect(judge("0.9.0")).toEqual([]);
});

test("signatures: what is wrong, missing, and an answer that says neither", () => {
  expect(readSignatures('{"invalid":[],"missing":[]}')).toEqual([]);
  expect(
    readSignatures(
      '{"invalid":[{"name":"a","version":"1.0.0","code":"EINTEGRITYSIGNATURE"}],"missing":[{"name":"@b/c","version":"2.0.0"}]}',
    ),
  ).toEqual(["a 1.0.0: its signature is wrong", "@b/c 2.0.0: not signed by the registry"]);
  expect(readSignatures('{"error":{"code":"ENOTFOUND","summary":"no network"}}')).toEqual([
    "npm audit signatures failed: no network",
  ]);
  expect(readSignatures("{}")).toHaveLength(1);
  expect(readSignatures("")).toEqual(["npm audit signatures gave no answer"]);
});

test("every installed package has a licence that is allowed", () => {
  expect(findLicenceFaults()).toEqual([]);
});
