// npm run bench:…: installs and builds what a benchmark needs, then runs it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "../scripts/build.js";
import { install, npm, root, runNode } from "../scripts/install.js";
import { Failure, run, runMain } from "../scripts/run.js";
import {
  chromium,
  fullChromium,
  haproxy,
  pgbouncer,
  postgresBinaries,
} from "../scripts/system-packages.js";

/** @type {Record<string, () => Promise<Record<string, string>>>} */
const preparations = {
  answer: builtSiteInChromium,
  "class-sign-in": builtSiteAndPostgres,
  flood: builtSiteAndPostgres,
  capacity: async () => ({
    ...(await builtSiteAndPostgres()),
    PGBOUNCER: await pgbouncer(),
    HAPROXY: await haproxy(),
  }),
  classes: builtSiteAndPostgres,
  server: builtSiteAndPostgres,
  start: builtSiteAndPostgres,
  engine: async () => ({}),
  knowledge: builtSiteAndPostgres,
  scheduling: async () => ({}),
  placement: async () => ({}),
  "sixty-days": async () => ({}),
  web: async () => {
    await build();
    return { CHROMIUM_PATH: await fullChromium(), LIGHTHOUSE: await lighthouse() };
  },
};

const LIGHTHOUSE_VERSION = "12.8.2";

/**
 * Path of Lighthouse's command. It is no dependency of the repository: its 200 packages (185 MB) would make
 * everyone's first `npm start` slower.
 */
async function lighthouse() {
  const folder = join(root, "node_modules", ".cache", `lighthouse-${LIGHTHOUSE_VERSION}`);
  const command = join(folder, "node_modules", "lighthouse", "cli", "index.js");
  if (existsSync(command)) return command;
  console.log("Installing Lighthouse (once, 185 MB) …");
  const options = ["--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"];
  await run(npm, ["install", ...options, `lighthouse@${LIGHTHOUSE_VERSION}`]);
  return command;
}

async function builtSiteAndPostgres() {
  await build();
  return { POSTGRES_BINARIES: await postgresBinaries() };
}

async function builtSiteInChromium() {
  await build();
  return { CHROMIUM_PATH: await chromium() };
}

await runMain(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const prepare = preparations[name];
  if (!prepare)
    throw new Failure(`Unknown benchmark. Name one of: ${Object.keys(preparations).join(", ")}`);
  await install();
  const env = await prepare();
  // Ctrl-C reaches the benchmark, too: this process waits until it has cleaned up.
  process.on("SIGINT", () => {});
  await runNode([`bench/${name}.ts`, ...args], { env });
});
