import { randomUUID } from "node:crypto";
import pg from "pg";

/** Creates an empty database, or a copy of another, on a PostgreSQL. */
export async function createTestDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdministrator(
    serverUrl,
    template ? `create database ${name} template ${template}` : `create database ${name}`,
  );
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

export async function dropTestDatabase(serverUrl: string, url: string): Promise<void> {
  await asAdministrator(serverUrl, `drop database ${databaseName(url)} with (force)`);
}

export function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function asAdministrator(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
