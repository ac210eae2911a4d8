import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tests/e2e/support/chromium.ts";

/**
 * Browser tests against the built site, served by the local runtime. Each worker has a server and a database of its
 * own (`tests/e2e/support/server.ts`). Build first: `ARCHIVE_LOCAL=true react-router build`.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  globalSetup: "./tests/e2e/support/seed.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "list",
  // Patience for a busy machine: what does not come at all fails all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: "chromium",
    launchOptions: await chromiumLaunch(),
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    // It would fetch the practice tools for each test; tests of what it does allow it.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "with-javascript",
      testIgnore: ["without-javascript/**", "writing/**"],
    },
    {
      name: "without-javascript",
      testMatch: ["journeys/**/*.spec.ts", "without-javascript/**/*.spec.ts"],
      testIgnore: "writing/**",
      use: { javaScriptEnabled: false },
    },
    // Tests that add to lists which others count: workers, and so databases, are never shared between projects.
    {
      name: "writing",
      testMatch: "writing/**/*.spec.ts",
      testIgnore: "writing/without-javascript/**",
    },
    {
      name: "writing-without-javascript",
      testMatch: ["writing/journeys/**/*.spec.ts", "writing/without-javascript/**/*.spec.ts"],
      use: { javaScriptEnabled: false },
    },
  ],
});
