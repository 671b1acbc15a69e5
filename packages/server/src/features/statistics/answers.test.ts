import { expect, test } from "vitest";
import { storeContent } from "../../content/store-content.ts";
import { answer, failedRemoved, reset } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";
import { testContent } from "../../testing/test-content.ts";

const { db, learner, setClock } = await testApp();
setClock("2026-03-10T10:00:00.000Z");

const post = ({ send }: Learner, ...events: unknown[]) =>
  send("POST", "/api/progress/events", { events });

type Page = { answers: { seq: number; given: string }[]; next: string | null };

const page = async ({ send }: Learner, query: Record<string, string> = {}) =>
  (await send("GET", `/api/statistics/answers?${new URLSearchParams(query)}`)).body as Page;

const givenIn = async (ana: Learner, query: Record<string, string>) =>
  (await page(ana, query)).answers.map(({ given }) => given);

test("a past answer has its card, the given answer, and the right answer", async () => {
  const ana = await learner();
  await post(ana, answer({ given: "tení" }));
  expect(await page(ana)).toEqual({
    answers: [
      {
        seq: 1,
        family: "preterito-indefinido",
        item: "tener",
        context: "yo",
        sentence: "Una frase con _______ de tener para yo.",
        given: "tení",
        expected: "tuve",
        verdict: "wrong",
        cause: "regularised",
        answeredAt: "2026-03-10T09:00:00.000Z",
        timeZone: "Europe/Paris",
      },
    ],
    next: null,
    archivedUntil: null,
  });
});

test("other events and answers to unknown exercises are not listed", async () => {
  const ana = await learner();
  await post(ana, failedRemoved(["tener"]), answer({ item: "nadar" }), answer());
  expect((await page(ana)).answers).toMatchObject([{ seq: 3, given: "tuve" }]);
});

test("pages have 50 answers each, newest first, without duplicates", async () => {
  const ana = await learner();
  await post(ana, ...Array.from({ length: 101 }, (_, n) => answer({ given: `x${n + 1}` })));
  const first = await page(ana);
  await post(ana, answer());
  const second = await page(ana, { before: String(first.next) });
  const third = await page(ana, { before: String(second.next) });
  const numbers = [first, second, third].map(({ answers }) => answers.map(({ seq }) => seq));
  expect(numbers.map(({ length }) => length)).toEqual([50, 50, 1]);
  expect(numbers.flat()).toEqual(Array.from({ length: 101 }, (_, n) => 101 - n));
  expect(third.next).toBeNull();
});

test("a late answer is listed by the time when it was given", async () => {
  const ana = await learner();
  const earlier = { at: "2026-03-08T09:00:00.000Z", given: "tarde" };
  await post(ana, answer({ at: "2026-03-09T09:00:00.000Z" }), answer(earlier));
  await post(ana, ...Array.from({ length: 49 }, () => answer({ given: "hoy" })));
  const first = await page(ana);
  expect(first.answers.at(-1)).toMatchObject({ seq: 1 });
  expect(await page(ana, { before: first.next ?? "" })).toMatchObject({
    answers: [{ seq: 2, given: "tarde" }],
    next: null,
  });
});

test.each(["", "17", "ayer,17", "2026-03-10T09:00:00.000Z,x", "2026-03-10T09:00:00.000Z,1,2"])(
  "a page before %j is refused",
  async (before) => {
    const ana = await learner();
    const query = new URLSearchParams({ before });
    expect(await ana.send("GET", `/api/statistics/answers?${query}`)).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: "before", key: "invalidValue" }] } },
    });
  },
);

test("a page that ends with the first answer has no next page", async () => {
  const ana = await learner();
  await post(ana, ...Array.from({ length: 50 }, () => answer()));
  const { answers, next } = await page(ana);
  expect([answers.length, next]).toEqual([50, null]);
});

test("a reset removes the family's answers, and no others", async () => {
  const ana = await learner();
  const presente = { family: "presente-indicativo", item: "hablar", given: "hablo" };
  await post(ana, answer(), answer(presente), reset(), answer({ given: "tubo" }));
  expect(await givenIn(ana, {})).toEqual(["tubo", "hablo"]);
  expect(await givenIn(ana, { family: "preterito-indefinido" })).toEqual(["tubo"]);
  expect(await givenIn(ana, { search: "tuve" })).toEqual(["tubo"]);
});

test("a search finds verbs and forms that begin with the text, and mistakes equal to it", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ given: "tubo" }),
    answer({ context: "tú", given: " Tuviste" }),
    answer({ item: "hablar", given: "tubó" }),
    answer({ item: "oír", given: "oi" }),
  );
  expect(await givenIn(ana, { search: "tener" })).toEqual([" Tuviste", "tubo"]);
  expect(await givenIn(ana, { search: "TÚVI" })).toEqual([" Tuviste"]);
  expect(await givenIn(ana, { search: " tubo " })).toEqual(["tubó", "tubo"]);
  expect(await givenIn(ana, { search: "oí" })).toEqual(["oi"]);
  expect(await givenIn(ana, { search: "tub" })).toEqual([]);
  expect(await givenIn(ana, { search: "ener" })).toEqual([]);
  expect(await givenIn(ana, { search: "  " })).toHaveLength(4);
});

test("an answer that matches a search twice is listed once", async () => {
  const ana = await learner();
  await post(ana, answer({ given: "tener" }));
  expect(await givenIn(ana, { search: "tener" })).toEqual(["tener"]);
});

test.each(["100 %", "_uve", "' or 1=1 --", "t\\uve", "a\nb", "𝄞", "e\u0301"])(
  "a search for the mistake %j finds it literally",
  async (given) => {
    const ana = await learner();
    await post(ana, answer({ given }), answer({ given: "x" }));
    expect(await givenIn(ana, { search: given })).toEqual([given]);
  },
);

test("the longest possible answer is found", async () => {
  const ana = await learner();
  const given = "힣".repeat(100);
  await post(ana, answer({ given: ` ${given}${" ".repeat(800)}` }));
  expect((await page(ana, { search: given })).answers).toHaveLength(1);
});

test("an answer to a deleted exercise is listed without the right answer", async () => {
  const ana = await learner();
  await post(ana, answer({ item: "oír", given: "oí" }));
  const conjugation = testContent.conjugation.filter(({ verb }) => verb !== "oír");
  await storeContent(db, { ...testContent, hash: "without oír", conjugation });
  const oir = { answers: [{ item: "oír", expected: null }] };
  expect(await page(ana)).toMatchObject(oir);
  expect(await page(ana, { search: "oír" })).toMatchObject(oir);
  await storeContent(db, testContent);
});
