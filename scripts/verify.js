// npm run verify: everything that is quick to check.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { documentFaults } from "./documents.js";
import { install, root, runNode } from "./install.js";
import { Failure, run, runMain } from "./run.js";

const bin = (/** @type {string} */ path) => join(root, "node_modules", path);

/** @typedef {readonly [name: string, check: () => Promise<unknown>]} Check */

/** @type {readonly Check[]} */
const checks = [
  [
    "format and lint",
    () => run(bin(".bin/biome"), ["ci", "--error-on-warnings", "."], { cwd: root, quiet: true }),
  ],
  ["dependency rules", () => runNode(["scripts/check-boundaries.js"], { quiet: true })],
  ["types", checkTypes],
  ["dead code", () => runNode([bin("knip/bin/knip.js"), "--no-progress"], { quiet: true })],
  ["documents", checkDocuments],
  ["lock file", checkLockFile],
];

/** Runs the checks, two at a time since each uses one core, and says how each went. */
export async function verify() {
  const waiting = [...checks];
  const runInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await report(next);
  };
  try {
    await Promise.all([runInTurn(), runInTurn()]);
  } finally {
    // After a failure what runs may end, but nothing else begins.
    waiting.length = 0;
  }
}

/** @param {Check} check */
async function report([name, check]) {
  const started = performance.now();
  await check();
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function checkTypes() {
  const packages = (await readdir(join(root, "packages"))).map((name) => `packages/${name}`);
  // The service worker knows no page: its types are others.
  const apart = ["packages/web/service-worker", "e2e", "bench", "scripts"];
  for (const folder of [...packages, ...apart]) {
    await runNode([bin("ts7/bin/tsc"), "-p", folder], { quiet: true });
  }
}

async function checkDocuments() {
  const faults = await documentFaults(root);
  if (faults.length > 0) throw new Failure(faults.join("\n"));
}

async function checkLockFile() {
  const lock = await readFile(join(root, "package-lock.json"), "utf8");
  if (/"resolved": "https?:/.test(lock)) {
    throw new Failure('package-lock.json has download addresses; remove its "resolved" lines.');
  }
}

if (process.argv[1]?.endsWith("verify.js")) {
  await runMain(async () => {
    await install();
    await verify();
  });
}
