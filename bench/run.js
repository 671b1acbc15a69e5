// npm run bench:…: installs and builds what a benchmark needs, then runs it on the project's Node.
import { build } from "../scripts/build.js";
import { install, runNode } from "../scripts/install.js";
import { Failure, runMain } from "../scripts/run.js";
import { chromium, postgresBinaries } from "../scripts/system-packages.js";

/** @type {Record<string, () => Promise<Record<string, string>>>} */
const needs = {
  admin: async () => ({ POSTGRES_BINARIES: await postgresBinaries() }),
  answer: async () => {
    await build();
    return { CHROMIUM_PATH: await chromium() };
  },
  server: async () => ({ POSTGRES_BINARIES: await postgresBinaries() }),
  diagnosis: async () => ({}),
  engine: async () => ({}),
  web: async () => {
    await build();
    return { CHROMIUM_PATH: await chromium() };
  },
};

await runMain(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const prepare = needs[name];
  if (!prepare) throw new Failure(`Which benchmark? ${Object.keys(needs).join(" or ")}`);
  await install();
  // The benchmark hears Ctrl-C too, and ends by itself once it has cleaned up.
  process.on("SIGINT", () => {});
  await runNode([`bench/${name}.ts`, ...args], { env: await prepare() });
});
