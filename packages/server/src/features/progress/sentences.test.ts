import type { Content } from "@verbena/content/load";
import { expect, test } from "vitest";
import { storeContent } from "../../content/store-content.ts";
import { answer, progressOf } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { testContent } from "../../testing/test-content.ts";
import { progressMatchesLog } from "./rebuild-progress.ts";

const { db, learner, setClock } = await testApp();
setClock("2026-03-10T10:00:00.000Z");

const first = testContent.conjugation.find(({ id }) => id === "preterito-indefinido/tener/yo");
if (!first) throw new Error("The test content lacks a sentence.");

/** The card has a second sentence, whose answer was corrected. */
const content: Content = {
  ...testContent,
  hash: "two sentences",
  conjugation: [
    ...testContent.conjugation,
    { ...first, id: `${first.id}/2`, number: 2, sentence: "Ayer _______ frío.", answer: "sentí" },
  ],
};
await storeContent(db, content);

const post = ({ send }: Learner, ...events: unknown[]) =>
  send("POST", "/api/progress/events", { events });

const answersOf = async ({ send }: Learner, query = "") =>
  (await send("GET", `/api/statistics/answers?${query}`)).body;

test("an answer is graded in its sentence, which the card and the log remember", async () => {
  const ana = await learner();
  const { body } = await post(ana, answer({ sentence: 2, given: "sentí" }));
  expect(body).toMatchObject({
    results: [{ status: "accepted", verdict: "correct" }],
    exercises: { "preterito-indefinido": { cards: { "tener|yo": { sentence: 2 } } } },
  });
  expect(await progressOf(ana)).toMatchObject({
    exercises: { "preterito-indefinido": { cards: { "tener|yo": { sentence: 2 } } } },
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("lists and exports show the sentence that was shown", async () => {
  const ana = await learner();
  await post(ana, answer(), answer({ sentence: 2, given: "tuve" }));
  expect(await answersOf(ana)).toMatchObject({
    answers: [
      { sentence: "Ayer _______ frío.", expected: "sentí", verdict: "wrong" },
      { sentence: first.sentence, expected: "tuve", verdict: "correct" },
    ],
  });
  const csv = String((await ana.send("GET", "/api/export/answers.csv")).body).split("\r\n");
  expect(csv[1]).toContain(first.sentence);
  expect(csv[2]).toContain(";Ayer _______ frío.;tuve;sentí;wrong;");
  const { body } = await ana.send("GET", "/api/export/everything.json");
  expect(body).toMatchObject({
    cards: [{ sentence: 2 }],
    events: [{ sentence: 1 }, { sentence: 2 }],
  });
});

test("an answer in a sentence that is gone is graded with the card's first sentence", async () => {
  const ana = await learner();
  expect((await post(ana, answer({ sentence: 9 }))).body).toMatchObject({
    results: [{ status: "accepted", verdict: "correct" }],
  });
  expect(await answersOf(ana)).toMatchObject({ answers: [{ sentence: null, expected: "tuve" }] });
});

test("giving up is a wrong answer without a text, with a cause of its own", async () => {
  const ana = await learner();
  const { body } = await post(ana, answer({ given: null }), answer({ given: "unknown" }));
  expect(body).toMatchObject({
    results: [{ status: "accepted", verdict: "wrong" }, { verdict: "wrong" }],
    exercises: { "preterito-indefinido": { failedItems: ["tener"] } },
  });
  const causes = await ana.send(
    "GET",
    "/api/statistics/causes?family=preterito-indefinido&days=7&timeZone=Europe/Paris",
  );
  expect(causes.body).toMatchObject({
    causes: expect.arrayContaining([{ cause: "gave-up", count: 1 }]),
  });
  expect(await progressMatchesLog(db, ana.id)).toBe(true);
});

test("lists, searches, and exports show that a learner gave up", async () => {
  const ana = await learner();
  await post(ana, answer({ given: null }));
  const shown = { answers: [{ given: null, expected: "tuve", cause: "gave-up" }] };
  expect(await answersOf(ana)).toMatchObject(shown);
  expect(await answersOf(ana, "search=tener")).toMatchObject(shown);
  expect(await answersOf(ana, "search=null")).toMatchObject({ answers: [] });
  const csv = String((await ana.send("GET", "/api/export/answers.csv")).body).split("\r\n");
  expect(csv[1]).toMatch(/;;tuve;wrong;0;false;gave-up$/);
});

test("the page starts with the sentence that the learner saw longest ago", async () => {
  const ana = await learner();
  const shown = async () => {
    const { body } = await ana.send("GET", "/api/start?family=preterito-indefinido");
    const { exercises } = body as { exercises: { id: string }[] };
    return exercises.map(({ id }) => id).filter((id) => id.startsWith(first.id));
  };
  expect(await shown()).toEqual([first.id]);
  await post(ana, answer());
  expect(await shown()).toEqual([`${first.id}/2`]);
  await post(ana, answer({ sentence: 2, given: "sentí" }));
  expect(await shown()).toEqual([first.id]);
});
