import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../packages/server/src/testing/postgres-cluster.ts";
import { serverArguments, serverVariables } from "../../scripts/build.js";
import type { Defer } from "./benchmark.ts";

const source = fileURLToPath(new URL("../../packages/server/src/main.ts", import.meta.url));

export const SECRET = "a secret for benchmarks, whose data is deleted";
const MAX_TRIES = 2400;
const PAUSE_MS = 50;

/** Where a server keeps its data. */
export type DataLocation = {
  /** A folder for the log, and for the embedded database when there is no databaseUrl. */
  dataDir: string;
  databaseUrl?: string;
};

type Options = DataLocation & {
  /** A module that patches the server's libraries. The server then runs from source, since the build bundles them. */
  preload?: string;
  environment?: Record<string, string>;
  defer: Defer;
};

export type VerbenaServer = { origin: string; pid: number; stop: () => Promise<void> };

/** Starts the server with its default configuration, on a free port of the loopback interface. */
export async function startVerbena(options: Options): Promise<VerbenaServer> {
  const { dataDir, preload, environment, defer } = options;
  const port = await freePort();
  const logFile = join(dataDir, "log");
  const log = await open(logFile, "a");
  const program = preload ? ["--import", preload, source] : serverArguments;
  const server = spawn(process.execPath, program, {
    env: { ...serverVariables, ...serverEnvironment(options), ...environment, PORT: String(port) },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, "exit");
  };
  defer(stop);

  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (server.exitCode !== null || tries === MAX_TRIES) {
      throw new Error(`Verbena did not start:\n${await readFile(logFile, "utf8")}`);
    }
    await sleep(PAUSE_MS);
  }
  return { origin, pid: server.pid ?? 0, stop };
}

/** The environment variables of a server with its data there. */
export function serverEnvironment({ dataDir, databaseUrl }: DataLocation): Record<string, string> {
  if (databaseUrl === undefined) return { DATA_DIR: dataDir };
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET };
}
