import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        // Rules: pure, beside the code they hold.
        test: { name: "rules", include: ["app/**/*.test.ts", "tests/checks/**/*.test.ts"] },
      },
      "./tests/integration/vitest.config.ts",
    ],
  },
});
