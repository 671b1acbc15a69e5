import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{src,service-worker}/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/be-patient.ts", "../spanish/testing/fix-properties.ts"],
    // Test files share a worker and its loaded modules. Every test must clean up.
    isolate: false,
    // All projects run together and must have the same number of workers.
    maxWorkers: 3,
    // Property tests run many cases, and the machine may be busy.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
