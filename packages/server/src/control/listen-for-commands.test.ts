import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { CopyForBackup } from "../db/open-database.ts";
import { testApp } from "../testing/test-app.ts";
import { askServer, ServerEnded } from "./ask-server.ts";
import { listenForCommands } from "./listen-for-commands.ts";
import { socketPath } from "./socket-path.ts";

const { db } = await testApp();
const log = pino({ level: "silent" });
const HOUR_MS = 3_600_000;

/** Listens in a data folder of its own. */
async function listen({ drainMs = HOUR_MS, copyForBackup }: Variation) {
  const dataDir = await mkdtemp(join(tmpdir(), "verbena-commands-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const surroundings = { db, now: () => new Date(), linkOrigin: "", copyForBackup };
  return { dataDir, end: await listenForCommands({ dataDir, log, drainMs }, surroundings) };
}

type Variation = { drainMs?: number; copyForBackup?: CopyForBackup };

test("a client that never closes its end gets its answer, and does not keep the server up", async () => {
  const { dataDir, end } = await listen({});
  const client = connect({ path: socketPath(dataDir)?.path ?? "", allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.write('{"command":"list-administrators"}\n');
  expect(JSON.parse(await text(client))).toMatchObject({ failed: false });
  await end();
});

test("a command that is under way is done before the server ends", async () => {
  const copying = Promise.withResolvers<void>();
  const copied = Promise.withResolvers<void>();
  const copyForBackup = () => {
    copying.resolve();
    return copied.promise;
  };
  const { dataDir, end } = await listen({ copyForBackup });
  const answer = askServer(dataDir, { command: "copy-for-backup" });
  await copying.promise;
  const ended = end();
  copied.resolve();
  expect(await answer).toEqual({ text: "The files are copied.", failed: false });
  await ended;
});

test("a command that takes too long is aborted when the server ends", async () => {
  const copying = Promise.withResolvers<AbortSignal>();
  const copyForBackup = async (signal?: AbortSignal) => {
    if (signal) copying.resolve(signal);
    await new Promise(() => {});
  };
  const { dataDir, end } = await listen({ copyForBackup, drainMs: 10 });
  const answer = expect(askServer(dataDir, { command: "copy-for-backup" })).rejects;
  const refused = answer.toBeInstanceOf(ServerEnded);
  const signal = await copying.promise;
  const aborted = once(signal, "abort");
  await end();
  await aborted;
  await refused;
});
