import { defineConfig } from "vitest/config";
import { testTimeout } from "./tests/patience.ts";

export default defineConfig({
  test: {
    // One more than vitest takes by itself: on two cores it would use one.
    maxWorkers: "100%",
    projects: [
      {
        // Rules: pure, beside the code they hold.
        test: {
          name: "rules",
          include: ["app/**/*.test.ts", "tests/checks/**/*.test.ts"],
          testTimeout,
        },
      },
      "./tests/integration/vitest.config.ts",
    ],
  },
});
