import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { inject, onTestFinished } from "vitest";
import { freePort } from "./postgres-cluster.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "./test-postgres.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/**
 * Configuration of a server of one's own: a free port and a place for its data, in which there is a
 * database already, unless it is to be the server's first start.
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
  /** Resolves when it says that it is ready. */
  ready: () => Promise<void>;
  /** Its exit status and what it wrote to standard error, once it has ended. */
  ended: () => Promise<{ status: number | null; errors: string }>;
  kill: (signal: NodeJS.Signals) => void;
};

/** Starts a process of the server, which ends with the test at the latest. */
export function startServer(environment: Record<string, string>): ServerProcess {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [main], { env });
  const errors = text(child.stderr);
  const exit = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  return {
    origin: `http://127.0.0.1:${environment["PORT"]}`,
    async ready() {
      for await (const line of createInterface(child.stdout)) {
        if (line.startsWith("Verbena is ready")) return;
      }
      throw new Error(`The server ended instead: ${await errors}`);
    },
    async ended() {
      await exit;
      return { status: child.exitCode, errors: await errors };
    },
    kill: (signal) => child.kill(signal),
  };
}
