import type { Database } from "../../packages/server/src/db/database.ts";
import type { Defer } from "../harness/benchmark.ts";
import type { Learner } from "../harness/learner.ts";
import { createSite, type Site } from "../harness/site.ts";
import type { DataLocation } from "../harness/verbena-server.ts";

const MAX_LEARNERS = 5_000;
const CARDS_PER_LEARNER = 30;
/** The first learners have also given many answers. */
const MAX_HEAVY_LEARNERS = 1_000;
const ANSWERS_PER_HEAVY_LEARNER = 200;

/** Exercises that the reports are about. */
export const EXERCISES_REPORTED = 40;

/** A site with many users. An administrator and a learner are signed in. */
export type AdminSite = Site & { users: number; administrator: Learner; learner: Learner };

/**
 * Creates a site with the same users every time. Everybody has an account, a session and totals, every
 * tenth user a queued mail, every twentieth a report. The log has one action for each user. Half of the
 * users have an address of one school.
 */
export async function createAdminSite(
  place: DataLocation,
  users: number,
  defer: Defer,
): Promise<AdminSite> {
  const site = await createSite({ place, learners: 2, defer });
  const [administrator, learner] = site.learners;
  if (!administrator || !learner) throw new Error("sign-up failed");
  const statements = [
    ...accounts(users),
    ...practice(Math.min(MAX_LEARNERS, users / 2), heavyLearners(users)),
    ...administration(users, administrator.id),
  ];
  await site.onDatabase(async (db) => {
    // With an unconfirmed address, the learner could send too few events a day.
    await db.execute("update users set email_verified = true");
    await db.execute(`update users set role = 'admin' where id = '${administrator.id}'`);
    await executeWithoutIndexes(db, statements);
    // PostgreSQL does this by itself after a while; the embedded database never does.
    if (place.databaseUrl !== undefined) await db.execute("vacuum analyze");
  });
  return { ...site, users, administrator, learner };
}

/** Inserts much faster: without indexes, which are created afterwards, triggers and foreign keys. */
async function executeWithoutIndexes(db: Database, statements: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ name: string; definition: string }>(`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public'
        and indexname not in (select conname from pg_constraint)`);
    for (const { name } of rows) await tx.execute(`drop index "${name}"`);
    await tx.execute("set local session_replication_role = replica");
    for (const statement of statements) await tx.execute(statement);
    for (const { definition } of rows) await tx.execute(definition);
  });
}

/** The number of learners with many answers. */
export function heavyLearners(users: number): number {
  return Math.min(MAX_HEAVY_LEARNERS, users / 10);
}

/** The id of the n-th user. */
const userId = (n: string) => `md5('user ' || ${n})::uuid`;
/** The address of the n-th user: the server drops mails and links for another one. */
const email =
  "'learner' || n || case when n % 2 = 0 then '@escuela.example' else '@correo.example' end";
const numbersUpTo = (count: number) => `generate_series(1, ${count}) as n`;
/** A pseudo-random number from 0 to below a limit. */
const randomBelow = (n: string, limit: string | number) =>
  `(hashint8(${n})::bigint & 2147483647) % (${limit})`;

const names = "(array['Ana', 'Berta', 'Célia', 'Dario', 'Émile', 'Fleur', 'Íñigo', 'Joost'])";

/** Users with profiles, sessions, and totals. */
export function accounts(users: number): string[] {
  return [
    `insert into users (id, name, email, created_at, updated_at, last_sign_in_at)
      select ${userId("n")}, ${names}[1 + n % 8] || ' ' || to_hex(${randomBelow("n", 16777216)}),
        ${email},
        timestamptz '2025-01-01' + n * interval '5 minutes', now(),
        case when n % 3 > 0 then timestamptz '2026-01-01' + ${randomBelow("n", 300000)} * interval '1 minute' end
      from ${numbersUpTo(users)}`,
    `insert into profiles (id, username, preferred_language, families)
      select id, name, 'fr', array['presente-indicativo'] from users
      on conflict do nothing`,
    `insert into accounts (id, user_id, account_id, provider_id, created_at, updated_at)
      select md5('account ' || n)::uuid, ${userId("n")}, n::text, 'credential', now(), now()
      from ${numbersUpTo(users)}`,
    `insert into sessions (id, user_id, token, remembered, expires_at, created_at, updated_at)
      select md5('session ' || n)::uuid, ${userId("n")}, md5('token ' || n), true,
        now() + interval '20 days', now(), now()
      from ${numbersUpTo(users)}`,
    `insert into user_totals (user_id, total_attempts, total_correct)
      select ${userId("n")}, 10 + ${randomBelow("n", 3000)},
        ${randomBelow("n + 7", `11 + ${randomBelow("n", 3000)}`)}
      from ${numbersUpTo(users)}`,
  ];
}

/** The progress of the first users. */
export function practice(learners: number, heavy: number): string[] {
  return [
    `insert into user_progress (user_id, start_date, last_seq)
      select ${userId("n")}, timestamptz '2026-01-01', case when n <= ${heavy} then ${ANSWERS_PER_HEAVY_LEARNER} else 0 end
      from ${numbersUpTo(learners)}`,
    `insert into exercise_progress
        (user_id, family, total_attempts, total_correct, total_failed, today_attempts,
         today_correct, today_failed, failed_items, current_level)
      select user_id, 'preterito-indefinido', total_attempts, total_correct,
        total_attempts - total_correct, 0, 0, 0, '[]', 0
      from ${numbersUpTo(learners)} join user_totals on user_id = ${userId("n")}`,
    `insert into cards
        (user_id, family, item, context, easiness, interval_days, repetitions, next_review,
         attempts, correct_count, last_attempt)
      select ${userId("n")}, 'preterito-indefinido', 'verbo ' || card, 'yo', 2.5, 6, 2, now(), 2, 2, now()
      from ${numbersUpTo(learners)}, generate_series(1, ${CARDS_PER_LEARNER}) as card`,
    `insert into progress_events
        (user_id, seq, id, kind, status, family, item, context, given, quality, correct, verdict,
         answered_at, time_zone, received_at)
      select ${userId("n")}, seq, md5(n || ' event ' || seq)::uuid, 'answer', 'accepted',
        'preterito-indefinido', 'verbo ' || seq % ${CARDS_PER_LEARNER}, 'yo', 'tuve', 4, true, 'correct',
        now(), 'Europe/Paris', now()
      from ${numbersUpTo(heavy)}, generate_series(1, ${ANSWERS_PER_HEAVY_LEARNER}) as seq`,
  ];
}

function administration(users: number, adminId: string): string[] {
  return [
    `insert into admin_actions (id, admin_id, kind, target_id, at)
      select md5('action ' || n)::uuid, '${adminId}',
        (array['password-reset-sent', 'report-answered', 'users-exported'])[1 + n % 3],
        case when n % 3 < 2 then ${userId("n")} end,
        timestamptz '2025-06-01' + n * interval '3 minutes'
      from ${numbersUpTo(users)}`,
    `insert into exercise_reports (user_id, id, family, exercise_id, reason, comment, created_at)
      select ${userId("n")}, md5('report ' || n)::uuid, 'preterito-indefinido',
        (select id from conjugation_exercises where position = n % ${EXERCISES_REPORTED} order by id limit 1),
        'other', 'Número ' || n, timestamptz '2026-01-01' + n * interval '3 minutes'
      from ${numbersUpTo(users / 20)}`,
    `insert into mails (id, user_id, kind, recipient, language, content, created_at, next_attempt_at)
      select md5('mail ' || n)::uuid, ${userId("n")}, 'reset-password', ${email},
        'fr', '{"username": "Ana", "link": "https://verbena.example/reset-password?token=of-nobody"}',
        now(), now() + interval '1 day'
      from ${numbersUpTo(users / 10)}`,
    `insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
      select md5('link ' || n)::uuid, 'reset-password:' || md5('link ' || n),
        ${userId("n")} || ' ' || ${email}, now() + interval '20 days', now(), now()
      from ${numbersUpTo(users / 10)}`,
  ];
}
