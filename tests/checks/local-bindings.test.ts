import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { withLocalBindings } from "../../scripts/local.ts";
import { seed } from "../../scripts/prepare.ts";

vi.mock("#drizzle/seed/demo/index.ts", () => ({ makeDemo: vi.fn() }));
vi.mock("#drizzle/seed/reference/index.ts", () => ({ referenceStatements: vi.fn() }));

describe("work with the local bindings", () => {
  const lost = () => new TypeError("fetch failed", { cause: new Error("other side closed") });

  function openings() {
    let opened = 0;
    let closed = 0;
    const open = () => {
      opened++;
      return Promise.resolve({ env: {} as Env, close: async () => void closed++ });
    };
    return { open, count: () => [opened, closed] };
  }

  test("is begun again when the connection to the runtime is lost, at most twice", async () => {
    const { open, count } = openings();
    let tries = 0;
    const work = () => (++tries < 3 ? Promise.reject(lost()) : Promise.resolve("done"));
    expect(await withLocalBindings(work, open)).toBe("done");
    expect(count()).toEqual([3, 3]);
    const never = openings();
    await expect(withLocalBindings(() => Promise.reject(lost()), never.open)).rejects.toThrow(
      "fetch failed",
    );
    expect(never.count()).toEqual([3, 3]);
  });

  test("ends with any other error", async () => {
    const { open, count } = openings();
    const failed = () => Promise.reject(new Error("no such table"));
    await expect(withLocalBindings(failed, open)).rejects.toThrow("no such table");
    expect(count()).toEqual([1, 1]);
  });
});

test("the demonstration is made before the runtime is started, which would end waiting connections", async () => {
  const order: string[] = [];
  vi.mocked(makeDemo).mockImplementation(async () => {
    await setTimeout(20);
    order.push("made");
    return { statements: [], files: [] };
  });
  vi.mocked(referenceStatements).mockImplementation(async () => {
    await setTimeout(20);
    order.push("listed");
    return [];
  });
  const open = () => {
    order.push("opened");
    return Promise.reject(new Error("enough"));
  };
  await expect(seed(open)).rejects.toThrow("enough");
  expect(order).toEqual(["made", "listed", "opened"]);
});

describe("commands end with a sentence", () => {
  const state = mkdtempSync(join(tmpdir(), "archive-"));
  afterAll(() => rmSync(state, { recursive: true }));

  test.each([
    ["reset", "Nothing was changed: nobody answered."],
    ["search-reindex", "There is no archive under"],
    ["backup", "There is no archive under"],
  ])("%s, where it has nothing to work on", (name, sentence) => {
    const { status, stderr } = spawnSync("node", [`scripts/${name}.ts`], {
      encoding: "utf8",
      input: "",
      env: { ...process.env, ARCHIVE_STATE: state },
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(new RegExp(`^${sentence}`));
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
