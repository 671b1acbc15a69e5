import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { inject } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { openPostgres } from "../db/open-postgres.ts";
import * as schema from "../db/schema.ts";
import { createTestDatabase, databaseName, dropTestDatabase } from "./test-postgres.ts";

/**
 * A database of one's own, migrated and with the test content: in memory, or on the PostgreSQL
 * that TEST_DATABASE_URL names.
 */
export async function testDatabase(): Promise<OpenDatabase> {
  const template = inject("template");
  if (template.kind === "postgres") return copyOnPostgres(template);
  const client = await PGlite.create({ loadDataDir: await openAsBlob(template.dump) });
  return { db: drizzle(client, { schema }), close: () => client.close() };
}

async function copyOnPostgres({ server, url }: { server: string; url: string }) {
  const copy = await createTestDatabase(server, databaseName(url));
  const { db, close } = await openPostgres(copy, { onLostConnection: () => {} });
  return { db, close: () => close().then(() => dropTestDatabase(server, copy)) };
}
