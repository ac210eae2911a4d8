import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), tailwindcss(), reactRouter()],
  define: { __LOCAL_BUILD__: JSON.stringify(process.env.ARCHIVE_LOCAL === "true") },
  // Icons, art and messages are files of their own: cached for ever, and never part of a script.
  build: { assetsInlineLimit: 0 },
  environments: {
    // A third smaller to send; the log's stacks are read through its source map.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          // What most pages share is one file: each small file of its own waits for its turn on a slow line.
          output: {
            codeSplitting: { groups: [{ name: "site", test: /\/app\//, minShareCount: 6 }] },
          },
        },
      },
    },
  },
});
