import { defineConfig } from "vitest/config";
import { everyProject } from "./tests/every-project.ts";

// React Router's plugin starts watchers with the configuration, which nothing ends where its project is left out: the
// run would wait ten seconds for them.
const isUnitAlone = process.argv.join(" ").includes("--project unit");

export default defineConfig({
  test: {
    projects: [
      {
        // Pure functions, beside their code, and checks of the repository.
        test: {
          ...everyProject,
          name: "unit",
          include: ["app/**/*.test.ts", "tests/checks/**/*.test.ts"],
          // Source without file extensions, which Node does not load.
          server: { deps: { inline: ["oai-pmh"] } },
        },
      },
      ...(isUnitAlone ? [] : ["./tests/integration/vitest.config.ts"]),
    ],
  },
});
