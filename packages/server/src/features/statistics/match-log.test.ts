import { shiftDay } from "@verbena/core/calendar";
import { allFamilies } from "@verbena/core/families";
import { levelThresholds } from "@verbena/core/levels";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { firstDayOfPractice, lastDayOfPractice, practiceEvents } from "../../testing/practice.ts";
import { testApp } from "../../testing/test-app.ts";

// Compares all statistics of a learner over 400 days with plain SQL on the log.
const { db, learner, setClock } = await testApp();
const now = `${lastDayOfPractice}T23:59:00.000Z`;
setClock(now);
const ana = await learner();
const events = practiceEvents();
for (let sent = 0; sent < events.length; sent += 200) {
  const batch = { events: events.slice(sent, sent + 200) };
  await ana.send("POST", "/api/progress/events", batch);
}

const zones = ["Europe/Paris", "America/New_York"] as const;

const readStatistics = async (call: string) =>
  (await ana.send("GET", `/api/statistics/${call}`)).body;

/** The answers after the last reset of their family, each with its day in the learner's time zone. */
const answers = sql`
  select *, (answered_at at time zone time_zone)::date::text as day
  from progress_events as answers
  where user_id = ${ana.id} and kind = 'answer' and status = 'accepted' and not exists (
    select from progress_events as resets
    where resets.user_id = answers.user_id and resets.family = answers.family
      and resets.kind = 'reset' and resets.seq > answers.seq
  )`;

const counts = sql`count(*)::int as attempts, (count(*) filter (where verdict <> 'wrong'))::int as correct`;

async function fromLog(select: SQL): Promise<object[]> {
  const { rows } = await db.execute(sql`with answers as (${answers}) ${select}`);
  return rows;
}

test("the test data has resets, two time zones, skipped and retracted answers, and several causes", async () => {
  const { rows } = await db.execute(sql`
    select count(*) filter (where kind = 'answer') > 1500 as many,
      count(*) filter (where kind = 'reset')::int as resets,
      count(*) filter (where status = 'skipped') > 50 as "manySkipped",
      count(*) filter (where status = 'retracted') > 100 as "manyRetracted",
      count(distinct time_zone)::int as zones, count(distinct family)::int as families,
      count(distinct diagnosis) > 4 as "manyCauses"
    from progress_events where user_id = ${ana.id}`);
  expect(rows).toEqual([
    {
      many: true,
      resets: 3,
      manySkipped: true,
      manyRetracted: true,
      zones: 2,
      families: 3,
      manyCauses: true,
    },
  ]);
});

test.each(zones)(
  "today's counts and the totals of each family match the log in %s",
  async (zone) => {
    const today = sql`(${now}::timestamptz at time zone ${zone})::date::text`;
    const rows = await fromLog(sql`
    select key,
      (
        select json_build_object('attempts', count(*), 'correct', count(*) filter (where verdict <> 'wrong'))
        from answers where family = key and day = ${today}
      ) as today,
      json_build_object('attempts', total.attempts, 'correct', total.correct) as total,
      -- The last level whose threshold the right answers have reached.
      (
        select count(*)::int - 1 from json_array_elements_text(${JSON.stringify(levelThresholds)}) as t
        where t::int <= total.correct
      ) as level
    from json_array_elements_text(${JSON.stringify(allFamilies)}) as key, lateral (
      select ${counts} from answers where family = key
    ) as total`);
    expect(await readStatistics(`overview?timeZone=${zone}`)).toMatchObject({
      exercises: Object.fromEntries(
        rows.map((row) => {
          const { key, ...familyCounts } = row as { key: string };
          return [key, familyCounts];
        }),
      ),
    });
  },
);

const allDays = `from=${firstDayOfPractice}&to=${lastDayOfPractice}`;
const isPracticeDay = sql`day between ${firstDayOfPractice} and ${lastDayOfPractice}`;

test("the counts of all 400 days match the log", async () => {
  const days = await fromLog(
    sql`select day, ${counts} from answers
      where ${isPracticeDay} group by day order by day`,
  );
  expect(days.length).toBeGreaterThan(300);
  expect(await readStatistics(`days?${allDays}`)).toEqual({ days });
});

test.each(allFamilies)("the counts of each day of %s match the log", async (family) => {
  const days = await fromLog(
    sql`select day, ${counts} from answers
      where family = ${family} and ${isPracticeDay}
      group by day order by day`,
  );
  expect(await readStatistics(`days?${allDays}&family=${family}`)).toEqual({ days });
});

test.each(allFamilies)("the counts of each verb and person of %s match the log", async (family) => {
  const by = (part: SQL) =>
    fromLog(sql`select ${part}, ${counts} from answers where family = ${family} group by ${part}`);
  const { items, contexts } = (await readStatistics(`breakdown?family=${family}`)) as {
    items: { item: string }[];
    contexts: { context: string }[];
  };
  const asSet = (list: object[]) => new Set(list.map((entry) => JSON.stringify(entry)));
  expect(asSet(items)).toEqual(asSet(await by(sql`item`)));
  expect(asSet(contexts)).toEqual(asSet(await by(sql`context`)));
});

test.each(allFamilies)("the causes of the last 366 days of %s match the log", async (family) => {
  const rows = await fromLog(
    sql`select diagnosis as cause, count(*)::int as count from answers
      where family = ${family} and diagnosis is not null and day > ${shiftDay(lastDayOfPractice, -366)}
      group by diagnosis order by count desc, diagnosis`,
  );
  const query = `family=${family}&days=366&timeZone=America/New_York`;
  const { causes } = (await readStatistics(`causes?${query}`)) as { causes: object[] };
  expect(causes).toHaveLength(rows.length);
  expect(causes).toEqual(expect.arrayContaining(rows));
});

test.each(zones)("the forecast for 14 days in %s matches the cards", async (zone) => {
  const { rows } = await db.execute(sql`
    with reviews as (
      select next_review <= ${now}::timestamptz as waits,
        (next_review at time zone ${zone})::date as day
      from cards where user_id = ${ana.id}
    ), today as (select (${now}::timestamptz at time zone ${zone})::date as day)
    select (select count(*)::int from reviews where waits) as backlog,
      (
        select json_agg(json_build_object('day', today.day + n, 'due', (
          select count(*) from reviews where not waits and reviews.day = today.day + n
        )) order by n) from generate_series(0, 13) as n
      ) as days,
      (select count(*)::int from reviews where reviews.day > today.day + 13) as later
    from today`);
  expect(await readStatistics(`forecast?timeZone=${zone}`)).toEqual(rows[0]);
});

type Page = { answers: { seq: number }[]; next: string | null };

async function allPages(query: string): Promise<Page["answers"]> {
  const found: Page["answers"] = [];
  let before: string | null = "";
  while (before !== null) {
    const page = (await readStatistics(`answers?${before}&${query}`)) as Page;
    found.push(...page.answers);
    before = page.next && `before=${page.next}`;
  }
  return found;
}

test("all pages of answers together match the log, newest first", async () => {
  const rows = await fromLog(sql`
    select seq, family as "family", item, context, given, verdict, diagnosis as cause
    from answers order by answered_at desc, seq desc`);
  expect(rows.length).toBeGreaterThan(500);
  expect(await allPages("")).toMatchObject(rows);
});

test.each([
  ["tuv", ""],
  ["TENER", ""],
  ["hablo", ""],
  ["Habló ", "&family=preterito-indefinido"],
  ["tubo", ""],
  ["hablar", "&family=presente-indicativo"],
  ["desde", ""],
  ["oi", ""],
  ["t", ""],
  ["%", ""],
  ["nadie", ""],
])("a search for %j finds all matching answers of the log%s", async (search, family) => {
  const plain = (text: SQL) => sql`translate(lower(trim(${text})), 'áéíóú', 'aeiou')`;
  const wanted = plain(sql`${search.replace("%", "\\%").toLowerCase()}::text`);
  const rows = await fromLog(sql`
    select seq, expected from answers join (
      select tense as family, verb as item, person as context, correct_answer as expected
      from conjugation_exercises
      union select exercise_type, id, correct_answer, correct_answer from fill_in_exercises
    ) as exercises using (family, item, context)
    where (${plain(sql`item`)} like ${wanted} || '%' or ${plain(sql`expected`)} like ${wanted} || '%'
        or (verdict = 'wrong' and ${plain(sql`given`)} = ${wanted}))
      and ${family}::text in ('', '&family=' || family)
    order by answered_at desc, seq desc`);
  const found = await allPages(`search=${encodeURIComponent(search)}${family}`);
  expect(found).toHaveLength(rows.length);
  expect(found).toMatchObject(rows);
});
