import type { Page } from "@playwright/test";
import axe from "axe-core";
import { openExercise } from "../support/exercise-screen.ts";
import { breakPage, breakStart } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { administratorScreens, learnerScreens, visitorScreens } from "./states.ts";

for (const [name, open] of Object.entries(visitorScreens)) {
  test(`${name}: for everybody, by day and by night, on small phones too`, async ({
    page,
    noise,
  }) => {
    noise.expect(/404.*\/nulle-part|400.*\/sign-up/);
    await open(page);
    await expectNoBarriers(page);
  });
}

for (const [name, open] of Object.entries(learnerScreens)) {
  test(`${name}: for everybody, by day and by night, on small phones too`, async ({
    learner: _signedIn,
    page,
  }) => {
    await open(page);
    await expectNoBarriers(page);
  });
}

for (const [name, open] of Object.entries(administratorScreens)) {
  test(`${name}: for everybody, by day and by night, on small phones too`, async ({
    administrator: _signedIn,
    page,
  }) => {
    await open(page);
    await expectNoBarriers(page);
  });
}

test("a page that broke: for everybody, by day and by night, on small phones too", async ({
  page,
  noise,
}) => {
  noise.expect(/auth-route/);
  await breakPage(page, "auth");
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expectNoBarriers(page);
});

test("an application that cannot start: for everybody, by day and by night, on small phones too", async ({
  page,
  noise,
}) => {
  noise.expect(/messages-|could not be loaded/);
  await breakStart(page);
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expectNoBarriers(page);
});

test("answers of an expired session: for everybody, by day and by night, on small phones too", async ({
  learner: _signedIn,
  page,
  context,
  noise,
}) => {
  noise.expect(/401.*\/api\/progress/);
  const screen = await openExercise(page, "preterito-indefinido");
  await context.clearCookies({ name: /session/ });
  await screen.answerWrong();
  await expect(page.getByRole("button", { name: "Se reconnecter" })).toBeVisible();
  await expectNoBarriers(page);
});

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  expect(await violations(page), "by day").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(await violations(page), "by night").toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, "pixels used of 360").toBeLessThanOrEqual(360);
}

/** What axe objects to, all its rules held against the whole page, each with the elements it means. */
function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === "running");
    // The colour of a part may start to change when that of the whole has: until all is at rest.
    for (let all = moving(); all.length > 0; all = moving()) {
      await Promise.allSettled(all.map(({ finished }) => finished));
    }
    const results = await window.axe.run(document, { resultTypes: ["violations"] });
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(" ")})`,
    );
  });
}
