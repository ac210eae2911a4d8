import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The store of a page that is opened anew, with what the device has. */
async function openPage() {
  vi.resetModules();
  return import("./my-practice.ts");
}

const device = new Map<string, string>();
const stored = () => JSON.parse(device.get("my-practice") ?? "[]");

beforeEach(() => {
  device.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, text: string) => device.set(key, text),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what is changed is kept on the device, and nothing that is not valid", async () => {
  const first = await openPage();
  first.changePractice(7, { first: 2, last: 3, gap: "same", tempo: 5000 });
  expect(stored()).toEqual([[7, { first: 2, last: 3, gap: "same" }]]);
  const again = await openPage();
  expect(again.readPractice(7, "")).toEqual({ first: 2, last: 3, gap: "same" });
  again.forgetPractice(7);
  expect(stored()).toEqual([]);
});

test("a shared practice comes first, and leaves the reader's own alone until something is changed", async () => {
  device.set("my-practice", JSON.stringify([[7, { first: 1, last: 1, shruti: "C" }]]));
  const page = await openPage();
  // The song was read before in this tab.
  expect(page.readPractice(7, "")).toMatchObject({ first: 1 });
  const hash = page.practiceHash({ first: 2, last: 4, shruti: "G", script: "te" });
  expect(hash).toBe("#first=2&last=4&shruti=G");
  expect(page.readPractice(7, hash)).toEqual({ first: 2, last: 4, shruti: "G" });
  // A link of the page has no hash.
  expect(page.readPractice(7, "")).toEqual({ first: 2, last: 4, shruti: "G" });
  expect(page.readPractice(7, "#tempo=90")).toEqual({ tempo: 90 });
  expect(page.readPractice(8, "#words")).toEqual({});
  expect(stored()).toEqual([[7, { first: 1, last: 1, shruti: "C" }]]);
});

test("a shared practice is the reader's own once they change something of it", async () => {
  const page = await openPage();
  const hash = "#first=2&last=4&shruti=G";
  expect(page.readShared(7, hash)).not.toBeNull();
  page.changePractice(7, { gap: 2 });
  expect(page.readShared(7, hash)).toBeNull();
  expect(page.readPractice(7, hash)).toEqual({ first: 2, last: 4, shruti: "G", gap: 2 });
  expect(stored()).toEqual([[7, { first: 2, last: 4, shruti: "G", gap: 2 }]]);
});

test("a shared practice can be put away, and is gone when its page is left", async () => {
  device.set("my-practice", JSON.stringify([[7, { rate: 0.5 }]]));
  const page = await openPage();
  expect(page.readPractice(7, "#rate=0.8")).toEqual({ rate: 0.8 });
  page.leaveShared(7);
  expect(page.readPractice(7, "")).toEqual({ rate: 0.5 });
  expect(page.readPractice(7, "#rate=0.8")).toEqual({ rate: 0.8 });
  page.forgetPractice(7);
  expect(page.readPractice(7, "#rate=0.8")).toEqual({ rate: 0.5 });
  page.leaveShared(7);
  expect(page.readPractice(7, "#rate=0.8")).toEqual({ rate: 0.5 });
  expect(stored()).toEqual([[7, { rate: 0.5 }]]);
});
