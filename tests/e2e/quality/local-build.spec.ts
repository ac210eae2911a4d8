import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { localVars } from "../../../scripts/local.ts";
import { serveBuild } from "../../../scripts/serve.ts";
import { copyState, findFreePort } from "../support/server.ts";

test("T74 npm start's runtime serves pages and files; no argument of it holds a secret", async ({
  request,
}) => {
  test.setTimeout(240_000);
  const state = copyState("wrangler");
  const origin = `http://localhost:${await findFreePort()}`;
  const runtime = serveBuild(Number(new URL(origin).port), state);
  const exit = once(runtime, "exit");
  try {
    await expect
      .poll(
        () =>
          request.get(`${origin}/healthz`).then(
            (answer) => answer.ok(),
            () => false,
          ),
        {
          timeout: 120_000,
        },
      )
      .toBe(true);
    const html = await (await request.get(`${origin}/home`)).text();
    expect(html).toContain("Compositions");
    const [script] = /\/assets\/[\w-]+\.js(?=")/.exec(html)!;
    const file = await request.get(origin + script, { maxRedirects: 0 });
    expect(file.status()).toBe(200);
    expect(file.headers()["content-type"]).toContain("javascript");
    const secrets = Object.entries(localVars())
      .filter(([name]) => name.startsWith("SESSION_") || name.startsWith("CODE_"))
      .map(([, value]) => value);
    expect(secrets).toHaveLength(2);
    const programs = execFileSync("ps", ["-A", "-ww", "-o", "args="], { encoding: "utf8" });
    expect(programs).toContain("--env-file=");
    expect(secrets.filter((secret) => programs.includes(secret))).toEqual([]);
  } finally {
    runtime.kill("SIGTERM");
    await exit;
    rmSync(state, { recursive: true, force: true });
  }
});

test("T73 wrangler refuses to deploy a local build", () => {
  const { status, stdout, stderr } = spawnSync("wrangler", ["deploy", "--dry-run"], {
    encoding: "utf8",
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain("This is a local build");
});
