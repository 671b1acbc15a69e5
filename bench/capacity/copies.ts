import { randomUUID } from "node:crypto";
import { sign } from "../../packages/server/src/accounts/session/session-cookie.ts";
import { hashToken } from "../../packages/server/src/security/secret.ts";
import type { Learner } from "../harness/learner.ts";
import { SECRET } from "../harness/site.ts";

/** Runs SQL in a transaction. */
type Execute = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Expressions for the columns that differ between the copies; `n` is the number of a copy. */
type Values = Record<string, string>;

const names = "(array['Ana', 'Berta', 'Célia', 'Dario', 'Émile', 'Fleur', 'Íñigo', 'Joost'])";
const name = `${names}[1 + n % 8] || ' ' || to_hex(hashint8(n)::bigint & 16777215)`;
const minutesAgo = "now() - n * interval '1 minute'";

const ofEverybody: Record<string, Values> = {
  users: {
    ...{ id: "copy_id", name, role: "'user'" },
    email: `'learner' || n || case when n % 2 = 0 then '@escuela.example' else '@correo.example' end`,
    ...{ created_at: minutesAgo, last_sign_in_at: `case when n % 3 > 0 then ${minutesAgo} end` },
  },
  profiles: { id: "copy_id", username: name },
  accounts: { id: "gen_random_uuid()", account_id: "copy_id::text" },
  sessions: { id: "gen_random_uuid()", token: "token_hash" },
  user_progress: {},
  exercise_progress: {},
  daily_stats: {},
};

/**
 * Copies a learner many times. Copied rows are rows that the server has written, and their columns come from the
 * database: a new column needs no change here.
 *
 * @param practised how many copies have cards and answers, too
 * @param rows the cards and the answers of each of these
 * @returns these copies, signed in
 */
export async function copyLearner(
  execute: Execute,
  original: Learner,
  { copies, practised, rows }: { copies: number; practised: number; rows: number },
): Promise<Learner[]> {
  const all = Array.from({ length: copies }, () => ({ id: randomUUID(), token: randomUUID() }));
  const [ids, hashes] = [all.map(({ id }) => id), all.map(({ token }) => hashToken(token))];
  await execute("set local session_replication_role = replica");
  await execute(`create temp table copies on commit drop as select * from
    unnest('{${ids}}'::uuid[], '{${hashes}}'::text[]) with ordinality as copy (copy_id, token_hash, n)`);
  for (const [table, values] of Object.entries(ofEverybody)) {
    await copyRows(execute, table, values, { original, rows: 10, copies });
  }
  for (const table of ["cards", "progress_events"]) {
    await copyRows(execute, table, {}, { original, rows, copies: practised });
  }
  return all.slice(0, practised).map(({ id, token }) => ({
    id,
    cookie: `verbena.session_token=${encodeURIComponent(sign("session_token", token, [SECRET]))}`,
  }));
}

type Amount = { original: Learner; rows: number; copies: number };

async function copyRows(execute: Execute, table: string, values: Values, amount: Amount) {
  const { original, rows, copies } = amount;
  const owner = values["id"] === "copy_id" ? "id" : "user_id";
  const changed: Values = { [owner]: "copy_id", ...values };
  const columns = await columnsOf(execute, table);
  // Ordered by the first columns of the primary key: the first rows of the log.
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
  const values: Values = {
    seq: "n",
    id: "gen_random_uuid()",
    answered_at: past,
    received_at: past,
  };
  const columns = await columnsOf(execute, "progress_events");
  await execute(`
    insert into progress_events (${columns})
    select ${columns.map((column) => values[column] ?? `original.${column}`)}
    from generate_series(1, ${answers}) as n, (
      select * from progress_events where user_id = '${id}' and kind = 'answer' limit 1
    ) as original`);
}

async function columnsOf(execute: Execute, table: string): Promise<string[]> {
  const { rows } = await execute(`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  return rows.map(({ name }) => String(name));
}
