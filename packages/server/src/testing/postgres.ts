import { spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Debian's folder of PostgreSQL versions; POSTGRES_BINARIES can name another. */
const versionsFolder = "/usr/lib/postgresql";

const START_TRIES = 100;
const START_PAUSE_MS = 100;

type Options = {
  /** Whether a commit waits for the disk. */
  durable?: boolean;
};

export type PostgresCluster = {
  /** Address of its database `postgres`, as superuser. */
  url: string;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
  /** Stops it as a crash does, and keeps its data. */
  kill: () => Promise<void>;
  /** Starts it again on the same data. */
  start: () => Promise<void>;
};

/**
 * Starts a temporary PostgreSQL on a free local port.
 *
 * @throws Error that says what to install when PostgreSQL is missing
 */
export async function startPostgresCluster({
  durable = false,
}: Options = {}): Promise<PostgresCluster> {
  const bin = findBinaries();
  const owner = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), "verbena-postgres-"));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const port = await freePort();
  const url = `postgresql://verbena@127.0.0.1:${port}/postgres`;
  const program = (name: string, ...options: string[]) =>
    spawn(join(bin, name), options, { cwd: folder, stdio: "ignore", ...owner });

  const initdb = program("initdb", "-D", data, "-U", "verbena", "-A", "trust", "-E", "UTF8", "-N");
  const [status] = await once(initdb, "exit");
  if (status !== 0) throw new Error(`initdb ended with status ${status}`);

  const settings = [`listen_addresses=127.0.0.1`, `port=${port}`, "unix_socket_directories="];
  if (!durable) settings.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
  const spawnServer = () =>
    program("postgres", "-D", data, ...settings.flatMap((setting) => ["-c", setting]));

  let server = spawnServer();
  const stopServer = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  };
  await waitUntilReachable(url);
  return {
    url,
    kill: () => stopServer("SIGQUIT"),
    start: async () => {
      server = spawnServer();
      await waitUntilReachable(url);
    },
    stop: async () => {
      await stopServer("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const named = process.env["POSTGRES_BINARIES"];
  if (named) return named;
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : [];
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  if (!newest) {
    throw new Error(`No PostgreSQL in ${versionsFolder}: run "apt-get install postgresql".`);
  }
  return join(versionsFolder, String(newest), "bin");
}

/** The user as whom root runs PostgreSQL and pgbouncer, since both refuse to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const [line] = ["postgres", "nobody"].flatMap((name) =>
    users.filter((user) => user.startsWith(`${name}:`)),
  );
  if (!line) throw new Error("Neither a user postgres nor a user nobody to run PostgreSQL as.");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** The system takes other ports for outgoing connections. */
const [FIRST_PORT, END_PORT] = [20_000, 32_000];

/** A port on which nothing listens. It is random, because two tests that ask at the same time need different ports. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, END_PORT);
  const probe = createServer();
  try {
    await once(probe.listen(port, "127.0.0.1"), "listening");
  } catch {
    return freePort();
  }
  await once(probe.close(), "close");
  return port;
}

export async function waitUntilReachable(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === START_TRIES) throw error;
      await sleep(START_PAUSE_MS);
    }
  }
}

/** Creates an empty database, or a copy of another, on a PostgreSQL. */
export async function createTestDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdministrator(
    serverUrl,
    template ? `create database ${name} template ${template}` : `create database ${name}`,
  );
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

export async function dropTestDatabase(serverUrl: string, url: string): Promise<void> {
  await asAdministrator(serverUrl, `drop database ${databaseName(url)} with (force)`);
}

export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
