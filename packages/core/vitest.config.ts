import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["./testing/fail-on-console.ts"],
    // Files share a worker and what it has loaded: no test leaves anything behind.
    isolate: false,
    // Thousands of cases a property, on a machine that may be busy with other tests.
    testTimeout: 20_000,
  },
});
