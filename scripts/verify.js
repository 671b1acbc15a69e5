// npm run verify: every quick check.
import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "./build.js";
import { readReleases } from "./changelog.js";
import { install, root, runNode } from "./install.js";
import { checkMigrations } from "./migration-rules.js";
import { checkOldBrowsers } from "./old-browsers.js";
import { Failure, run, runMain } from "./run.js";
import { checkSizes } from "./size-budget.js";

const bin = (/** @type {string} */ path) => join(root, "node_modules", path);
const biome = ["ci", "--error-on-warnings", "."];

const packages = readdirSync(join(root, "packages"))
  .map((name) => `packages/${name}`)
  .filter((folder) => existsSync(join(root, folder, "package.json")));
/** The folders with a type check of their own, the slowest first. */
const typed = new Set(["packages/web", "bench", "packages/server", "e2e", ...packages])
  .add("packages/web/service-worker")
  .add("scripts");

/** @type {readonly (readonly [name: string, check: () => Promise<unknown>])[]} */
const checks = [
  ["sizes of scripts, old browsers", checkBuild],
  ["dependency rules", () => runNode(["scripts/boundaries.js"], { quiet: true })],
  ...[...typed].map((folder) => /** @type {const} */ ([`types of ${folder}`, typesOf(folder)])),
  ["format and lint", () => run(bin(".bin/biome"), biome, { cwd: root, quiet: true })],
  ["dead code", () => runNode([bin("knip/bin/knip.js"), "--no-progress"], { quiet: true })],
  ["documents", checkDocuments],
  ["lock file", checkLockFile],
  ["migrations", verifyMigrations],
  ["versions", checkVersions],
  ["wording", () => runNode(["scripts/wording.js"], { quiet: true })],
];

/** Checks of the built scripts. */
async function checkBuild() {
  await build();
  await checkSizes();
  await checkOldBrowsers();
}

/**
 * Checks types with one thread: several would repeat half of the work, and two checks already run at a time.
 *
 * @param {string} folder
 */
function typesOf(folder) {
  return () => runNode([bin("ts7/bin/tsc"), "-p", folder, "--checkers", "1"], { quiet: true });
}

/** Runs two checks at a time: each uses one core, and small machines have two. */
export async function verify() {
  const queue = [...checks];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, check] = next;
      const started = performance.now();
      await check();
      console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    }
  };
  try {
    await Promise.all([worker(), worker()]);
  } finally {
    // After a failure, start no further check.
    queue.length = 0;
  }
}

/** A path of the repository in backticks, or the target of a link. */
const REFERENCE =
  /`((?:packages|e2e|bench|docs|scripts)\/[\w./-]*|[\w-]+\.(?:md|js|json))`|\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/** Checks that the files named in the documents exist. */
async function checkDocuments() {
  const files = await readdir(root, { recursive: true });
  const documents = files.filter((file) => file.endsWith(".md") && !file.includes("node_modules"));
  const missing = [];
  for (const document of documents) {
    const text = await readFile(join(root, document), "utf8");
    for (const [, path, link] of text.matchAll(REFERENCE)) {
      const target = path ?? join(dirname(document), link ?? "");
      if (!existsSync(join(root, target))) missing.push(`${document}: ${target} does not exist.`);
    }
  }
  if (missing.length > 0) throw new Failure(missing.join("\n"));
}

async function checkLockFile() {
  const lock = await readFile(join(root, "package-lock.json"), "utf8");
  if (/"resolved": "https?:/.test(lock)) {
    throw new Failure('package-lock.json has download addresses: remove its "resolved" lines.');
  }
}

/** Files that name the release's archives and image. */
const versioned = ["README.md", "docs/operations.md", "compose.yaml", "Dockerfile"];
const NAMED_VERSION = /(?:verbena[-:]|VERSION=)(\d+\.\d+\.\d+)/g;

/** All packages have the version of the newest release, except the package of the engine. Documents name no other. */
async function checkVersions() {
  const [newest] = readReleases(await readFile(join(root, "CHANGELOG.md"), "utf8"));
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  for (const folder of Object.keys(packages)) {
    if (folder.includes("node_modules/") || folder === "packages/spanish") continue;
    const { version } = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8"));
    if (version === newest?.version && packages[folder].version === version) continue;
    throw new Failure(
      `${join(folder, "package.json")} and package-lock.json need the version of CHANGELOG.md.`,
    );
  }
  for (const file of versioned) {
    const text = await readFile(join(root, file), "utf8");
    for (const [name, version] of text.matchAll(NAMED_VERSION)) {
      if (version !== newest?.version) throw new Failure(`${file} names another release: ${name}`);
    }
  }
}

async function verifyMigrations() {
  const server = join(root, "packages", "server");
  const problems = await checkMigrations({
    migrations: join(server, "migrations"),
    dumps: join(server, "testdata", "releases"),
    changelog: join(root, "CHANGELOG.md"),
  });
  if (problems.length > 0) throw new Failure(problems.join("\n"));
}

if (process.argv[1]?.endsWith("verify.js")) {
  await runMain(async () => {
    await install();
    await verify();
  });
}
