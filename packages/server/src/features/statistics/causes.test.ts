import { expect, test } from "vitest";
import { answer } from "../../testing/progress.ts";
import { type Learner, testApp } from "../../testing/test-app.ts";

const { learner, setClock } = await testApp();
setClock("2026-03-10T10:00:00.000Z");

const post = ({ send }: Learner, ...events: unknown[]) =>
  send("POST", "/api/progress/events", { events });

const path = (query: object) => {
  const asked = { family: "preterito-indefinido", days: "30", timeZone: "Europe/Paris" };
  return `/api/statistics/causes?${new URLSearchParams({ ...asked, ...query })}`;
};

const causesOf = async ({ send }: Learner, query: object = {}) =>
  (await send("GET", path(query))).body;

/** habló without its accent: correct, but its cause is counted. */
const withoutAccent = { item: "hablar", context: "él", given: "hablo" };

test("causes come with their counts, most frequent first", async () => {
  const ana = await learner();
  await post(
    ana,
    answer(withoutAccent),
    answer({ given: "tení" }),
    answer({ given: "tení", at: "2026-03-09T09:00:00Z" }),
    answer(),
  );
  expect(await causesOf(ana)).toEqual({
    causes: [
      { cause: "regularised", count: 2 },
      { cause: "accent", count: 1 },
    ],
  });
});

test("without a family, the causes of all families are counted together", async () => {
  const ana = await learner();
  await post(
    ana,
    answer({ given: "tuvo" }),
    answer({ family: "presente-indicativo", item: "hablar", context: "yo", given: "habla" }),
    answer({
      family: "desde-hace",
      item: "vivo-aqui",
      context: "desde hace",
      given: "desde",
    }),
  );
  const query = new URLSearchParams({ days: "30", timeZone: "Europe/Paris" });
  expect((await ana.send("GET", `/api/statistics/causes?${query}`)).body).toEqual({
    causes: [
      { cause: "wrong-person", count: 2 },
      { cause: "needs-point", count: 1 },
    ],
  });
});

test("causes with equal counts come in core's order", async () => {
  const ana = await learner();
  await post(ana, answer({ given: "tener" }), answer({ given: "tuvo" }), answer(withoutAccent));
  expect(await causesOf(ana)).toMatchObject({
    causes: [{ cause: "accent" }, { cause: "wrong-person" }, { cause: "non-finite" }],
  });
});

test("a wrong word in desde-hace has a cause", async () => {
  const ana = await learner();
  const asked = { family: "desde-hace", item: "vivo-aqui", context: "desde hace" };
  await post(ana, answer({ ...asked, given: "desde" }));
  expect(await causesOf(ana, { family: "desde-hace" })).toEqual({
    causes: [{ cause: "needs-point", count: 1 }],
  });
});

test("without mistakes there are no causes", async () => {
  const ana = await learner();
  expect(await causesOf(ana)).toEqual({ causes: [] });
  await post(ana, answer());
  expect(await causesOf(ana)).toEqual({ causes: [] });
});

test("the other families' causes are not counted", async () => {
  const ana = await learner();
  await post(ana, answer(withoutAccent));
  expect(await causesOf(ana, { family: "presente-indicativo" })).toEqual({ causes: [] });
});

test("the days end with the learner's today, across a clock change", async () => {
  setClock("2026-03-29T22:30:00.000Z");
  const ana = await learner();
  await post(
    ana,
    answer({ ...withoutAccent, at: "2026-03-29T22:10:00Z" }),
    answer({ ...withoutAccent, at: "2026-03-28T23:10:00Z" }),
    answer({ ...withoutAccent, at: "2026-03-28T22:10:00Z" }),
  );
  const count = async (days: string, timeZone = "Europe/Paris") =>
    await causesOf(ana, { days, timeZone });
  expect(await count("1")).toEqual({ causes: [{ cause: "accent", count: 1 }] });
  expect(await count("2")).toEqual({ causes: [{ cause: "accent", count: 2 }] });
  expect(await count("3")).toEqual({ causes: [{ cause: "accent", count: 3 }] });
  expect(await count("1", "America/New_York")).toEqual({
    causes: [{ cause: "accent", count: 2 }],
  });
  setClock("2026-03-10T10:00:00.000Z");
});

test("a cause sent by the browser is ignored", async () => {
  const ana = await learner();
  await post(ana, { ...answer({ given: "tení" }), cause: "typo", diagnosis: "typo" });
  expect(await causesOf(ana)).toEqual({ causes: [{ cause: "regularised", count: 1 }] });
});

test.each([
  [{ family: "futuro" }, "family", "unknownFamily"],
  [{ days: "0" }, "days", "invalidValue"],
  [{ days: "367" }, "days", "invalidValue"],
  [{ days: "1e2" }, "days", "invalidValue"],
  [{ days: "-1" }, "days", "invalidValue"],
  [{ days: "" }, "days", "invalidValue"],
  [{ timeZone: "Europe/Atlantis" }, "timeZone", "invalidTimeZone"],
])("%j is invalid input", async (query, field, key) => {
  const ana = await learner();
  expect(await ana.send("GET", path(query))).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", issues: [{ path: field, key }] } },
  });
});

test("the number of days is required, the time zone is not", async () => {
  const ana = await learner();
  const short = "/api/statistics/causes?family=desde-hace";
  expect((await ana.send("GET", short)).body).toMatchObject({
    error: { issues: [{ path: "days", key: "required" }] },
  });
  expect((await ana.send("GET", `${short}&days=366`)).body).toEqual({ causes: [] });
});
