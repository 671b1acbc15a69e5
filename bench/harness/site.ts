import { mkdir } from "node:fs/promises";
import type { Database } from "../../packages/server/src/db/database.ts";
import { openDatabase } from "../../packages/server/src/db/open-database.ts";
import { readEnvironment } from "../../packages/server/src/environment.ts";
import type { Defer } from "./benchmark.ts";
import {
  type Client,
  clientOf,
  createLearner,
  type Learner,
  type Question,
  readQuestions,
} from "./learner.ts";
import {
  type DataLocation,
  serverEnvironment,
  startVerbena,
  type VerbenaServer,
} from "./verbena-server.ts";

/** A database with learners who are signed in; its server is stopped. */
export type Site = {
  place: DataLocation;
  learners: Learner[];
  questions: readonly Question[];
  start: () => Promise<VerbenaServer>;
  /** Runs SQL; on the embedded database only while no server runs. */
  onDatabase: <T>(action: (db: Database) => Promise<T>) => Promise<T>;
};

type Options = {
  place: DataLocation;
  learners: number;
  /** What the learners do before the server stops. */
  prepare?: (client: Client, questions: readonly Question[]) => Promise<void>;
  defer: Defer;
};

export async function createSite({ place, learners, prepare, defer }: Options): Promise<Site> {
  await mkdir(place.dataDir, { recursive: true });
  const start = () => startVerbena({ ...place, defer });
  const { origin, stop } = await start();
  const people = await Promise.all(Array.from({ length: learners }, () => createLearner(origin)));
  const clients = people.map((learner) => clientOf(origin, learner));
  const questions = clients[0] ? await readQuestions(clients[0]) : [];
  for (const client of clients) await prepare?.(client, questions);
  await stop();
  const onDatabase: Site["onDatabase"] = async (action) => {
    const environment = readEnvironment(serverEnvironment(place));
    const { db, close } = await openDatabase(environment, { onLostConnection: () => {} });
    return action(db).finally(close);
  };
  return { place, learners: people, questions, start, onDatabase };
}
