import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Matches test files that use a database. On PostgreSQL only these run. */
const usesDatabase = /\/testing\/|inject\(/;

/** These need some database, but test what is in memory, in a cookie, or in a folder: PGlite is enough. */
const sameOnAnyDatabase = new Set([
  "src/accounts/password/guessable-password.test.ts",
  "src/accounts/password/scrypt.test.ts",
  "src/app.test.ts",
  "src/backup/embedded.test.ts",
  "src/commands/admin.test.ts",
  "src/control/control-server.test.ts",
  "src/db/maintain-pglite.test.ts",
  "src/features/administration/admin.test.ts",
  "src/features/progress/grade-content.test.ts",
  "src/features/recordings/recordings.test.ts",
  "src/http/client-address.test.ts",
  "src/mail/compose-mail.test.ts",
  "src/security/class-roles.test.ts",
  "src/security/roles.test.ts",
  "src/security/secret.test.ts",
  "src/start-mail.test.ts",
]);

/** `npm run test:scale` runs only the slow tests of scale, every other run only the others. */
const isScale = Boolean(process.env["TEST_SCALE"]);

const files = globSync("src/**/*.test.ts", { cwd: import.meta.dirname }).filter(
  (file) => file.endsWith(".scale.test.ts") === isScale,
);
const filesForPostgres = files.filter(
  (file) =>
    !sameOnAnyDatabase.has(file) &&
    usesDatabase.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);

export default defineConfig({
  test: {
    include: process.env["TEST_DATABASE_URL"] ? filesForPostgres : files,
    globalSetup: ["./src/testing/global-setup.ts"],
    setupFiles: ["./src/testing/fail-on-console.ts", "../spanish/testing/fix-properties.ts"],
    // Files share a worker and its modules, so each test cleans up after itself.
    isolate: false,
    // One more than cores: tests often wait for processes, time limits and databases.
    maxWorkers: 3,
    // Generous: only a failing test waits so long, and an embedded database starts slowly on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
