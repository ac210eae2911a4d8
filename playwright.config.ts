import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tests/e2e/support/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 8799);

/**
 * Browser tests against the built site, served by the local runtime with a storage of its own, which
 * is made anew for every run. Build first: `react-router build`.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "list",
  // Patience for a busy machine: what does not come at all fails all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: {
    command: `node -e "fs.rmSync('.wrangler/e2e', { recursive: true, force: true })" && node scripts/start.ts --no-build`,
    url: `http://localhost:${port}/robots.txt`,
    env: { ARCHIVE_STATE: ".wrangler/e2e", PORT: String(port) },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    timeout: 120_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: "chromium",
    launchOptions: await chromiumLaunch(),
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "with-javascript", testIgnore: ["without-javascript/**", "serial/**", "last/**"] },
    {
      name: "without-javascript",
      testMatch: ["journeys/**/*.spec.ts", "without-javascript/**/*.spec.ts"],
      testIgnore: "serial/**",
      use: { javaScriptEnabled: false },
    },
    // Last, as these tests add to lists that the others count.
    {
      name: "serial",
      testMatch: "serial/**/*.spec.ts",
      testIgnore: "serial/without-javascript/**",
      dependencies: ["with-javascript", "without-javascript"],
    },
    {
      name: "serial-without-javascript",
      testMatch: ["serial/journeys/**/*.spec.ts", "serial/without-javascript/**/*.spec.ts"],
      dependencies: ["with-javascript", "without-javascript"],
      use: { javaScriptEnabled: false },
    },
    // Where a body is refused unread, the local runtime may lose requests of others beside it.
    {
      name: "last",
      testMatch: "last/**/*.spec.ts",
      dependencies: ["serial", "serial-without-javascript"],
    },
  ],
});
