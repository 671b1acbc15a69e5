import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { inject, onTestFinished } from "vitest";
import { createTestDatabase, databaseName, dropTestDatabase, freePort } from "./postgres.ts";

/** `npm test` names the built server: it is what operators run, and it starts in half the time of the source. */
const { BUILT_SERVER: main = fileURLToPath(new URL("../main.ts", import.meta.url)) } = process.env;

/** `ulimit -f` counts blocks of 512 bytes. */
const BLOCKS_PER_MB = 2048;

/**
 * The environment of a server process: a free port and a temporary data folder. The folder has a
 * database unless `firstStart` is set.
 */
export async function serverEnvironment({
  firstStart = false,
} = {}): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-server-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const environment = { PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: "silent" };
  const template = inject("template");
  if (template.kind === "pglite") {
    if (!firstStart) await cp(template.folder, join(folder, "database"), { recursive: true });
    return environment;
  }
  const original = firstStart ? undefined : databaseName(template.url);
  const url = await createTestDatabase(template.server, original);
  onTestFinished(() => dropTestDatabase(template.server, url));
  return {
    ...environment,
    DATABASE_URL: url,
    AUTH_SECRET: "a secret for tests only, nothing else",
  };
}

export type ServerProcess = {
  origin: string;
  /** Resolves when the server has written a text to standard output. */
  prints: (text: string) => Promise<void>;
  /** Resolves when the server says that it is ready. */
  ready: () => Promise<void>;
  /** Resolves when the process has ended. */
  ended: () => Promise<{ status: number | null; errors: string }>;
  /** All that it has written to standard output so far. */
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
};

type Limits = {
  /** Limits the size of files, which acts like a full disk. */
  fileMb?: number;
};

/** Starts a server process, which is killed at the end of the test. */
export function startServer(
  environment: Record<string, string>,
  { fileMb }: Limits = {},
): ServerProcess {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const limited =
    fileMb === undefined ? [] : ["sh", "-c", `ulimit -f ${fileMb * BLOCKS_PER_MB}; exec "$0" "$@"`];
  const [program = "", ...args] = [...limited, process.execPath, main];
  const child = spawn(program, args, { env });
  const errors = text(child.stderr);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
  });
  const exit = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  const prints = async (words: string) => {
    while (!output.includes(words)) {
      const next = await Promise.race([once(child.stdout, "data"), exit.then(() => null)]);
      if (!next) throw new Error(`The server ended before it said "${words}": ${await errors}`);
    }
  };
  return {
    origin: `http://127.0.0.1:${environment["PORT"]}`,
    prints,
    ready: () => prints("Verbena is ready"),
    async ended() {
      await exit;
      return { status: child.exitCode, errors: await errors };
    },
    output: () => output,
    kill: (signal) => child.kill(signal),
  };
}

/** Runs a file of `commands` in its own process, with this environment only. */
export async function runVerbena(environment: Record<string, string>, ...args: string[]) {
  const command = fileURLToPath(new URL("../commands/verbena.ts", import.meta.url));
  const { PATH = "", POSTGRES_BINARIES: binaries, NODE_COMPILE_CACHE = "" } = process.env;
  const path = binaries ? `${binaries}${delimiter}${PATH}` : PATH;
  const env = { PATH: path, NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [command, ...args], { env });
  const ended = once(child, "exit");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { status: child.exitCode, output, errors };
}
