import { expect, test } from "vitest";
import { answer, reset } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";

const { learner, setClock } = await testApp();
setClock("2026-03-10T10:00:00.000Z");

const post = ({ send }: Learner, ...events: unknown[]) =>
  send("POST", "/api/progress/events", { events });

async function mistakesOf({ send }: Learner, query: object = {}) {
  const asked = { family: "preterito-indefinido", cause: "regularised", days: "30", ...query };
  return (await send("GET", `/api/statistics/mistakes?${new URLSearchParams(asked)}`)).body;
}

const tener = { item: "tener", context: "yo", given: "tení" };
const withoutAccent = { item: "hablar", context: "él", given: "hablo" };

test("cards with a cause come once, the latest mistake first", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ ...tener, at: "2026-03-08T09:00:00Z" }),
    answer({ ...tener, context: "él", given: "tenió", at: "2026-03-09T10:00:00Z" }),
    answer({ ...tener, at: "2026-03-10T09:00:00Z" }),
    answer(withoutAccent),
  );

  expect(await mistakesOf(ana)).toEqual({
    cards: [
      { family: "preterito-indefinido", item: "tener", context: "yo" },
      { family: "preterito-indefinido", item: "tener", context: "él" },
    ],
  });
  expect(await mistakesOf(ana, { cause: "accent" })).toEqual({
    cards: [{ family: "preterito-indefinido", item: "hablar", context: "él" }],
  });
});

test("older mistakes and those before a reset are left out", async () => {
  const ana = await learner();
  await post(ana, answer({ ...tener, at: "2026-02-01T09:00:00Z" }));
  expect(await mistakesOf(ana)).toEqual({ cards: [] });
  expect(await mistakesOf(ana, { days: "60" })).toEqual({
    cards: [{ family: "preterito-indefinido", item: "tener", context: "yo" }],
  });
  await post(ana, reset());
  expect(await mistakesOf(ana, { days: "60" })).toEqual({ cards: [] });
});

test("without a family, the mistakes of all families come", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ ...tener, given: "tuvo", at: "2026-03-09T09:00:00Z" }),
    answer({ family: "presente-indicativo", item: "hablar", context: "yo", given: "habla" }),
  );
  const query = new URLSearchParams({ cause: "wrong-person", days: "30" });
  const { body } = await ana.send("GET", `/api/statistics/mistakes?${query}`);
  expect(body).toEqual({
    cards: [
      { family: "presente-indicativo", item: "hablar", context: "yo" },
      { family: "preterito-indefinido", item: "tener", context: "yo" },
    ],
  });
});

test("mistakes of another family or learner are left out", async () => {
  const [ana, ben] = [await learner(), await learner()];
  await post(ana, answer(tener));

  expect(await mistakesOf(ana, { family: "presente-indicativo" })).toEqual({ cards: [] });
  expect(await mistakesOf(ben)).toEqual({ cards: [] });
});
