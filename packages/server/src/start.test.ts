import { randomUUID } from "node:crypto";
import { dayIn } from "@verbena/core/calendar";
import { expect, test } from "vitest";
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
  expect(body).toMatchObject((await ana.send("GET", path)).body as object);
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
    exercises: { id: string; correctAnswer: string }[];
  };
  const cards = exercises.map(({ id, correctAnswer }) => [id, correctAnswer]);
  expect(body).toMatchObject({ outline: { "desde-hace": cards } });
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
