import { spawn } from "node:child_process";
import { once } from "node:events";
import { startPostgresCluster } from "./postgres-cluster.ts";

/** Runs a command with a temporary PostgreSQL, whose address is in TEST_DATABASE_URL. */
const [command, ...parameters] = process.argv.slice(2);
if (!command) throw new Error("Which command? with-postgres.ts COMMAND [PARAMETER…]");

const cluster = await startPostgresCluster();
try {
  const env = { ...process.env, TEST_DATABASE_URL: cluster.url };
  const [status] = await once(spawn(command, parameters, { stdio: "inherit", env }), "exit");
  process.exitCode = status ?? 1;
} finally {
  await cluster.stop();
}
