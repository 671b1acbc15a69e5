import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../packages/server/src/testing/postgres.ts";
import { startServer } from "./server.ts";

/** Environment variables by which tests find the shared server. */
type Variable = "VERBENA_URL" | "VERBENA_DATA_DIR" | "VERBENA_MAIL_DIR";

export function sharedServerVariable(name: Variable): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: no shared server runs.`);
  return value;
}

/** A school runs the server, and everybody opens classes. */
export const ofSchool = { CLASSES: "everyone", OPERATOR: "school" };

/** Starts the server that all journeys share. Returns a function that stops it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "verbena-journeys-"));
  const server = await startServer({ port: await freePort(), dataDir, variables: ofSchool });
  const variables: Record<Variable, string> = {
    VERBENA_URL: server.url,
    VERBENA_DATA_DIR: dataDir,
    VERBENA_MAIL_DIR: join(dataDir, "outbox"),
  };
  Object.assign(process.env, variables);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
