import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { checkpointLongLog, logLength } from "./checkpoint.ts";

const MEGABYTE = 1024 ** 2;

test("a long log ends with a checkpoint, a short one goes on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "log-"));
  const pglite = await PGlite.create({ dataDir: folder });
  onTestFinished(async () => {
    await pglite.close();
    await rm(folder, { recursive: true });
  });
  await pglite.exec("create table kept as select repeat('x', 500) from generate_series(1, 5000)");
  const before = await logLength(pglite);
  expect(before).toBeGreaterThan(2 * MEGABYTE);

  await checkpointLongLog(pglite, folder, 100 * MEGABYTE);
  expect(await logLength(pglite)).toBeGreaterThanOrEqual(before);

  await checkpointLongLog(pglite, folder, MEGABYTE);
  expect(await logLength(pglite)).toBeLessThan(MEGABYTE);
  expect((await pglite.query("select count(*)::int as n from kept")).rows).toEqual([{ n: 5000 }]);
});
