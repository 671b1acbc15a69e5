// npm test runs all checks, from format to journeys in a real browser. npm run test:scale runs the slow tests: of a
// site with several servers, and of a new family in the browser. npm run test:release tests the release archive and
// the package of the engine, and npm run test:image the container image.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.js";
import { install, root, runNode } from "./install.js";
import { Failure, runMain } from "./run.js";
import {
  chromium,
  haproxy,
  pgbouncer,
  postgresBinaries,
  systemdAnalyze,
} from "./system-packages.js";
import { verify } from "./verify.js";

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
const onPostgres = ["packages/server/src/testing/with-postgres.ts", vitest, "run"];
const server = ["--project", "@verbena/server"];

await runMain(async () => {
  const folder = await mkdtemp(join(tmpdir(), "verbena-tests-"));
  const report = join(folder, "report.json");
  const readReport = async () => JSON.parse(await readFile(report, "utf8"));
  // Lets the hundreds of processes that tests start share compiled code.
  process.env["NODE_COMPILE_CACHE"] ??= join(folder, "compiled");
  process.env["BUILT_SERVER"] = join(root, "packages", "server", "dist", "main.js");
  let passed = 0;
  /**
   * Runs Vitest, and fails when a test fails.
   *
   * @param {string[]} args
   */
  const unitTests = async (...args) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    await runNode([...args, ...reporters]);
    passed += (await readReport()).numPassedTests;
  };
  /**
   * Runs Playwright, and fails when a test fails.
   *
   * @param {string[]} projects
   */
  const journeys = async (...projects) => {
    const chosen = projects.map((project) => `--project=${project}`);
    await runNode([playwright, "test", "--reporter=dot,json", ...chosen], {
      cwd: join(root, "e2e"),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    passed += (await readReport()).stats.expected;
  };
  try {
    await install();
    if (process.argv.includes("release")) {
      await build();
      announce("The release archive and the package of the engine");
      process.env["TEST_RELEASE"] = "true";
      // Their tests run at the same time, and apt-get runs only once at a time.
      process.env["CHROMIUM_PATH"] = await chromium();
      await systemdAnalyze();
      await unitTests(vitest, "run", "--project", "scripts");
      console.log(`\n${passed} passed, 0 failed`);
      return;
    }
    if (process.argv.includes("image")) {
      announce("The container image");
      if (process.getuid?.() !== 0) throw new Failure("npm run test:image needs root, on Debian.");
      process.env["TEST_IMAGE"] = "true";
      await unitTests(vitest, "run", "--project", "scripts");
      console.log(`\n${passed} passed, 0 failed`);
      return;
    }
    process.env["CHROMIUM_PATH"] = await chromium();
    process.env["POSTGRES_BINARIES"] = await postgresBinaries();
    if (process.argv.includes("scale")) {
      process.env["PGBOUNCER"] = await pgbouncer();
      process.env["HAPROXY"] = await haproxy();
      await build();
      announce("Several servers on PostgreSQL");
      process.env["TEST_SCALE"] = "true";
      await unitTests(...onPostgres, ...server);
      announce("A family that is added to a copy");
      await unitTests(vitest, "run", "--project", "scripts", "new-family", "-t", "in the browser");
      announce("Journeys while two releases run");
      await journeys("scale");
    } else {
      announce("Format, types, rules");
      await verify();
      await build();
      announce("Unit and property tests, server tests on PGlite");
      await unitTests(vitest, "run");
      announce("Server tests on PostgreSQL");
      await unitTests(...onPostgres, ...server);
      announce("Journeys in Chromium");
      await journeys("screens", "journeys");
    }
    console.log(`\n${passed} passed, 0 failed`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** @param {string} step */
function announce(step) {
  console.log(`\n── ${step}`);
}
