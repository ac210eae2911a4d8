import { execFileSync, spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { localVars } from "../../../scripts/local.ts";

test("T74 no argument of a running program holds a secret", () => {
  const secrets = Object.entries(localVars())
    .filter(([name]) => name.startsWith("SESSION_") || name.startsWith("CODE_"))
    .map(([, value]) => value);
  expect(secrets).toHaveLength(2);
  const programs = execFileSync("ps", ["-A", "-ww", "-o", "args="], { encoding: "utf8" });
  expect(programs).toContain("--env-file=");
  expect(secrets.filter((secret) => programs.includes(secret))).toEqual([]);
});

test("T73 wrangler refuses to deploy a local build", () => {
  const { status, stdout, stderr } = spawnSync("wrangler", ["deploy", "--dry-run"], {
    encoding: "utf8",
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain("This is a local build");
});
