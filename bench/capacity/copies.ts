import { randomUUID } from "node:crypto";
import { sign } from "../../packages/server/src/accounts/session/session-cookie.ts";
import { hashToken } from "../../packages/server/src/security/secret.ts";
import type { Learner } from "../harness/learner.ts";
import { SECRET } from "../harness/site.ts";

/** Runs a statement. All statements of a caller belong to one transaction. */
type Execute = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * SQL expressions for the columns that differ between the copies. They can use the columns of the table `copies`:
 * `copy_id`, `token_hash`, and the copy's number `n`.
 */
type Expressions = Record<string, string>;

/** More rows than a learner has in any of the tables of every copy. */
const ROWS_MAX = 10;

const names = "(array['Ana', 'Berta', 'Célia', 'Dario', 'Émile', 'Fleur', 'Íñigo', 'Joost'])";
const name = `${names}[1 + n % 8] || ' ' || to_hex(hashint8(n)::bigint & 16777215)`;
const minutesAgo = "now() - n * interval '1 minute'";

/** The tables in which every copy has rows. */
const tablesOfEveryCopy: Record<string, Expressions> = {
  users: {
    id: "copy_id",
    name,
    role: "'user'",
    email: `'learner' || n || case when n % 2 = 0 then '@escuela.example' else '@correo.example' end`,
    created_at: minutesAgo,
    last_sign_in_at: `case when n % 3 > 0 then ${minutesAgo} end`,
  },
  profiles: { id: "copy_id", username: name },
  passwords: {},
  sessions: { id: "gen_random_uuid()", token_hash: "copies.token_hash" },
  user_progress: {},
  exercise_progress: {},
  daily_stats: {},
};

/**
 * Copies a learner many times. Copied rows are rows that the server has written, and their columns come from the
 * database: a new column needs no change here.
 *
 * @param practised how many copies have cards and answers, too
 * @param rows how many cards, and how many answers, each of these has
 * @returns these copies, signed in
 */
export async function copyLearner(
  execute: Execute,
  original: Learner,
  { copies, practised, rows }: { copies: number; practised: number; rows: number },
): Promise<Learner[]> {
  const all = Array.from({ length: copies }, () => ({ id: randomUUID(), token: randomUUID() }));
  const [ids, hashes] = [all.map(({ id }) => id), all.map(({ token }) => hashToken(token))];
  // Skip the checks of foreign keys: they would take longer than the copying.
  await execute("set local session_replication_role = replica");
  await execute(`create temp table copies on commit drop as select * from
    unnest('{${ids}}'::uuid[], '{${hashes}}'::text[]) with ordinality as copy (copy_id, token_hash, n)`);
  for (const [table, expressions] of Object.entries(tablesOfEveryCopy)) {
    await copyRows(execute, original, { table, expressions, rows: ROWS_MAX, copies });
  }
  for (const table of ["cards", "progress_events"]) {
    await copyRows(execute, original, { table, expressions: {}, rows, copies: practised });
  }
  return all.slice(0, practised).map(({ id, token }) => ({
    id,
    cookie: `verbena.session_token=${encodeURIComponent(sign("session_token", token, [SECRET]))}`,
  }));
}

type RowsToCopy = { table: string; expressions: Expressions; rows: number; copies: number };

async function copyRows(
  execute: Execute,
  original: Learner,
  { table, expressions, rows, copies }: RowsToCopy,
) {
  const owner = expressions["id"] === "copy_id" ? "id" : "user_id";
  const changed: Expressions = { [owner]: "copy_id", ...expressions };
  const columns = await columnsOf(execute, table);
  // The first two columns are the owner and the row's key: the log is copied from its beginning.
  await execute(`
    insert into ${table} (${columns})
    select ${columns.map((column) => changed[column] ?? `original.${column}`)}
    from copies, (
      select * from ${table} where ${owner} = '${original.id}' order by 1, 2 limit ${rows}
    ) as original
    where n <= ${copies}`);
}

/** Adds answers before all others to the log of a learner who has answered. */
export async function addPastAnswers(execute: Execute, { id }: Learner, answers: number) {
  await execute(`update progress_events set seq = seq + ${answers} where user_id = '${id}'`);
  await execute(
    `update user_progress set last_seq = last_seq + ${answers} where user_id = '${id}'`,
  );
  const past = "now() - interval '2 days' - n * interval '1 minute'";
  const expressions: Expressions = {
    seq: "n",
    id: "gen_random_uuid()",
    answered_at: past,
    received_at: past,
  };
  const columns = await columnsOf(execute, "progress_events");
  await execute(`
    insert into progress_events (${columns})
    select ${columns.map((column) => expressions[column] ?? `original.${column}`)}
    from generate_series(1, ${answers}) as n, (
      select * from progress_events where user_id = '${id}' and kind = 'answer' limit 1
    ) as original`);
}

/**
 * Appends copies of a learner's log to it, and spreads its events over the past.
 *
 * @param times how long the log becomes, in its present lengths
 * @param eventsADay so many events get the same day; the last day is yesterday
 */
export async function repeatLog(
  execute: Execute,
  { id }: Learner,
  { times, eventsADay }: { times: number; eventsADay: number },
) {
  const columns = await columnsOf(execute, "progress_events");
  const expressions: Expressions = {
    seq: "original.seq + n * length.events",
    id: "gen_random_uuid()",
  };
  await execute(`
    insert into progress_events (${columns})
    select ${columns.map((column) => expressions[column] ?? `original.${column}`)}
    from generate_series(1, ${times - 1}) as n, progress_events as original,
      (select max(seq) as events from progress_events where user_id = '${id}') as length
    where original.user_id = '${id}'`);
  await execute(`update user_progress set last_seq = last_seq * ${times} where user_id = '${id}'`);
  await execute(`
    update progress_events set answered_at = now() - interval '1 day'
      - (length.events - seq) / ${eventsADay} * interval '1 day'
      - (length.events - seq) % ${eventsADay} * interval '10 seconds'
    from (select max(seq) as events from progress_events where user_id = '${id}') as length
    where user_id = '${id}'`);
}

async function columnsOf(execute: Execute, table: string): Promise<string[]> {
  const { rows } = await execute(`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  return rows.map(({ name }) => String(name));
}
