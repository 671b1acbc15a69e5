import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { TestProject } from "vitest/node";
import { storeContent } from "../content/store-content.ts";
import { extensions } from "../db/open-pglite.ts";
import { openPostgres } from "../db/open-postgres.ts";
import * as schema from "../db/schema.ts";
import { migrationsFolder } from "../release.ts";
import { createTestDatabase, dropTestDatabase } from "./postgres.ts";
import { testContent } from "./test-content.ts";

/** Prepares the database that tests copy: on PostgreSQL if TEST_DATABASE_URL names one. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = process.env["TEST_DATABASE_URL"];
  return server ? prepareOnPostgres(server, provide) : prepareOnPglite(provide);
}

async function prepareOnPostgres(server: string, provide: TestProject["provide"]) {
  const url = await createTestDatabase(server);
  const { db, close } = await openPostgres(url, { onLostConnection: () => {} });
  await storeContent(db, testContent);
  await close();
  provide("template", { kind: "postgres", server, url });
  return () => dropTestDatabase(server, url);
}

async function prepareOnPglite(provide: TestProject["provide"]) {
  const parent = await mkdtemp(join(tmpdir(), "verbena-test-"));
  const folder = join(parent, "database");
  const client = await PGlite.create({ dataDir: folder, extensions });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  await storeContent(db, testContent);
  await dropTemplates(client);
  const dump = join(parent, "dump.tar");
  await writeFile(dump, await (await client.dumpDataDir("none")).bytes());
  await client.close();
  provide("template", { kind: "pglite", dump, folder });
  return () => rm(parent, { recursive: true });
}

/** Half of the files belong to databases that only "create database" uses. Tests copy all files often. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec("update pg_database set datistemplate = false");
  for (const name of ["template0", "template1"]) await client.exec(`drop database ${name}`);
}
