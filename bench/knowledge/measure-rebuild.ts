import { createContentStore } from "../../packages/server/src/content/content-store.ts";
import type { Database } from "../../packages/server/src/db/database.ts";
import { readLog } from "../../packages/server/src/db/read-log.ts";
import { foldLog } from "../../packages/server/src/features/progress/fold-log.ts";
import { readKnowledge } from "../../packages/server/src/knowledge/read-knowledge.ts";
import { repeatLog } from "../capacity/copies.ts";
import { type Defer, log, median, table } from "../harness/benchmark.ts";
import { answerTo, type Client, type Question } from "../harness/learner.ts";
import { createSite, newDatabases } from "../harness/site.ts";

/** The learner answers each card of all families so often. */
const TIMES = 7;
const ANSWERS_A_DAY = 30;
const BATCH = 100;
const ROUNDS = 5;

/** A rebuild of the knowledge of a learner with a long log, and the size of a full snapshot, on PostgreSQL. */
export async function measureRebuild(defer: Defer): Promise<string> {
  log("rebuild …");
  const { PostgreSQL: place } = await newDatabases(defer);
  const { learners, onDatabase } = await createSite({
    place,
    learners: 1,
    prepare: answerEverything,
    defer,
  });
  const [learner] = learners;
  if (learner === undefined) throw new Error("there are no learners");
  return onDatabase(async (db) => {
    await db.transaction(async (tx) => {
      const length = { times: TIMES, eventsADay: ANSWERS_A_DAY };
      await repeatLog((statement) => tx.execute(statement), learner, length);
    });
    const reader = { db, user: { id: learner.id } };
    const catalogue = await createContentStore(db).current();
    const answers = (await readLog(db, learner.id)).length;
    const times = { log: [] as number[], progress: [] as number[], knowledge: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [ofLog, ofProgress, ofKnowledge] = [
        await cpuMs(() => readLog(db, learner.id)),
        await cpuMs(() => foldLog(db, learner.id, null)),
        await cpuMs(async () => {
          await db.execute(`delete from skill_snapshots where user_id = '${learner.id}'`);
          await readKnowledge(reader, catalogue);
        }),
      ];
      // In the first round, the engine compiles.
      if (round === 0) continue;
      times.log.push(ofLog);
      times.progress.push(ofProgress);
      times.knowledge.push(ofKnowledge);
    }
    const progress = median(times.progress);
    const row = (name: string, all: readonly number[]) => [
      name,
      median(all).toFixed(0),
      (median(all) / progress).toFixed(2),
    ];
    return [
      table(
        [`${answers.toLocaleString("en")} events`, "CPU ms: server", "÷ progress"],
        [
          row("read the log", times.log),
          row("read it and fold progress", times.progress),
          row("read it, fold knowledge, and store a snapshot", times.knowledge),
        ],
      ),
      await sizeOfSnapshot(db),
    ].join("\n\n");
  });
}

async function answerEverything({ api }: Client, questions: readonly Question[]): Promise<void> {
  for (let start = 0; start < questions.length; start += BATCH) {
    const events = questions
      .slice(start, start + BATCH)
      .map((question, index) =>
        answerTo(question, index % 5 === 4 ? "otra cosa" : question.answer),
      );
    await api.progress.events.$post({ json: { events } });
  }
}

/** Processor time of this process in ms. */
async function cpuMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function sizeOfSnapshot(db: Database): Promise<string> {
  const { rows } = await db.execute<{ skills: number; text: number; stored: number }>(
    `select json_array_length(state -> 'skills') as skills, octet_length(state::text) as text,
      pg_column_size(state) as stored from skill_snapshots`,
  );
  const [{ skills = 0, text = 0, stored = 0 } = {}] = rows;
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `A snapshot of ${skills} skills has ${kB(text)} of JSON, ${kB(stored)} as PostgreSQL stores it.`;
}
