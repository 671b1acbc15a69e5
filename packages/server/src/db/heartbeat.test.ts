import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { isRunning, recordHeartbeat, repeatHeartbeat } from "./heartbeat.ts";
import { processes } from "./schema.ts";

const { db } = await testApp();

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

async function find(id: string) {
  const rows = await db.select({ id: processes.id, isRunning }).from(processes);
  return rows.find((row) => row.id === id);
}

async function age(id: string, interval: string): Promise<void> {
  await db.execute(sql`update ${processes} set seen_at = now() - ${interval}::interval
    where ${processes.id} = ${id}`);
}

test("a process repeats its heartbeat until it ends", async () => {
  const id = randomUUID();
  await recordHeartbeat(db, id);
  const stop = repeatHeartbeat(db, id);
  await age(id, "61 seconds");
  expect(await find(id)).toEqual({ id, isRunning: false });
  vi.advanceTimersByTime(15_000);
  await expect.poll(() => find(id)).toEqual({ id, isRunning: true });
  await stop();
  expect(await find(id)).toBeUndefined();
});

test("the record of a killed process is removed after an hour", async () => {
  const [killed, running] = [randomUUID(), randomUUID()];
  await recordHeartbeat(db, killed);
  await age(killed, "59 minutes");
  await recordHeartbeat(db, running);
  expect(await find(killed)).toEqual({ id: killed, isRunning: false });
  await age(killed, "61 minutes");
  await recordHeartbeat(db, running);
  expect(await find(killed)).toBeUndefined();
});
