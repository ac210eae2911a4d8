import { defineConfig } from "vitest/config";
import { everyProject } from "./tests/every-project.ts";

export default defineConfig({
  test: {
    projects: [
      {
        // Rules: pure, beside the code they hold.
        test: {
          ...everyProject,
          name: "rules",
          include: ["app/**/*.test.ts", "tests/checks/**/*.test.ts"],
        },
      },
      "./tests/integration/vitest.config.ts",
    ],
  },
});
