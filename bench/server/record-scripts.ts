import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Defer } from "../harness/benchmark.ts";
import { answerTo, clientOf, type Learner, type Question } from "../harness/learner.ts";
import { startVerbena } from "../harness/verbena-server.ts";
import type { Script } from "./pgbench.ts";
import { repeatable, statementsDuring } from "./statements.ts";

const recorder = fileURLToPath(new URL("record-statements.ts", import.meta.url));

/** Scripts for pgbench, one for each learner. */
export type Scripts = {
  /** By the size of the batch. */
  batches: ReadonlyMap<number, Script[]>;
  progress: Script[];
};

type Recording = {
  databaseUrl: string;
  folder: string;
  learners: readonly Learner[];
  questions: readonly Question[];
  /** Of the batches to record. */
  sizes: readonly number[];
  defer: Defer;
};

/**
 * Does once for each learner, with the real server, what will be measured, and keeps what the
 * server sent to PostgreSQL for it. So the scripts are always those of the server as it is.
 */
export async function recordScripts(recording: Recording): Promise<Scripts> {
  const { databaseUrl, folder, learners, questions, sizes, defer } = recording;
  const file = join(folder, "statements");
  await writeFile(file, "");
  const { origin, stop } = await startVerbena({
    dataDir: folder,
    databaseUrl,
    nodeOptions: ["--import", recorder],
    environment: { RECORD_STATEMENTS: file },
    defer,
  });

  const batches = new Map(sizes.map((size): [number, Script[]] => [size, []]));
  const progress: Script[] = [];
  for (const learner of learners) {
    const { api } = clientOf(origin, learner);
    const answer = async (size: number) => {
      const events = questions.slice(0, size).map((question) => answerTo(question));
      const response = await api.progress.events.$post({ json: { events } });
      return { ids: events.map(({ id }) => id), ...(await response.json()) };
    };
    // With its first request a server loads its content as well.
    await answer(1);
    for (const [size, scripts] of batches) {
      const { statements, result } = await statementsDuring(file, () => answer(size));
      scripts.push(repeatable(statements, result));
    }
    const reading = await statementsDuring(file, () =>
      api.progress.$get({ query: { timeZone: "Europe/Paris" } }),
    );
    progress.push(reading.statements);
  }
  await stop();
  return { batches, progress };
}
