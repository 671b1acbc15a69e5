import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, unprivilegedUser, waitUntilReachable } from "./postgres-cluster.ts";

/** Debian's path unless PGBOUNCER names another. */
const { PGBOUNCER: program = "/usr/sbin/pgbouncer" } = process.env;

/** Connections to PostgreSQL, shared by all clients. */
const POOL_SIZE = 3;

export type Pgbouncer = {
  /** Address of the database through pgbouncer. */
  url: string;
  stop: () => Promise<void>;
};

/** Starts a pgbouncer in transaction mode in front of a PostgreSQL. */
export async function startPgbouncer(databaseUrl: string): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-pgbouncer-"));
  const owner = unprivilegedUser();
  const port = await freePort();
  const { hostname, port: databasePort, username } = new URL(databaseUrl);
  const users = join(folder, "users.txt");
  await writeFile(users, `"${username}" ""\n`);
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
`,
  );
  if (owner) {
    for (const path of [folder, users, settings]) await chown(path, owner.uid, owner.gid);
  }
  const child = spawn(program, ["-q", settings], { cwd: folder, stdio: "ignore", ...owner });
  const exit = once(child, "exit");
  const url = new URL(databaseUrl);
  url.port = String(port);
  await waitUntilReachable(url.href);
  return {
    url: url.href,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
