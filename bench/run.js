// npm run bench:…: installs and builds what a benchmark needs, then runs it.
import { build } from "../scripts/build.js";
import { install, runNode } from "../scripts/install.js";
import { Failure, runMain } from "../scripts/run.js";
import { chromium, postgresBinaries } from "../scripts/system-packages.js";

/** @type {Record<string, () => Promise<Record<string, string>>>} */
const preparations = {
  admin: async () => ({ POSTGRES_BINARIES: await postgresBinaries() }),
  answer: builtSiteInChromium,
  server: async () => ({ POSTGRES_BINARIES: await postgresBinaries() }),
  diagnosis: async () => ({}),
  engine: async () => ({}),
  web: builtSiteInChromium,
};

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
