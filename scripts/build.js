// Builds the web application when one of its sources changed.
import { join } from "node:path";
import { install, root, runNode } from "./install.js";
import { runMain } from "./run.js";
import { fingerprint, onceFor } from "./stamp.js";

const sources = [
  "package-lock.json",
  "packages/core",
  "packages/content",
  "packages/server/src",
  "packages/web",
];

/** Leaves the built application in packages/web/dist. */
export async function build() {
  const stamp = join(root, "packages", "web", "dist", ".verbena-built");
  await onceFor(stamp, await fingerprint(root, sources), async () => {
    console.log("Building the web application …");
    const vite = join(root, "node_modules", "vite", "bin", "vite.js");
    await runNode([vite, "build", "--logLevel", "warn"], { cwd: join(root, "packages", "web") });
  });
}

if (import.meta.main ?? process.argv[1]?.endsWith("build.js")) {
  await runMain(async () => {
    await install();
    await build();
  });
}
