import { expect, test } from "vitest";
import { version } from "../../release.ts";
import { administratorPassword, createAdministrator } from "../../testing/account.ts";
import { answer, reset } from "../../testing/progress.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const rosa = await createAdministrator(site);
const overview = async () => (await rosa.send("GET", "/api/admin/overview")).body;

test("the overview counts everybody's answers, without reset or deleted ones", async () => {
  expect(await overview()).toEqual({ totalUsers: 1, totalRepetitions: 0, successRate: 0, version });
  const [ana, berta] = [await site.learner("Ana"), await site.learner("Berta")];
  await ana.send("POST", "/api/progress/events", { events: [answer(), answer({ given: "x" })] });
  const other = { family: "presente-indicativo", item: "hablar", given: "hablo" };
  await berta.send("POST", "/api/progress/events", { events: [answer(), answer(other)] });
  expect(await overview()).toEqual({
    totalUsers: 3,
    totalRepetitions: 4,
    successRate: 75,
    version,
  });
  await berta.send("POST", "/api/progress/events", { events: [reset()] });
  expect(await overview()).toEqual({
    totalUsers: 3,
    totalRepetitions: 3,
    successRate: 67,
    version,
  });
  await rosa.send("POST", "/api/admin/delete-users", {
    user_ids: [ana.id],
    password: administratorPassword,
  });
  expect(await overview()).toEqual({
    totalUsers: 2,
    totalRepetitions: 1,
    successRate: 100,
    version,
  });
});
