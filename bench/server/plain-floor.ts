import type { Site } from "../harness/site.ts";
import type { Duration, Results } from "./load.ts";
import { type Protocol, pgbench } from "./pgbench.ts";

/** What any server with these tables has to do at least: plain statements, sent one by one by pgbench. */
export type Floor = {
  /** Stores some answers in one transaction. */
  answers: (size: number, protocol: Protocol, duration: Duration) => Promise<Results>;
  /** Reads the rows of a learner's progress. */
  progress: (duration: Duration) => Promise<Results>;
};

type Options = {
  site: Site;
  databaseUrl: string;
  folder: string;
  clients: number;
  cards: number;
};

/** Creates tables of its own, so that the floor stays the same when the server's tables change. */
export async function createFloor({ site, clients, cards, ...place }: Options): Promise<Floor> {
  await site.onDatabase((db) => db.execute(tables));
  await site.onDatabase((db) => db.execute(filling({ clients, cards })));
  const run = async (script: string, protocol: Protocol, duration: Duration) => {
    const { results } = await pgbench({ ...place, script, protocol, clients, duration });
    return results;
  };
  return {
    answers: (size, protocol, duration) => run(answersScript(size, cards), protocol, duration),
    progress: (duration) => run(progressScript, "prepared", duration),
  };
}

/** Rows and foreign keys like the server's, with primary keys and the look-up by token as the only indexes. */
const tables = `
  create schema floor;
  create table floor.sessions (
    id uuid primary key, user_id uuid not null, token text not null unique,
    expires_at timestamptz not null, updated_at timestamptz not null,
    name text not null, email text not null, role text not null
  );
  create table floor.counters (
    user_id uuid primary key, name text not null, start_date timestamptz not null,
    last_seq int not null, attempts int not null
  );
  create table floor.log (
    user_id uuid references floor.counters on delete cascade, id uuid, kind text not null, status text not null, family text not null,
    item text not null, context text not null, given text not null, verdict text not null,
    answered_at timestamptz not null, time_zone text not null, received_at timestamptz not null,
    primary key (user_id, id)
  );
  create table floor.cards (
    user_id uuid references floor.counters on delete cascade, family text, item text, context text, easiness float8 not null,
    interval_days int not null, repetitions int not null, next_review timestamptz not null,
    attempts int not null, correct_count int not null, last_attempt timestamptz not null,
    primary key (user_id, family, item, context)
  );`;

const uuidOf = (number: string) => `lpad(${number}::text, 32, '0')::uuid`;

const filling = ({ clients, cards }: { clients: number; cards: number }) => `
  insert into floor.sessions
    select ${uuidOf("n")}, ${uuidOf("n")}, 'token of thirty-two characters ' || n,
      now() + interval '1 day', now(), 'Ana', n || '@example.org', 'user'
    from generate_series(0, ${clients - 1}) as n;
  insert into floor.counters
    select ${uuidOf("n")}, 'Ana', now(), 0, 0 from generate_series(0, ${clients - 1}) as n;
  insert into floor.cards
    select ${uuidOf("n")}, 'preterito-indefinido', 'verbo ' || card, 'nosotros', 2.36,
      6, 2, now(), 3, 2, now()
    from generate_series(0, ${clients - 1}) as n, generate_series(0, ${cards - 1}) as card;
  analyze floor.sessions, floor.counters, floor.cards`;

const USER = uuidOf(":client_id");

const findSession = `
  select user_id, expires_at, updated_at, name, email, role from floor.sessions
  where token = 'token of thirty-two characters ' || :client_id and expires_at > now();`;

function answersScript(size: number, cards: number): string {
  const numbers = Array.from({ length: size }, (_, index) => index);
  const logRows = numbers.map(
    (n) => `(${USER}, gen_random_uuid(), 'answer', 'accepted', 'preterito-indefinido',
      'verbo ' || :card${n}, 'nosotros', 'hablamos', 'correct', now(), 'Europe/Paris', now())`,
  );
  const cardRows = numbers.map(
    (n) => `(${USER}, 'preterito-indefinido', 'verbo ' || :card${n}, 'nosotros',
      2.36, 6, 2, now(), 1, 1, now())`,
  );
  const statements = `
    begin;
    ${findSession}
    insert into floor.log values ${logRows.join(", ")};
    insert into floor.cards values ${cardRows.join(", ")}
      on conflict (user_id, family, item, context) do update set
        easiness = excluded.easiness, interval_days = excluded.interval_days,
        repetitions = excluded.repetitions, next_review = excluded.next_review,
        attempts = cards.attempts + 1, correct_count = cards.correct_count + 1,
        last_attempt = excluded.last_attempt;
    update floor.counters set last_seq = last_seq + ${size}, attempts = attempts + ${size}
      where user_id = ${USER};
    commit;`;
  // Different cards, since a statement cannot change a row twice.
  const choices = numbers.map((n) => `\\set card${n} (:first + ${n}) % ${cards}\n`);
  return `\\set first random(0, ${cards - 1})\n${choices.join("")}${statements}\n`;
}

const progressScript = `
  ${findSession}
  select name, start_date, last_seq, attempts from floor.counters where user_id = ${USER};
  select family, item, context, easiness, interval_days, repetitions, next_review,
      attempts, correct_count, last_attempt
    from floor.cards where user_id = ${USER};
`;
