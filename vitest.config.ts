import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const pure = ["core", "content", "cli"].map((name) => ({
  test: {
    name: `@verbena/${name}`,
    root: `packages/${name}`,
    include: ["src/**/*.test.ts"],
    setupFiles: [
      fileURLToPath(new URL("packages/core/testing/fail-on-console.ts", import.meta.url)),
    ],
    // Test files share a process and its loaded modules, so no test may leave anything behind.
    isolate: false,
    // Property tests run thousands of cases, and tests of commands start processes.
    testTimeout: 30_000,
  },
}));

export default defineConfig({
  test: {
    projects: [
      "packages/server",
      "packages/web",
      ...pure,
      { test: { name: "scripts", root: "scripts", include: ["*.test.js"] } },
    ],
  },
});
