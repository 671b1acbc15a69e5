// npm run gallery: pictures of every screen in gallery/, and a report with their layout faults.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.js";
import { install, root, runNode } from "./install.js";
import { runMain } from "./run.js";
import { chromium } from "./system-packages.js";

const folder = join(root, "gallery");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");

await runMain(async () => {
  await install();
  const env = { CHROMIUM_PATH: await chromium() };
  await build();
  await rm(folder, { recursive: true, force: true });
  const args = ["test", "--config", "gallery.config.ts", ...process.argv.slice(2)];
  await runNode([playwright, ...args], { cwd: join(root, "e2e"), env }).finally(() => {
    console.log(`\n${pathToFileURL(join(folder, "report", "index.html"))}`);
  });
});
