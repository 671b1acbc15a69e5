import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["../core/testing/fail-on-console.ts"],
    // Files share a worker and what it has loaded: no test leaves anything behind.
    isolate: false,
  },
});
