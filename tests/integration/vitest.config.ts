import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { everyProject } from "../every-project.ts";

// The routes of a local build, the outbox among them.
process.env.ARCHIVE_LOCAL = "true";

const root = new URL("../..", import.meta.url).pathname;
const migrations = await readD1Migrations(`${root}migrations`);

/** A page's own markup is what tests read: the words of its style sheets would be taken for it. */
const shortStyles: Plugin = {
  name: "short-styles",
  enforce: "pre",
  load: (id) => (id.endsWith(".css?inline") ? 'export default "p{margin:0}"' : undefined),
};

export default defineConfig({
  root,
  plugins: [
    shortStyles,
    reactRouter(),
    cloudflareTest({
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        bindings: {
          MIGRATIONS: migrations,
          SERVER_TIMING: "true",
          SESSION_SECRET: "a secret of the tests, forty letters long",
          CODE_PEPPER: "another secret of the tests, quite as long",
          OUTBOX: "true",
        },
      },
    }),
  ],
  define: { __LOCAL_BUILD__: "true" },
  // Drawings are files, as in the site's own build.
  build: { assetsInlineLimit: 0 },
  test: {
    name: "integration",
    ...everyProject,
    css: true,
    // Loading the Worker anew for each file took a third of the time.
    isolate: false,
    include: ["tests/integration/**/*.test.ts"],
    setupFiles: [`${root}tests/integration/support/set-up.ts`],
  },
});
