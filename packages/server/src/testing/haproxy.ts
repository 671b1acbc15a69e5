import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./postgres.ts";

/** Debian's path unless HAPROXY names another. */
const { HAPROXY: program = "/usr/sbin/haproxy" } = process.env;

const documented = new URL("../../../../docs/haproxy.cfg", import.meta.url);

const START_TRIES = 100;
const START_PAUSE_MS = 50;

export type Haproxy = { origin: string; pid: number; stop: () => Promise<void> };

/** The documented configuration of HAProxy. */
export const readHaproxyConfiguration = () => readFile(documented, "utf8");

/**
 * Starts HAProxy with the documented configuration in front of two servers.
 *
 * @param servers their origins, such as http://127.0.0.1:3000
 * @param configuration another one for the same servers
 */
export async function startHaproxy(
  [first = "", second = ""]: readonly string[],
  configuration?: string,
): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), "verbena-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  await writeFile(file, configuration ?? (await readHaproxyConfiguration()));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(program, ["-db", "-q", "-f", file], {
    stdio: "ignore",
    env: {
      VERBENA_LISTEN: address,
      VERBENA_SERVER_1: new URL(first).host,
      VERBENA_SERVER_2: new URL(second).host,
    },
  });
  const exit = once(child, "exit");
  const origin = `http://${address}`;
  await waitUntilReady(origin);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(origin: string): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 1; !(await isReady()); tries += 1) {
    if (tries === START_TRIES) throw new Error(`HAProxy does not answer at ${origin}`);
    await sleep(START_PAUSE_MS);
  }
}
