import { join } from "node:path";
import { startPostgresCluster } from "../../packages/server/src/testing/postgres-cluster.ts";
import { type Defer, temporaryFolder } from "../harness/benchmark.ts";
import { createFloor, type Floor } from "./floor.ts";
import { recordScripts } from "./record-scripts.ts";
import { createSite, openSite, type Site } from "./site.ts";

type Wanted = { clients: number; cards: number; sizes: readonly number[]; defer: Defer };

/** What is compared: the server on both kinds of database, and its statements without it. */
export type Contenders = { pglite: Site; postgres: Site; floor: Floor; postgresVersion: string };

/** Starts a server of each kind, with learners who practised, and one PostgreSQL for all. */
export async function prepareContenders(wanted: Wanted): Promise<Contenders> {
  const { clients, cards, sizes, defer } = wanted;
  const folder = await temporaryFolder(defer);
  const { url: databaseUrl, stop } = await startPostgresCluster({ durable: true });
  defer(stop);
  const onPglite = { dataDir: join(folder, "pglite") };
  const onPostgres = { dataDir: join(folder, "postgresql"), databaseUrl };
  const pglite = await createSite({ ...onPglite, learners: clients, cards, defer });
  // The server's learners and those of the floor never meet in one row.
  const postgres = await createSite({ ...onPostgres, learners: 2 * clients, cards, defer });
  const learners = postgres.learners.splice(clients);

  const { questions } = postgres;
  const scripts = await recordScripts({ databaseUrl, folder, learners, questions, sizes, defer });
  const { db, close } = await openSite(onPostgres);
  defer(close);
  const { rows } = await db.execute<{ server_version: string }>("show server_version");
  const floor = createFloor({ db, databaseUrl, folder, learners, scripts });
  return { pglite, postgres, floor, postgresVersion: rows[0]?.server_version ?? "" };
}
