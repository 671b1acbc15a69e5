import { randomUUID } from "node:crypto";
import type pg from "pg";
import { sign } from "../../packages/server/src/accounts/session/session-cookie.ts";
import { hashToken } from "../../packages/server/src/security/secret.ts";
import type { Learner } from "../harness/learner.ts";
import { SECRET } from "../harness/verbena-server.ts";

/** Rows of the log and of the cards that each learner gets. */
const ROWS = 100;

/** Copies a learner many times, with some of the cards and of the log, so that their rows fill many pages. */
export async function copyLearner(
  database: pg.Client,
  original: Learner,
  count: number,
): Promise<Learner[]> {
  const copies = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  await database.query(
    `create temp table copies as
      select * from unnest($1::uuid[], $2::text[]) as copy(copy_id, copy_token_hash)`,
    [copies.map(({ id }) => id), copies.map(({ token }) => hashToken(token))],
  );
  await database.query(`
    insert into users (id, name, email, email_verified, created_at, updated_at)
    select copy_id, 'Ana', copy_id || '@example.org', true, now(), now() from copies`);
  await database.query(`
    insert into sessions (id, user_id, token, remembered, expires_at, created_at, updated_at)
    select gen_random_uuid(), copy_id, copy_token_hash, true, now() + interval '30 days', now(), now() from copies`);
  const tables = { user_progress: "1", exercise_progress: "9", daily_stats: "9", cards: ROWS };
  for (const [table, rows] of Object.entries({ ...tables, progress_events: ROWS })) {
    const columns = await columnsOf(database, table);
    // By the first columns of the primary key, so that the log's rows are its first ones.
    await database.query(
      `insert into ${table} (user_id, ${columns})
        select copy_id, ${columns} from copies,
        (select * from ${table} where user_id = $1 order by 1, 2 limit ${rows}) as original`,
      [original.id],
    );
  }
  await database.query("vacuum analyze");
  return copies.map(({ id, token }) => ({
    id,
    cookie: `verbena.session_token=${encodeURIComponent(sign("session_token", token, [SECRET]))}`,
  }));
}

async function columnsOf(database: pg.Client, table: string): Promise<string> {
  const { rows } = await database.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'user_id'`,
    [table],
  );
  return rows[0]?.columns ?? "";
}
