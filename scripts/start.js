// npm start: installs and builds what is missing, then serves Verbena until it is stopped.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "./build.js";
import { install, projectNode, root } from "./install.js";
import { runMain } from "./run.js";

await runMain(async () => {
  await install();
  await build();
  process.exitCode = await serve();
});

/** Runs the server in this terminal; signals reach it, its exit status is ours. */
function serve() {
  // Later starts find compiled what the first has read: about a fifth of their time.
  const compiled = join(root, "node_modules", ".cache", "compiled");
  const server = spawn(projectNode(), ["packages/server/src/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  }
  return new Promise((resolve) => {
    server.on("close", (status) => resolve(status ?? 1));
  });
}
