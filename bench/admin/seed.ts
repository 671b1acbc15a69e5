import type { Tables } from "../../packages/server/src/db/database.ts";

/** Who practised: so many of all users, and those first of them who practised much. */
const PRACTISED_MAX = 5_000;
const CARDS = 30;
const MUCH_PRACTISED_MAX = 1_000;
const ANSWERS = 200;

/** The reports are about so many exercises. */
export const EXERCISES_REPORTED = 40;

type Seed = {
  db: Tables;
  /** Users to come, besides those that there are. */
  users: number;
  /** In whose name the log is written. */
  adminId: string;
};

/**
 * Fills a site with users, always the same ones: everybody has an account, a session and totals, each
 * tenth a mail that waits, each twentieth has sent a report, and the log has an action for each. Half
 * have an address of one school.
 */
export async function seed({ db, users, adminId }: Seed): Promise<void> {
  const practised = Math.min(PRACTISED_MAX, users / 2);
  const much = muchPractised(users);
  for (const statement of [
    ...accounts(users),
    ...practice(practised, much),
    ...administration(users, adminId),
  ]) {
    await db.execute(statement);
  }
}

export function muchPractised(users: number): number {
  return Math.min(MUCH_PRACTISED_MAX, users / 10);
}

/** Ids of users by their number, which begins with 1. */
const userId = (n: string) => `md5('user ' || ${n})::uuid`;
const to = (count: number) => `generate_series(1, ${count}) as n`;
/** Spread as if by chance, from 0 on. */
const chance = (n: string, below: string | number) =>
  `(hashint8(${n})::bigint & 2147483647) % (${below})`;

const names = "(array['Ana', 'Berta', 'Célia', 'Dario', 'Émile', 'Fleur', 'Íñigo', 'Joost'])";

function accounts(users: number): string[] {
  return [
    `insert into users (id, name, email, created_at, updated_at, last_sign_in_at)
      select ${userId("n")}, ${names}[1 + n % 8] || ' ' || to_hex(${chance("n", 16777216)}),
        'learner' || n || case when n % 2 = 0 then '@escuela.example' else '@correo.example' end,
        timestamptz '2025-01-01' + n * interval '5 minutes', now(),
        case when n % 3 > 0 then timestamptz '2026-01-01' + ${chance("n", 300000)} * interval '1 minute' end
      from ${to(users)}`,
    `insert into profiles (id, username, preferred_language) select id, name, 'fr' from users
      on conflict do nothing`,
    `insert into accounts (id, user_id, account_id, provider_id, created_at, updated_at)
      select md5('account ' || n)::uuid, ${userId("n")}, n::text, 'credential', now(), now()
      from ${to(users)}`,
    `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
      select md5('session ' || n)::uuid, ${userId("n")}, md5('token ' || n),
        now() + interval '20 days', now(), now()
      from ${to(users)}`,
    `insert into user_totals (user_id, total_attempts, total_correct)
      select ${userId("n")}, 10 + ${chance("n", 3000)},
        ${chance("n + 7", `11 + ${chance("n", 3000)}`)}
      from ${to(users)}`,
  ];
}

function practice(practised: number, much: number): string[] {
  return [
    `insert into user_progress (user_id, start_date, last_seq)
      select ${userId("n")}, timestamptz '2026-01-01', case when n <= ${much} then ${ANSWERS} else 0 end
      from ${to(practised)}`,
    `insert into exercise_progress
        (user_id, exercise_key, total_attempts, total_correct, total_failed, today_attempts,
         today_correct, today_failed, failed_items, current_level)
      select user_id, 'preterito-indefinido', total_attempts, total_correct,
        total_attempts - total_correct, 0, 0, 0, '[]', 0
      from ${to(practised)} join user_totals on user_id = ${userId("n")}`,
    `insert into cards
        (user_id, exercise_key, item, context, easiness, interval_days, repetitions, next_review,
         attempts, correct_count, last_attempt)
      select ${userId("n")}, 'preterito-indefinido', 'verbo ' || card, 'yo', 2.5, 6, 2, now(), 2, 2, now()
      from ${to(practised)}, generate_series(1, ${CARDS}) as card`,
    `insert into progress_events
        (user_id, seq, id, kind, status, exercise_key, item, context, given, quality, correct, verdict,
         answered_at, time_zone, received_at)
      select ${userId("n")}, seq, md5(n || ' event ' || seq)::uuid, 'answer', 'accepted',
        'preterito-indefinido', 'verbo ' || seq % ${CARDS}, 'yo', 'tuve', 4, true, 'correct',
        now(), 'Europe/Paris', now()
      from ${to(much)}, generate_series(1, ${ANSWERS}) as seq`,
  ];
}

function administration(users: number, adminId: string): string[] {
  return [
    `insert into admin_actions (id, admin_id, kind, target_id, at)
      select md5('action ' || n)::uuid, '${adminId}',
        (array['password-reset-sent', 'report-answered', 'users-exported'])[1 + n % 3],
        case when n % 3 < 2 then ${userId("n")} end,
        timestamptz '2025-06-01' + n * interval '3 minutes'
      from ${to(users)}`,
    `insert into exercise_reports (user_id, id, exercise_key, exercise_id, reason, comment, created_at)
      select ${userId("n")}, md5('report ' || n)::uuid, 'preterito-indefinido',
        (select id from conjugation_exercises where position = n % ${EXERCISES_REPORTED} order by id limit 1),
        'other', 'Número ' || n, timestamptz '2026-01-01' + n * interval '3 minutes'
      from ${to(users / 20)}`,
    `insert into mails (id, user_id, kind, recipient, language, content, created_at, next_attempt_at)
      select md5('mail ' || n)::uuid, ${userId("n")}, 'reset-password', 'learner' || n || '@correo.example',
        'fr', '{"username": "Ana", "link": "https://verbena.example/reset-password?token=of-nobody"}',
        now(), now() + interval '1 day'
      from ${to(users / 10)}`,
    `insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
      select md5('link ' || n)::uuid, 'reset-password:' || md5('link ' || n),
        ${userId("n")} || ' learner' || n || '@correo.example', now() + interval '20 days', now(), now()
      from ${to(users / 10)}`,
  ];
}
