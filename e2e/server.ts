import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../packages/server/src/main.ts", import.meta.url));

/** Verbena's server in a process of its own. */
export type RunningServer = {
  url: string;
  /** Ends it as a power cut would: at once, without a word. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
};

type Place = {
  port: number;
  /** Folder of the embedded database. */
  dataDir: string;
};

/**
 * Starts the server and waits until it takes requests.
 *
 * @throws Error when it ends before that; its own words are on standard error
 */
export async function startServer({ port, dataDir }: Place): Promise<RunningServer> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      BASE_URL: "",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await firstLine(child);
  const url = `http://127.0.0.1:${port}`;
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) throw new Error(`The server says that it is not ready (${status}).`);
  return { url, kill: () => end(child, "SIGKILL"), stop: () => end(child, "SIGTERM") };
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, "127.0.0.1"), "listening");
  const address = probe.address();
  await once(probe.close(), "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** The server's first line says that it is ready; later ones are errors for whoever runs the tests. */
async function firstLine({ stdout, exitCode }: ChildProcess): Promise<void> {
  if (stdout === null || exitCode !== null) throw new Error("The server did not start.");
  const lines = createInterface({ input: stdout });
  await Promise.race([
    once(lines, "line"),
    once(lines, "close").then(() => {
      throw new Error("The server ended before it was ready.");
    }),
  ]);
  lines.on("line", (line) => process.stderr.write(`${line}\n`));
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
