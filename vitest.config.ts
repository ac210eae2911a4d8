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
        },
      },
      "./tests/integration/vitest.config.ts",
    ],
  },
});
