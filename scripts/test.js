// npm test: runs every check, from format to journeys in a real browser.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.js";
import { install, root, runNode } from "./install.js";
import { runMain } from "./run.js";
import { chromium, pgbouncer, postgresBinaries } from "./system-packages.js";
import { verify } from "./verify.js";

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 */

await runMain(async () => {
  const reports = await mkdtemp(join(tmpdir(), "verbena-tests-"));
  // Tests start hundreds of processes: this lets them share compiled code.
  process.env["NODE_COMPILE_CACHE"] ??= join(reports, "compiled");
  try {
    await install();
    const browser = await chromium();
    const postgres = { POSTGRES_BINARIES: await postgresBinaries(), PGBOUNCER: await pgbouncer() };
    step("Format, types, rules");
    await verify();
    await build();
    step("Unit and property tests, server tests on PGlite");
    const counts = [await unitTests(join(reports, "unit.json"))];
    step("Server tests on PostgreSQL");
    counts.push(await serverTestsOnPostgres(join(reports, "postgres.json"), postgres));
    step("Journeys in Chromium");
    counts.push(await journeys(join(reports, "journeys.json"), browser));
    summarise(counts);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
});

/** @param {string} name */
function step(name) {
  console.log(`\n── ${name}`);
}

/** @param {string} report */
async function unitTests(report) {
  return counted(report, () => runNode([vitest, "run", ...reporters(report)]));
}

/**
 * @param {string} report
 * @param {Record<string, string>} env paths of the programs
 */
async function serverTestsOnPostgres(report, env) {
  return counted(report, () =>
    runNode(
      [
        "packages/server/src/testing/with-postgres.ts",
        vitest,
        "run",
        "--project",
        "@verbena/server",
        ...reporters(report),
      ],
      { env },
    ),
  );
}

/**
 * @param {string} report
 * @param {string} browser
 */
async function journeys(report, browser) {
  const env = {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  await runNode([playwright, "test", "--reporter=dot,json"], { cwd: join(root, "e2e"), env });
  const { stats } = JSON.parse(await readFile(report, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected };
}

/** @param {string} report */
function reporters(report) {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
}

/**
 * @param {string} report
 * @param {() => Promise<unknown>} runTests
 * @returns {Promise<Count>}
 */
async function counted(report, runTests) {
  await runTests();
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * Says how much was tested; a step that failed has ended the run before this.
 *
 * @param {readonly Count[]} counts
 */
function summarise(counts) {
  const total = (/** @type {keyof Count} */ key) =>
    counts.reduce((sum, count) => sum + count[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
}
