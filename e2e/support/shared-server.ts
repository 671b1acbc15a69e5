import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startServer } from "./server.ts";

/** Starts the server that all journeys share; returns how to stop it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "verbena-journeys-"));
  const server = await startServer({ port: await freePort(), dataDir });
  process.env["VERBENA_URL"] = server.url;
  process.env["VERBENA_DATA_DIR"] = dataDir;
  process.env["VERBENA_OUTBOX"] = join(dataDir, "outbox");
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
