import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** How tests come to a database. Those that have none would do on PostgreSQL what they do anyway. */
const reachesDatabase = /\/testing\/|inject\(/;

const files = globSync("src/**/*.test.ts", { cwd: import.meta.dirname });
const filesWithDatabase = files.filter((file) =>
  reachesDatabase.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);

export default defineConfig({
  test: {
    include: process.env["TEST_DATABASE_URL"] ? filesWithDatabase : files,
    globalSetup: ["./src/testing/global-setup.ts"],
    setupFiles: ["./src/testing/fail-on-console.ts"],
    // Files share a worker and what it has loaded: no test leaves anything behind.
    isolate: false,
    // Each file opens a database; two cores have no use for more.
    maxWorkers: 2,
    // Projects that run together must have as many workers: after the others, then.
    sequence: { groupOrder: 1 },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
