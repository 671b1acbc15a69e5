import { mkdir } from "node:fs/promises";
import type { Database, OpenDatabase } from "../../packages/server/src/db/database.ts";
import { openDatabase } from "../../packages/server/src/db/open-database.ts";
import { readEnvironment } from "../../packages/server/src/environment.ts";
import type { Defer } from "../harness/benchmark.ts";
import {
  answerAll,
  clientOf,
  createLearner,
  type Learner,
  type Question,
  readQuestions,
} from "../harness/learner.ts";
import { serverEnvironment, startVerbena } from "../harness/verbena-server.ts";

type Wanted = {
  /** An empty folder, or one that is still to be made. */
  dataDir: string;
  databaseUrl?: string;
  learners: number;
  /** Of each learner. */
  cards: number;
  defer: Defer;
};

/** A running server with learners who have practised. */
export type Site = { origin: string; learners: Learner[]; questions: Question[] };

export async function createSite({ learners, cards, ...place }: Wanted): Promise<Site> {
  await mkdir(place.dataDir, { recursive: true });
  const first = await startVerbena(place);
  const people = await Promise.all(
    Array.from({ length: learners }, () => createLearner(first.origin)),
  );
  const clients = people.map((learner) => clientOf(first.origin, learner));
  const questions = clients[0] ? await readQuestions(clients[0]) : [];
  for (const client of clients) await answerAll(client, questions);
  await first.stop();

  const { db, close } = await openSite(place);
  await addCards(db, cards);
  // The log takes more events a day of learners whose address is confirmed.
  await db.execute("update users set email_verified = true");
  await close();
  const { origin } = await startVerbena(place);
  return { origin, learners: people, questions };
}

/** Opens a site's database; the embedded one only while its server is stopped. */
export function openSite(place: Pick<Wanted, "dataDir" | "databaseUrl">): Promise<OpenDatabase> {
  return openDatabase(readEnvironment(serverEnvironment(place)), {
    onLostConnection: () => {},
  });
}

/**
 * Gives every learner copies of their own cards until they have so many: the stock of sentences
 * is smaller. The rows go straight into the table, since no exercise asks for them.
 */
async function addCards(db: Database, wanted: number): Promise<void> {
  await db.execute(`
    insert into cards
      (user_id, exercise_key, item, context, easiness, interval_days, repetitions,
       next_review, attempts, correct_count, last_attempt)
    select user_id, exercise_key, item || ' bis', context, easiness, interval_days, repetitions,
       next_review, attempts, correct_count, last_attempt
    from (
      select *,
        count(*) over (partition by user_id) as owned,
        row_number() over (partition by user_id order by exercise_key, item, context) as number
      from cards
    ) as numbered
    where number <= ${wanted} - owned`);
}
