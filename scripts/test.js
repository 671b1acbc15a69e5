// npm test: runs every check, from format to journeys in a real browser.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.js";
import { install, root, runNode } from "./install.js";
import { runMain } from "./run.js";
import { chromium, haproxy, pgbouncer, postgresBinaries } from "./system-packages.js";
import { verify } from "./verify.js";

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
const builtServer = join(root, "packages", "server", "dist", "main.js");

await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), "verbena-tests-"));
  const report = join(folder, "report.json");
  const readReport = async () => JSON.parse(await readFile(report, "utf8"));
  // Tests start hundreds of processes: this lets them share compiled code.
  process.env["NODE_COMPILE_CACHE"] ??= join(folder, "compiled");
  process.env["BUILT_SERVER"] = builtServer;
  try {
    await install();
    const browser = await chromium();
    const programs = {
      POSTGRES_BINARIES: await postgresBinaries(),
      PGBOUNCER: await pgbouncer(),
      HAPROXY: await haproxy(),
    };
    announce("Format, types, rules");
    await verify();
    await build();
    announce("Unit and property tests, server tests on PGlite");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    await runNode([vitest, "run", ...reporters]);
    const unit = await readReport();
    announce("Server tests on PostgreSQL");
    const withPostgres = "packages/server/src/testing/with-postgres.ts";
    const server = ["--project", "@verbena/server"];
    await runNode([withPostgres, vitest, "run", ...server, ...reporters], { env: programs });
    const onPostgres = await readReport();
    announce("Journeys in Chromium");
    await runNode([playwright, "test", "--reporter=dot,json"], {
      cwd: join(root, "e2e"),
      env: { ...programs, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { stats } = await readReport();
    // A step with a failed test has ended the run before this line.
    const passed = unit.numPassedTests + onPostgres.numPassedTests + stats.expected;
    console.log(`\n${passed} passed, 0 failed`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** @param {string} step */
function announce(step) {
  console.log(`\n── ${step}`);
}
