import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { InTurn, OpenDatabase } from "../db/database.ts";
import { extensions, pgliteDatabase } from "../db/open-pglite.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database that tests copy: migrated, with the test content. */
    template:
      | { kind: "pglite"; dump: string; folder: string }
      | { kind: "postgres"; server: string; url: string };
  }
}

/** Small buffers shorten the start by a third. */
const smallBuffers = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Long timeouts: on a busy machine, requests of a test may wait for each other longer than those of people. */
const timeouts = {
  connectMs: 60_000,
  lockMs: 60_000,
  statementMs: 60_000,
  idleInTransactionMs: 60_000,
  responseMs: 90_000,
};

/**
 * A new database with the test content: in memory, or on the PostgreSQL of TEST_DATABASE_URL.
 *
 * @param inTurn runs each statement when its turn comes; without it, immediately
 */
export async function testDatabase(inTurn?: InTurn): Promise<OpenDatabase> {
  const template = inject("template");
  if (template.kind === "postgres") return copyOnPostgres(template, inTurn);
  const loadDataDir = await openAsBlob(template.dump);
  const client = await PGlite.create({ loadDataDir, extensions, startParams: smallBuffers });
  return pgliteDatabase(client, inTurn);
}

async function copyOnPostgres(
  { server, url }: { server: string; url: string },
  inTurn: InTurn | undefined,
) {
  const copy = await createTestDatabase(server, databaseName(url));
  const drop = () => dropTestDatabase(server, copy);
  try {
    const { db, close } = await openPostgres(copy, {
      inTurn,
      timeouts,
      onLostConnection: () => {},
    });
    return { db, close: () => close().then(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}

/**
 * How many examples a property test runs: all on the embedded database, and the first fifth of them on PostgreSQL, where
 * they show that its driver reads and writes the same.
 */
export const exampleCount = (all: number): number =>
  inject("template").kind === "postgres" ? Math.ceil(all / 5) : all;
