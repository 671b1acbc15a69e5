import type { Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { arrive } from "../support/pages.ts";
import { answerByApi, exercisesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const USERS_PER_PAGE = 50;

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ["/", "/auth", "/auth?tab=signup", "/auth/forgot", "/auth/reset"]) {
  test(`large text needs no sideways scrolling on ${path}`, async ({ page }) => {
    await arrive(page, path);
    await expectNoSidewaysScrolling(page);
  });
}

test("large text needs no sideways scrolling on a missing page", async ({ page, noise }) => {
  noise.expect(/404.*\/nulle-part/);
  await arrive(page, "/nulle-part");
  await expectNoSidewaysScrolling(page);
});

test("large text needs no sideways scrolling offline", async ({ page }) => {
  // The page reloads itself once the server answers.
  await page.route("**/healthz", () => {});
  await arrive(page, "/offline.html");
  await expectNoSidewaysScrolling(page);
});

for (const path of [
  "/app",
  "/app/review",
  "/app/exercise/preterito-indefinido",
  "/app/exercise/por-para",
  "/app/drill",
  "/app/drill/practice?verbs=tener&tenses=preterito-perfecto",
  "/app/packages/preterito-indefinido",
  "/app/packages/preterito-indefinido/new",
  "/app/packages/preterito-indefinido/failed",
  "/app/verbs",
  "/app/verbs?verb=tener",
  "/app/statistics",
  "/app/statistics?tab=progression",
  "/app/statistics?tab=history",
  "/app/statistics?tab=configuration",
  "/app/profile",
  "/app/settings",
  "/app/enlaces-utiles",
  "/app/nulle-part",
]) {
  test(`large text needs no sideways scrolling on ${path}`, async ({
    learner: _signedIn,
    page,
  }) => {
    await answerSome(page);
    await arrive(page, path);
    await expectNoSidewaysScrolling(page);
  });
}

test("large text needs no sideways scrolling on the dashboard of all families", async ({
  learner: _signedIn,
  page,
}) => {
  const data = { families: allFamilies };
  expect((await page.request.patch("/api/profile", { data })).status()).toBe(200);
  await answerSome(page);
  await arrive(page, "/app");
  await expect(page.getByRole("heading", { name: "Pretérito indefinido" })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test("large text needs no sideways scrolling after a wrong answer", async ({
  learner: _signedIn,
  page,
}) => {
  await (await openExercise(page, "preterito-indefinido")).answerWrong();
  await expectNoSidewaysScrolling(page);
});

test("large text needs no sideways scrolling in the theory", async ({
  learner: _signedIn,
  page,
}) => {
  for (const key of allFamilies) {
    await test.step(key, async () => {
      await arrive(page, `/app/theory/${key}`);
      await expectNoSidewaysScrolling(page);
    });
  }
});

for (const path of [
  "/admin/content",
  "/admin/content?tab=sentences&search=gimnasio",
  "/admin/actions",
]) {
  test(`large text needs no sideways scrolling on ${path}`, async ({
    administrator: _signedIn,
    page,
  }) => {
    await arrive(page, path);
    await expectNoSidewaysScrolling(page);
  });
}

test("large text needs no sideways scrolling where users fill several pages", async ({
  administrator: _signedIn,
  page,
  openBrowser,
}) => {
  const { request } = await openBrowser();
  for (let users = 0; users < USERS_PER_PAGE; users++) await signUpByApi(request, newLearner());
  await arrive(page, "/admin");
  await expect(page.getByRole("button", { name: "Page suivante" })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test("the buttons of an exercise show their whole label in large text", async ({
  learner: _signedIn,
  page,
}) => {
  await openExercise(page, "preterito-indefinido");
  for (const name of ["Valider", "Je ne sais pas"]) {
    const button = page.getByRole("button", { name });
    for (const size of [24, 32]) {
      await setTextSize(page, size);
      const hidden = await button.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(hidden, `${name} at ${size} px`).toBe(0);
    }
  }
});

/** Sets the size of text, 16 px by default. */
async function setTextSize(page: Page, px: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, px);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const size of [24, 32]) {
    await setTextSize(page, size);
    await expect.poll(width, `pixels used of 360 at ${size} px`).toBeLessThanOrEqual(360);
  }
}

/** Right and wrong answers, so that statistics and lists have something to show. */
async function answerSome(page: Page): Promise<void> {
  const exercises = (await exercisesOf(page.request, "preterito-indefinido")).slice(0, 8);
  const answers = exercises.map((exercise, index) => ({
    exercise,
    given: index % 2 === 0 ? exercise.answer : "incorrecto",
  }));
  await answerByApi(page.request, "preterito-indefinido", answers);
}
