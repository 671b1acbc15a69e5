import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { extensions, onPglite } from "../db/open-pglite.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "./test-postgres.ts";

/**
 * A database of one's own, migrated and with the test content: in memory, or on the PostgreSQL
 * that TEST_DATABASE_URL names.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const template = inject("template");
  if (template.kind === "postgres") return copyOnPostgres(template);
  const client = await PGlite.create({
    loadDataDir: await openAsBlob(template.dump),
    extensions,
  });
  return onPglite(client);
}

async function copyOnPostgres({ server, url }: { server: string; url: string }) {
  const copy = await createTestDatabase(server, databaseName(url));
  const { db, close } = await openPostgres(copy, { onLostConnection: () => {} });
  return { db, close: () => close().then(() => dropTestDatabase(server, copy)) };
}
