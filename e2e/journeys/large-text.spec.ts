import type { Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { openExercise } from "../support/exercise-screen.ts";
import { arrive } from "../support/pages.ts";
import { answerByApi, exercisesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("pages for visitors need no sideways scrolling in large text", async ({ page, noise }) => {
  noise.expect(/404.*\/nulle-part/);
  // The page for no network reloads itself once the server answers.
  await page.route("**/healthz", () => {});
  const forms = ["/auth", "/auth?tab=signup", "/auth/forgot", "/auth/reset"];
  await expectAllFit(page, ["/", ...forms, "/nulle-part", "/offline.html"]);
});

test("pages for learners need no sideways scrolling in large text", async ({
  learner: _signedIn,
  page,
}) => {
  test.slow();
  await answerSome(page);
  await expectAllFit(page, [
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
    "/app/enlaces-utiles",
    "/app/nulle-part",
  ]);
  await test.step("after a wrong answer", async () => {
    await (await openExercise(page, "preterito-indefinido")).answerWrong();
    await expectNoSidewaysScrolling(page);
  });
  await test.step("with all families", async () => {
    const data = { families: allFamilies };
    expect((await page.request.patch("/api/profile", { data })).status()).toBe(200);
    await expectAllFit(page, ["/app", ...allFamilies.map((key) => `/app/theory/${key}`)]);
  });
});

test("pages for administrators need no sideways scrolling in large text", async ({
  administrator: _signedIn,
  page,
}) => {
  await expectAllFit(page, [
    "/admin",
    "/admin/content",
    "/admin/content?tab=sentences&search=gimnasio",
    "/admin/actions",
  ]);
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

async function expectAllFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await arrive(page, path);
      await expectNoSidewaysScrolling(page);
    });
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
