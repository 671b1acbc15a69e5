import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,service-worker}/**/*.test.{ts,tsx}"],
    // Files share a worker and what it has loaded: no test leaves anything behind.
    isolate: false,
    // All projects run together and must have the same number of workers.
    maxWorkers: 2,
  },
});
