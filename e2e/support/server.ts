import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";

const built = fileURLToPath(new URL("../../packages/server/dist/main.js", import.meta.url));
/** The built server by default, because journeys test the product as users get it. */
const { BUILT_SERVER: main = built } = process.env;
const journeyPreload = new URL("server-preload.ts", import.meta.url).href;

const POLL_MS = 100;

/** Verbena's server in its own process. */
export type RunningServer = {
  url: string;
  /** Kills the process without a chance to shut down. */
  kill(): Promise<void>;
  /** Asks the process to end and waits until it has ended. */
  stop(): Promise<void>;
  /** Sets the process's clock forward by a day. */
  nextDay(): void;
};

type ServerOptions = {
  port: number;
  /** Folder of the embedded database, and of mails. */
  dataDir: string;
  /** The URL of a PostgreSQL to use in place of the embedded database. */
  databaseUrl?: string;
  /** The server's time at its start. By default, the system's time. */
  startsAt?: number | undefined;
  /** The built server of another release. */
  program?: string;
  /** The file that the process loads first. */
  preload?: string;
  /** Further variables of the environment. */
  variables?: Record<string, string>;
};

/**
 * Starts the server and waits until it is ready.
 *
 * @throws Error when the server ends before it is ready. The server logs the reason to standard error.
 */
export async function startServer({
  port,
  dataDir,
  databaseUrl = "",
  startsAt,
  program = main,
  preload = journeyPreload,
  variables = {},
}: ServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, ["--import", preload, program], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...(databaseUrl && { AUTH_SECRET: "a secret for tests only, nothing else" }),
      BASE_URL: "",
      LOG_LEVEL: "error",
      ...(startsAt !== undefined && { VERBENA_STARTS_AT: String(startsAt) }),
      ...variables,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url);
  return {
    url,
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
    nextDay: () => void child.kill("SIGUSR2"),
  };
}

/** Runs an operation in the server that uses a folder. Like the commands, sends it to the server's control port. */
export async function runOperation(dataDir: string, operation: object): Promise<void> {
  const { port, token } = JSON.parse(await readFile(join(dataDir, "control.json"), "utf8"));
  const response = await fetch(`http://127.0.0.1:${port}/operation`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(operation),
  });
  expect(await response.json()).toMatchObject({ failed: false });
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  while (!(await isReady(url))) {
    if (hasEnded(child)) throw new Error("The server ended before it was ready.");
    await setTimeout(POLL_MS);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
