import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseName, freePort, unprivilegedUser, waitUntilReachable } from "./postgres.ts";

/** Debian's path unless PGBOUNCER names another. */
const { PGBOUNCER: program = "/usr/sbin/pgbouncer" } = process.env;

export type Pgbouncer = {
  /** Address of the database through pgbouncer. */
  url: string;
  pid: number;
  stop: () => Promise<void>;
};

const documented = new URL("../../../../docs/pgbouncer.ini", import.meta.url);

/**
 * Starts pgbouncer with the documented configuration in front of a PostgreSQL.
 *
 * @param options.poolSize connections to PostgreSQL, shared by all clients
 */
export async function startPgbouncer(
  databaseUrl: string,
  { poolSize = 3 } = {},
): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-pgbouncer-"));
  const owner = unprivilegedUser();
  const port = await freePort();
  const { hostname, port: databasePort, username } = new URL(databaseUrl);
  const users = join(folder, "users.txt");
  await writeFile(users, `"${username}" ""\n`);
  const settings = join(folder, "pgbouncer.ini");
  const configuration = await configure({
    verbena: `host=${hostname} port=${databasePort} dbname=${databaseName(databaseUrl)}`,
    listen_addr: "127.0.0.1",
    listen_port: port,
    auth_type: "trust",
    auth_file: users,
    default_pool_size: poolSize,
  });
  await writeFile(settings, configuration);
  if (owner) {
    for (const path of [folder, users, settings]) await chown(path, owner.uid, owner.gid);
  }
  const child = spawn(program, ["-q", settings], { cwd: folder, stdio: "ignore", ...owner });
  const exit = once(child, "exit");
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.pathname = "verbena";
  await waitUntilReachable(url.href);
  return {
    url: url.href,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The documented configuration with other values. */
async function configure(values: Record<string, string | number>): Promise<string> {
  const text = await readFile(documented, "utf8");
  return Object.entries(values).reduce((result, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, "m");
    if (!line.test(result)) throw new Error(`docs/pgbouncer.ini does not set ${name}`);
    return result.replace(line, `${name} = ${value}`);
  }, text);
}
