import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The built server: journeys test what is shipped. */
const main = fileURLToPath(new URL("../../packages/server/dist/main.js", import.meta.url));
const preload = new URL("server-preload.ts", import.meta.url).href;

const POLL_MS = 100;

/** Verbena's server in its own process. */
export type RunningServer = {
  url: string;
  /** Kills the process without a chance to shut down. */
  kill(): Promise<void>;
  /** Asks the process to end, and waits until it has. */
  stop(): Promise<void>;
  /** Sets the process's clock forward by a day. */
  nextDay(): void;
};

type ServerOptions = {
  port: number;
  /** Folder of the embedded database. */
  dataDir: string;
};

/**
 * Starts the server and waits until it is ready.
 *
 * @throws Error when the server ends before it is ready; the server logs why to standard error
 */
export async function startServer({ port, dataDir }: ServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, ["--import", preload, main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      BASE_URL: "",
      LOG_LEVEL: "error",
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

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, "127.0.0.1"), "listening");
  const address = probe.address();
  await once(probe.close(), "close");
  if (address === null || typeof address === "string") throw new Error("The probe has no address.");
  return address.port;
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
