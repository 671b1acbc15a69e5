import type { SessionUser } from "../../accounts/session/read-session.ts";
import type { Database } from "../../db/database.ts";
import {
  findAccount,
  findBeginning,
  findCards,
  findDays,
  findExercises,
  findPackages,
  findProfile,
  findReports,
  readEvents,
} from "./queries.ts";

type Exporter = { db: Database; user: SessionUser; now: Date };

/** Everything that Verbena knows of a learner, but for their password and their sessions. */
export async function writeJson({ db, user, now }: Exporter): Promise<AsyncIterable<string>> {
  const beginning = await findBeginning(db, user.id);
  const known = {
    format: "verbena",
    version: 1,
    exportedAt: now,
    account: await findAccount(db, user.id),
    profile: await findProfile(db, user.id),
    packages: await findPackages(db, user.id),
    startDate: beginning?.startDate ?? null,
    exercises: await findExercises(db, user.id),
    cards: await findCards(db, user.id),
    days: await findDays(db, user.id),
    reports: await findReports(db, user.id),
  };
  return withEvents(known, readEvents(db, user.id, beginning?.lastSeq ?? 0));
}

/** An object whose last list is written as it is read, an event on each line. */
async function* withEvents(known: object, log: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(known).slice(0, -1)},"events":[`;
  let separator = "\n";
  for await (const events of log) {
    yield separator + events.map((event) => JSON.stringify(event)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}
