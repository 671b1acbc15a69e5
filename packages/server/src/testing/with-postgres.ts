import { spawn } from "node:child_process";
import { once } from "node:events";
import { startPostgresCluster } from "./postgres.ts";

/** Runs a command with a temporary PostgreSQL, whose address is in TEST_DATABASE_URL. */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error("Usage: with-postgres.ts COMMAND [ARGUMENT…]");

const cluster = await startPostgresCluster();
try {
  const env = { ...process.env, TEST_DATABASE_URL: cluster.url };
  const [status] = await once(spawn(command, args, { stdio: "inherit", env }), "exit");
  process.exitCode = status ?? 1;
} finally {
  await cluster.stop();
}
