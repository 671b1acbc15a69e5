// npm run bench:classes: how long the pages of a class take on a site with many answers, beside another request.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { allFamilies } from "@verbena/core/families";
import { addPastAnswers, copyLearner } from "./capacity/copies.ts";
import {
  benchmark,
  type Defer,
  log,
  median,
  quantile,
  report,
  table,
} from "./harness/benchmark.ts";
import { answerAll, type Client, type Question } from "./harness/learner.ts";
import { getCalls, openConnection } from "./harness/load.ts";
import { createSite, type DataLocation, newDatabases, type Site } from "./harness/site.ts";

const PUPILS = 30;
/**
 * Days of practice of each pupil in each family, every second day. The first screen reads the last two weeks: with these
 * numbers 30 × 12 × 7 = 2,520 rows.
 */
const DAYS = 60;
/** Assignments of each pupil that have not ended. */
const ASSIGNMENTS = 3;
/** Forms of each assignment that each pupil has answered. */
const ANSWERED_FORMS = 60;
const CARDS = 30;
/** Calls of each page; the first ones are not counted. */
const WARM_UP = 5;

/** The time that the first screen may take, in ms. */
const goals: Record<string, number> = { PostgreSQL: 100, PGlite: 250 };

const { values: options } = parseArgs({
  options: {
    answers: { type: "string", default: "1000000" },
    users: { type: "string", default: "10000" },
    samples: { type: "string", default: "40" },
    write: { type: "boolean", default: false },
  },
});
const [answers, users, samples] = [options.answers, options.users, options.samples].map(Number) as [
  number,
  number,
  number,
];

const version = {
  since: new Date(0).toISOString(),
  task: { kind: "family", family: "preterito-indefinido" },
  goal: { kind: "each-once" },
  region: "spain",
  persons: ["yo", "tú", "él", "nosotros", "vosotros", "ellos"],
  acceptsMissingAccents: true,
};

/** Eight errors on each day, as many as are kept. */
const missed = Array.from({ length: 8 }, (_, index) => [
  ["fact tener strong-preterite", "wrong-person", "accent last-syllable preterito-indefinido"][
    index % 3
  ],
  "tener",
  ["yo", "tú", "él"][index % 3],
  `tení${index}`,
]);

await benchmark(async (defer) => {
  const rows: string[][] = [];
  for (const [name, place] of Object.entries(await newDatabases(defer))) {
    log(`${name}: a class among ${users} users with ${answers} answers …`);
    rows.push(...(await measure(name, place, defer)));
  }
  const head = ["", "p50 ms", "p95 ms", "goal ms", "÷ progress"];
  const note = `${PUPILS} pupils, ${allFamilies.length} families, ${DAYS} days of practice in each, every second day. The requests take turns, ${samples} times each.`;
  await report("classes", `${table(head, rows)}\n\n${note}`);
});

async function measure(name: string, place: DataLocation, defer: Defer): Promise<string[][]> {
  const site = await createSite({ place, learners: 1 + PUPILS, prepare: answerSome, defer });
  const [teacher, ...pupils] = site.learners;
  const [pupil] = pupils;
  if (!(teacher && pupil)) throw new Error("there are no learners");
  const classId = await fill(site);
  const { origin, stop } = await site.start();
  const path = `/api/classes/${classId}`;
  const pages = {
    "first screen": `${path}/overview`,
    "errors of 30 days": `${path}/confusions?days=30`,
    "errors of a year": `${path}/confusions?days=365`,
    "a pupil": `${path}/pupils/${pupil.id}`,
    "GET progress of a learner": "/api/progress?timeZone=Europe%2FParis",
  };
  const connection = await openConnection(origin);
  const calls = Object.entries(pages).map(([title, page]) => ({
    title,
    next: getCalls(page)(teacher),
    times: [] as number[],
  }));
  for (let turn = 0; turn < WARM_UP + samples; turn += 1) {
    for (const { next, times } of calls) {
      const ms = await connection.send(next());
      if (turn >= WARM_UP) times.push(ms);
    }
  }
  connection.close();
  await stop();
  const progress = median(calls.at(-1)?.times ?? []);
  return calls.map(({ title, times }, index) => [
    `${name}: ${title}`,
    ...[median(times).toFixed(1), quantile(times, 0.95).toFixed(1)],
    index === 0 ? String(goals[name]) : "",
    (median(times) / progress).toFixed(1),
  ]);
}

function answerSome(client: Client, questions: readonly Question[]): Promise<void> {
  return answerAll(client, questions.slice(0, CARDS));
}

/** Makes a class of all learners, whose teacher is the first one, and other users with answers. Returns its id. */
async function fill({ place, learners, onDatabase }: Site): Promise<string> {
  const [teacher, ...pupils] = learners;
  if (!teacher) throw new Error("there are no learners");
  const classId = randomUUID();
  await onDatabase(async (db) => {
    await db.transaction(async (tx) => {
      const execute = (statement: string) => tx.execute<Record<string, unknown>>(statement);
      await execute("set local statement_timeout = 0");
      await copyLearner(execute, teacher, { copies: users, practised: 1000, rows: CARDS });
      for (const pupil of pupils) await addPastAnswers(execute, pupil, answers / PUPILS);
      for (const statement of classStatements(classId, teacher.id, pupils)) {
        await execute(statement);
      }
    });
    // Do now what autovacuum would do later. The embedded database has no autovacuum.
    await db.execute(place.databaseUrl === undefined ? "analyze" : "vacuum analyze");
    await db.execute("checkpoint");
  });
  return classId;
}

function classStatements(classId: string, teacherId: string, pupils: readonly { id: string }[]) {
  const ids = `'{${pupils.map(({ id }) => id)}}'::uuid[]`;
  const joinedAt = `now() - interval '${2 * DAYS} days'`;
  return [
    `insert into classes (class_id, name, last_day, time_zone, created_at)
      values ('${classId}', '3e B', current_date + 200, 'Europe/Paris', ${joinedAt})`,
    `insert into class_members (class_id, user_id, role, name, joined_at)
      values ('${classId}', '${teacherId}', 'teacher', 'Mme Roy', ${joinedAt})`,
    `insert into class_members (class_id, user_id, role, name, joined_at)
      select '${classId}', id, 'pupil', 'Ana ' || n, ${joinedAt}
      from unnest(${ids}) with ordinality as pupil (id, n)`,
    `delete from daily_stats where user_id = any(${ids})`,
    `insert into daily_stats (user_id, family, day, attempts, correct, causes, missed)
      select id, family, current_date - 2 * day, 20, 12, '{"wrong-person": 3}', '${JSON.stringify(missed)}'
      from unnest(${ids}) as pupil (id), unnest('{${allFamilies}}'::text[]) as family,
        generate_series(0, ${DAYS - 1}) as day`,
    `insert into user_assignments (user_id, class_id, assignment_id, note, versions, families, "from",
        until, form_count)
      select pupil.id, '${classId}', assignment.id, '', '${JSON.stringify([version])}',
        '{preterito-indefinido}', ${joinedAt}, now() + interval '2 days', 300
      from unnest(${ids}) as pupil (id),
        (select gen_random_uuid() as id from generate_series(1, ${ASSIGNMENTS})) as assignment`,
    `insert into user_assignment_forms
      select user_id, class_id, assignment_id, 'preterito-indefinido', 'verb ' || n % 93, 'person ' || n % 6,
        '20522 32400' || E'\\n1\\n1773133200 1 tení'
      from user_assignments, generate_series(1, ${ANSWERED_FORMS}) as n where class_id = '${classId}'`,
  ];
}
