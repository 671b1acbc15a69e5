import { TIME_ZONE } from "../support/browser.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const markup = "<img src=/x onerror=alert(1)>";

/** Pages that show a learner's texts: names, a given answer, and a comment. */
const places = (email: string) => [
  { path: "/app/packages/preterito-indefinido", title: /^Mes sélections/ },
  { path: "/app/profile", title: /^Profil/ },
  { path: "/app/statistics?tab=history", title: /^Historique/ },
  { path: "/admin/content", title: /Phrases/ },
  { path: `/admin?search=${encodeURIComponent(email)}`, title: /Utilisateurs/ },
];

test("markup that a learner writes stays text on every screen", async ({
  administrator: { email },
  page,
}) => {
  page.on("dialog", () => {
    throw new Error("A script that somebody wrote has run.");
  });
  const api = page.request;
  expect((await api.patch("/api/profile", { data: { username: markup } })).status()).toBe(200);
  const family = "preterito-indefinido";
  const selection = { family, name: markup, verbs: ["tener"] };
  expect((await api.post("/api/packages", { data: selection })).status()).toBe(201);
  const answer = {
    kind: "answer",
    id: crypto.randomUUID(),
    family,
    at: new Date().toISOString(),
    timeZone: TIME_ZONE,
    item: "tener",
    context: "yo",
    sentence: 1,
    given: markup,
  };
  const sent = await api.post("/api/progress/events", { data: { events: [answer] } });
  expect((await sent.json()).results).toMatchObject([{ status: "accepted" }]);
  const report = {
    id: crypto.randomUUID(),
    family,
    exerciseId: `${family}/tener/yo`,
    reason: "other",
    comment: markup,
    given: markup,
  };
  expect((await api.post("/api/reports", { data: report })).status()).toBe(201);

  await page.goto("/app");
  await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(markup);
  for (const { path, title } of places(email)) {
    await test.step(path, async () => {
      await openWithoutReload(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("main").getByText(markup).first()).toBeVisible();
      await expect(page.locator("img[src='/x'], [onerror]")).toHaveCount(0);
    });
  }

  await test.step("an answer to an exercise", async () => {
    const screen = await openExercise(page, family);
    await screen.answer(markup);
    await expect(page.getByRole("deletion")).toHaveText(markup);
  });
});
