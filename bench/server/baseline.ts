import { readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Defer } from "../harness/benchmark.ts";
import { answerTo, clientOf, type Learner } from "../harness/learner.ts";
import type { Site } from "../harness/site.ts";
import { startVerbena } from "../harness/verbena-server.ts";
import type { Duration, Results } from "./load.ts";
import { pgbench, type Statement } from "./pgbench.ts";

const recorder = fileURLToPath(new URL("record-statements.ts", import.meta.url));

/** Distance between the event numbers of two runs. */
const EVENT_NUMBERS_PER_RUN = 10_000_000;

/** Runs the server's SQL with pgbench, without the server. */
export type Baseline = {
  batches: (size: number, duration: Duration) => Promise<Results>;
  progress: (duration: Duration) => Promise<Results>;
};

type Options = {
  site: Site;
  databaseUrl: string;
  folder: string;
  /** One for each client; no other contender uses them. */
  learners: readonly Learner[];
  /** Answers in each kind of batch. */
  sizes: readonly number[];
  defer: Defer;
};

/** Records the server's statements for each learner and prepares them for pgbench. */
export async function createBaseline(options: Options): Promise<Baseline> {
  const { site, databaseUrl, folder, learners } = options;
  const scripts = await recordScripts(options);
  const ofLearners = `user_id in (${learners.map(({ id }) => `'${id}'`).join(", ")})`;
  let last = 0;

  async function eventsSince(start: number): Promise<number> {
    const { rows } = await site.onDatabase((db) =>
      db.execute<{ events: number }>(
        `select sum(last_seq - ${start})::int as events from user_progress where ${ofLearners}`,
      ),
    );
    return rows[0]?.events ?? 0;
  }

  return {
    async batches(size, duration) {
      last += EVENT_NUMBERS_PER_RUN;
      await site.onDatabase((db) =>
        db.execute(`update user_progress set last_seq = ${last} where ${ofLearners}`),
      );
      const { results, transactions } = await pgbench({
        scripts: scripts.batches.get(size) ?? [],
        before: numbering(size),
        after: `\\set last :seq${size}\n`,
        last,
        ...{ databaseUrl, folder, duration },
      });
      const written = await eventsSince(last);
      if (written === size * transactions) return results;
      throw new Error(`pgbench wrote ${written} events in ${transactions} transactions`);
    },
    async progress(duration) {
      const run = { databaseUrl, folder, duration, scripts: scripts.progress };
      return (await pgbench(run)).results;
    },
  };
}

/** The statements of each learner. Recording them keeps the baseline equal to the current server. */
async function recordScripts({ site, databaseUrl, folder, learners, sizes, defer }: Options) {
  const file = join(folder, "statements");
  await writeFile(file, "");
  const { origin, stop } = await startVerbena({
    dataDir: folder,
    databaseUrl,
    nodeOptions: ["--import", recorder],
    environment: { RECORD_STATEMENTS: file },
    defer,
  });
  const batches = new Map(sizes.map((size): [number, Statement[][]] => [size, []]));
  const progress: Statement[][] = [];
  for (const learner of learners) {
    const { api } = clientOf(origin, learner);
    const answer = async (size: number) => {
      const events = site.questions.slice(0, size).map((question) => answerTo(question));
      const response = await api.progress.events.$post({ json: { events } });
      return { ids: events.map(({ id }) => id), ...(await response.json()) };
    };
    // The first request loads the content, too.
    await answer(1);
    for (const [size, scripts] of batches) {
      await truncate(file);
      const batch = await answer(size);
      scripts.push(repeatable(await readStatements(file), batch));
    }
    await truncate(file);
    await api.progress.$get({ query: { timeZone: "Europe/Paris" } });
    progress.push(await readStatements(file));
  }
  await stop();
  return { batches, progress };
}

async function readStatements(file: string): Promise<Statement[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line): Statement => JSON.parse(line));
}

type Batch = {
  /** Ids of the events, in their order. */
  ids: readonly string[];
  /** Number of the learner's last event before and after. */
  fromVersion: number;
  version: number;
};

/** Replaces ids and numbers of events by pgbench's variables, which count on from `last`. */
function repeatable(statements: readonly Statement[], batch: Batch): Statement[] {
  const { ids, fromVersion, version } = batch;
  const withVariables = (value: unknown): unknown => {
    if (value === String(fromVersion)) return ":last";
    if (value === String(version)) return `:seq${ids.length}`;
    if (typeof value !== "string") return value;
    const renumbered = value.replaceAll(
      /"seq":(\d+)/g,
      (_, seq) => `"seq": :seq${Number(seq) - fromVersion}`,
    );
    return ids.reduce((text, id, index) => text.replaceAll(id, idNumbered(index + 1)), renumbered);
  };
  return statements.map(({ text, values }) => ({ text, values: values.map(withVariables) }));
}

/** Sets the variables of a batch: `seq1`, `seq2`, … and the digits of the ids. */
function numbering(size: number): string {
  const lines = Array.from({ length: size }, (_, index) => index + 1).flatMap((n) => [
    `\\set seq${n} :last + ${n}`,
    `\\set twelve${n} :seq${n} + 100000000000`,
  ]);
  return ["\\set eight random(10000000, 99999999)", ...lines, ""].join("\n");
}

/** A UUID with a random beginning, as browsers make them, and a unique end. */
const idNumbered = (n: number) => `:eight-0000-4000-8000-:twelve${n}`;
