import type { Database } from "../../packages/server/src/db/database.ts";
import type { Learner } from "../harness/learner.ts";
import { pgbench } from "./pgbench.ts";
import type { Scripts } from "./record-scripts.ts";
import type { Duration, Figures } from "./samples.ts";
import { numbering } from "./statements.ts";

/** How far apart the numbers of events are from one run to the next. */
const NUMBERS_OF_A_RUN = 10_000_000;

/** The server's statements without the server, as fast as pgbench gets them through. */
export type Floor = {
  batches: (size: number, duration: Duration) => Promise<Figures>;
  progress: (duration: Duration) => Promise<Figures>;
};

type Surroundings = {
  db: Database;
  databaseUrl: string;
  folder: string;
  /** Those of the scripts, and nobody else's. */
  learners: readonly Learner[];
  scripts: Scripts;
};

export function createFloor(surroundings: Surroundings): Floor {
  const { db, databaseUrl, folder, learners, scripts } = surroundings;
  const theirs = `user_id in (${learners.map(({ id }) => `'${id}'`).join(", ")})`;
  let last = 0;

  async function eventsSince(start: number): Promise<number> {
    const { rows } = await db.execute<{ events: number }>(
      `select sum(last_seq - ${start})::int as events from user_progress where ${theirs}`,
    );
    return rows[0]?.events ?? 0;
  }

  return {
    async batches(size, duration) {
      last += NUMBERS_OF_A_RUN;
      await db.execute(`update user_progress set last_seq = ${last} where ${theirs}`);
      const { figures, transactions } = await pgbench({
        scripts: scripts.batches.get(size) ?? [],
        before: numbering(size),
        after: `\\set last :seq${size}\n`,
        last,
        ...{ databaseUrl, folder, duration },
      });
      const written = await eventsSince(last);
      if (written === size * transactions) return figures;
      throw new Error(`pgbench wrote ${written} events in ${transactions} transactions`);
    },
    async progress(duration) {
      const run = { databaseUrl, folder, duration, scripts: scripts.progress };
      return (await pgbench(run)).figures;
    },
  };
}
