import { randomUUID } from "node:crypto";
import { dayIn } from "@verbena/core/calendar";
import type { ListPlaces } from "@verbena/core/session/order-review";
import { expect, test } from "vitest";
import type { Start } from "./start.ts";
import { answer } from "./testing/progress.ts";
import { testApp } from "./testing/test-app.ts";

const { nobody, learner } = await testApp();

test("a visitor gets no user, and no error", async () => {
  expect(await nobody.send("GET", "/api/start?family=desde-hace&outline=true")).toMatchObject({
    status: 200,
    body: { user: null },
  });
});

test("a learner gets the same profile and progress as in calls of their own", async () => {
  const ana = await learner("Ana");
  const { body } = await ana.send("GET", "/api/start?timeZone=Europe/Paris");
  const profile = await ana.send("GET", "/api/profile");
  const progress = await ana.send("GET", "/api/progress?timeZone=Europe/Paris");
  expect(body).toEqual({ user: profile.body, learner: ana.id, progress: progress.body });
});

test.each([
  ["preterito-indefinido", "/api/exercises/conjugation?family=preterito-indefinido"],
  ["desde-hace", "/api/exercises/fill-in?family=desde-hace"],
])("the sentences of %s come with it if the page practises them", async (family, path) => {
  const ana = await learner();
  const { body } = await ana.send("GET", `/api/start?family=${family}`);
  const all = (await ana.send("GET", path)).body as { exercises: object[] };
  expect(body).toMatchObject({ exercises: all.exercises.map((one) => ({ ...one, places: {} })) });
});

test("an unknown family or time zone in the page's address is no error", async () => {
  const ana = await learner();
  const { status, body } = await ana.send("GET", "/api/start?family=nada&timeZone=Luna&outline=2");
  expect(status).toBe(200);
  expect(Object.keys(body as object)).toEqual(["user", "learner", "progress"]);
});

test("the outline names every card", async () => {
  const ana = await learner();
  const { body } = await ana.send("GET", "/api/start?outline=true");
  const path = "/api/exercises/fill-in?family=desde-hace";
  const { exercises } = (await ana.send("GET", path)).body as {
    exercises: { id: string; correctAnswer: string; places: ListPlaces }[];
  };
  const cards = exercises.map(({ id, correctAnswer, places }) => [id, correctAnswer, places.A1]);
  expect(body).toMatchObject({ outline: { "desde-hace": cards } });
});

test("the outline has no place for a card that was answered or is not practised", async () => {
  const ana = await learner();
  await ana.send("POST", "/api/progress/events", {
    events: [answer({ item: "tener", context: "yo", given: "tuve" })],
  });
  await ana.send("PATCH", "/api/profile", { region: "latin-america" });
  const { body } = await ana.send("GET", "/api/start?outline=true");
  const { outline } = body as Start;
  const withoutPlace = Object.values(outline ?? {})
    .flat()
    .filter(([, , place]) => place === undefined)
    .map(([item, context]) => `${item} ${context}`);
  expect(withoutPlace.sort()).toEqual([
    "hablar vosotros",
    "hablar vosotros",
    "tener vosotros",
    "tener yo",
  ]);
});

test("the days of the last week come with the outline", async () => {
  const ana = await learner();
  await ana.send("POST", "/api/progress/events", {
    events: [
      {
        kind: "answer",
        id: randomUUID(),
        family: "preterito-indefinido",
        item: "tener",
        context: "yo",
        sentence: 1,
        given: "tuve",
        at: new Date().toISOString(),
        timeZone: "Europe/Paris",
      },
    ],
  });
  const { body } = await ana.send("GET", "/api/start?outline=true&timeZone=Europe/Paris");
  const day = dayIn(new Date().toISOString(), "Europe/Paris");
  expect(body).toMatchObject({ recentDays: [{ day, attempts: 1, correct: 1 }] });
});
