import type { Page } from "@playwright/test";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { TIME_ZONE } from "../support/browser.ts";
import { openPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const markup = "<img src=/x onerror=alert(1)>";

const screens = [
  "/app",
  "/app/profile",
  "/app/packages/preterito-indefinido",
  "/app/manage-package/preterito-indefinido",
  "/app/manage-failed/preterito-indefinido",
  "/app/statistics",
  "/app/exercise/preterito-indefinido",
];

/** Checks that the page shows the learner's text as text and does not parse it as HTML. */
async function expectNoMarkup(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.locator("img[src='/x'], [onerror]")).toHaveCount(0);
}

test("markup that a learner writes stays text on every screen", async ({
  administrator: _signedIn,
  page,
  request,
}) => {
  page.on("dialog", () => {
    throw new Error("A script that somebody wrote has run.");
  });
  const lea = { ...newLearner(), username: markup };
  await signUpByApi(request, lea);
  for (const api of [request, page.request]) {
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
  }

  for (const path of screens) {
    await test.step(path, () => expectNoMarkup(page, path));
  }
  await test.step("the list of users", async () => {
    await expectNoMarkup(page, `/admin?search=${encodeURIComponent(lea.email)}`);
    await expect(page.getByText(markup).first()).toBeVisible();
  });
  await test.step("the list of selections", async () => {
    await page.goto("/app/packages/preterito-indefinido");
    await expect(page.getByRole("heading", { name: markup })).toBeVisible();
  });
});
