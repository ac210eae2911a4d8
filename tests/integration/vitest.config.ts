import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;
const migrations = await readD1Migrations(`${root}migrations`);

export default defineConfig({
  root,
  plugins: [
    reactRouter(),
    cloudflareTest({
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: { bindings: { MIGRATIONS: migrations, SERVER_TIMING: "true" } },
    }),
  ],
  test: {
    name: "journeys",
    css: true,
    include: ["tests/integration/**/*.test.ts"],
    setupFiles: ["./tests/integration/set-up.ts"],
  },
});
