import { defineConfig } from "vitest/config";
import { everyProject } from "./tests/every-project.ts";

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
      "./tests/integration/vitest.config.ts",
    ],
  },
});
