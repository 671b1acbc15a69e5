import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../packages/server/src/db/database.ts";
import { openDatabase } from "../../packages/server/src/db/open-database.ts";
import { readEnvironment } from "../../packages/server/src/environment.ts";
import { createTestDatabase } from "../../packages/server/src/testing/test-postgres.ts";
import type { Defer } from "../harness/benchmark.ts";
import {
  clientOf,
  createLearner,
  type Learner,
  type Question,
  readQuestions,
} from "../harness/learner.ts";
import { serverEnvironment, startVerbena, type VerbenaServer } from "../harness/verbena-server.ts";
import { fillTables } from "./fill-tables.ts";
import { seed } from "./seed.ts";

export type Kind = "PGlite" | "PostgreSQL";

/** A site of so many users, with an administrator and a learner who are signed in. */
export type Site = {
  users: number;
  /** Of its servers. */
  dataDir: string;
  administrator: Learner;
  learner: Learner;
  questions: readonly Question[];
  start: () => Promise<VerbenaServer>;
  /** Does something with the database; with the embedded one only while no server runs. */
  onDatabase: <T>(action: (db: Database) => Promise<T>) => Promise<T>;
};

type Wanted = {
  kind: Kind;
  users: number;
  folder: string;
  /** Of the PostgreSQL on which the site gets a database of its own. */
  clusterUrl: string;
  defer: Defer;
};

export async function createSite(wanted: Wanted): Promise<Site> {
  const { kind, users, folder, clusterUrl, defer } = wanted;
  const dataDir = join(folder, `${kind}-${users}`);
  await mkdir(dataDir);
  const place = {
    dataDir,
    ...(kind === "PostgreSQL" && { databaseUrl: await createTestDatabase(clusterUrl) }),
  };
  const start = () => startVerbena({ ...place, defer });
  const onDatabase: Site["onDatabase"] = async (action) => {
    const environment = readEnvironment(serverEnvironment(place));
    const { db, close } = await openDatabase(environment, { onLostConnection: () => {} });
    return action(db).finally(close);
  };

  const server = await start();
  const administrator = await createLearner(server.origin);
  const learner = await createLearner(server.origin);
  const questions = await readQuestions(clientOf(server.origin, learner));
  await server.stop();
  await onDatabase(async (db) => {
    await db.execute(`update users set role = 'admin' where id = '${administrator.id}'`);
    await fillTables(db, (tx) => seed({ db: tx, users, adminId: administrator.id }));
    // What PostgreSQL does by itself after a while; the embedded database never does.
    if (kind === "PostgreSQL") await db.execute("vacuum analyze");
  });
  return { users, dataDir, administrator, learner, questions, start, onDatabase };
}
