import type { APIRequestContext, Page } from "@playwright/test";
import { dayIn, shiftDay } from "@verbena/core/calendar";
import { newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { TIME_ZONE } from "../support/browser.ts";
import { offlineErrors } from "../support/browser-errors.ts";
import { giveAssignmentByApi, openClassByApi, readClassCode } from "../support/classes.ts";
import { exerciseScreen, finishRound, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { openPage, waitForServiceWorker } from "../support/pages.ts";
import { roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test("a pupil does homework, partly offline, and another device shows that it is done", async ({
  page,
  context,
  openBrowser,
  browserErrors,
}) => {
  test.slow();
  browserErrors.allow(offlineErrors);
  const teacher = (await openBrowser()).request;
  await signUpByApi(teacher, newLearner());
  const classId = await openClassByApi(teacher);
  const patched = await teacher.patch(`/api/classes/${classId}`, { data: { showsInfo: false } });
  expect(patched.status()).toBe(200);
  const assignmentId = await giveAssignmentByApi(teacher, classId, {
    task: { kind: "verbs", verbs: ["tener"], families: ["preterito-imperfecto"] },
  });
  const pupil = await signUpByApi(page.request, newLearner());
  const code = await readClassCode(teacher, classId);
  await page.request.post(`/api/join/${code}`, { data: { name: "Léa M." } });

  const homework = page.getByRole("region", { name: "Devoirs" });
  await test.step("the dashboard shows what is asked, and until when", async () => {
    await openPage(page, "/app");
    await expect(
      homework.getByRole("heading", { name: "tener · Pretérito imperfecto" }),
    ).toBeVisible();
    await expect(homework).toContainText("Pour le contrôle");
    await expect(homework).toContainText(/3e B · Jusqu’au \p{L}+ \d+/u);
    await expect(homework).toContainText("0 sur 6");
  });

  const count = (done: number) => page.getByText(new RegExp(`^Devoir.: ${done} sur 6$`));
  await test.step("a wrong answer does not count, a right one does; offline, the others, too", async () => {
    await homework.getByRole("link", { name: /^S’entraîner/ }).click();
    await expect(page).toHaveURL(`/app/assignments/${classId}/${assignmentId}`);
    const screen = await exerciseScreen(page, "preterito-imperfecto");
    await screen.answerWrong();
    await expect(count(0)).toBeAttached();
    await screen.goToNext();
    await screen.answerRight();
    await expect(count(1)).toBeAttached();
    await page.getByRole("button", { name: "Autres actions" }).click();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /WordReference/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await screen.goToNext();
    await context.setOffline(true);
    await finishRound(page, screen);
    await expect(roundEnd(page)).toContainText("Encore 1 bonne réponse et le devoir est fait.");
  });

  await test.step("what was wrong is asked again, and the homework is done", async () => {
    await roundEnd(page).getByRole("button", { name: "Encore une série" }).click();
    const screen = await exerciseScreen(page, "preterito-imperfecto");
    await expect(count(5)).toBeAttached();
    await screen.answerRight();
    await screen.goToNext();
    await expect(roundEnd(page)).toContainText("Devoir fait, bravo");
  });

  await test.step("its tense comes into the review only if the pupil says so", async () => {
    const families = async () => (await (await page.request.get("/api/profile")).json()).families;
    expect(await families()).not.toContain("preterito-imperfecto");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Ajouter à mes révisions" }).click();
    await expect(page.getByText("Ajouté à vos révisions")).toBeVisible();
    await expect.poll(families).toContain("preterito-imperfecto");
  });

  await test.step("another device shows it", async () => {
    const other = await (await openBrowser()).newPage();
    await other.goto("/auth?tab=login");
    await signIn(other, pupil);
    await expect(other.getByRole("region", { name: "Devoirs" })).toContainText("Fait");
    await expect(other.getByRole("region", { name: "Devoirs" })).not.toContainText("0 sur 6");
  });

  await test.step("the teacher sees the same", async () => {
    const { pupils } = await (
      await teacher.get(`/api/classes/${classId}/assignments/${assignmentId}`)
    ).json();
    expect(pupils).toMatchObject([
      { name: "Léa M.", state: "done", done: 6, needed: 6, errors: 1 },
    ]);
  });
});

/** A class with a pupil, who is signed in on the page. */
async function openClassOfPupil(page: Page, teacher: APIRequestContext): Promise<string> {
  await signUpByApi(teacher, newLearner());
  const classId = await openClassByApi(teacher);
  await signUpByApi(page.request, newLearner());
  const code = await readClassCode(teacher, classId);
  await page.request.post(`/api/join/${code}`, { data: { name: "Léa M." } });
  return classId;
}

for (const [clock, aheadMs] of [
  ["25 seconds slow", -25_000],
  ["25 seconds fast", 25_000],
  ["a day ahead", 24 * 3_600_000],
] as const) {
  test(`new homework is there at once on a device whose clock is ${clock}, and its first answer counts`, async ({
    page,
    openBrowser,
  }) => {
    const teacher = (await openBrowser()).request;
    const classId = await openClassOfPupil(page, teacher);
    const assignmentId = await giveAssignmentByApi(teacher, classId);

    await page.clock.install({ time: Date.now() + aheadMs });
    await openPage(page, "/app");
    await page
      .getByRole("region", { name: "Devoirs" })
      .getByRole("link", { name: /^S’entraîner/ })
      .click();
    const screen = await exerciseScreen(page, "preterito-indefinido");
    await screen.answerRight();
    const work = async () => {
      const path = `/api/classes/${classId}/assignments/${assignmentId}`;
      return (await (await teacher.get(path)).json()).pupils;
    };
    await expect.poll(work).toMatchObject([{ name: "Léa M.", done: 1, errors: 0 }]);
  });
}

test("homework that begins later is not practised before, and that of an archived class is not due", async ({
  page,
  openBrowser,
}) => {
  const teacher = (await openBrowser()).request;
  const classId = await openClassOfPupil(page, teacher);
  const tomorrow = shiftDay(dayIn(new Date().toISOString(), TIME_ZONE), 1);
  const later = await giveAssignmentByApi(teacher, classId, { from: `${tomorrow}T08:00` });
  await openPage(page, `/app/assignments/${classId}/${later}`);
  await expect(page.getByText(/^Il commence le .* à 08:00\.$/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Retour à l’accueil" }).click();
  const homework = page.getByRole("region", { name: "Devoirs" });
  await expect(page.getByRole("main").getByRole("link", { name: "Commencer" })).toBeVisible();
  await expect(homework).toHaveCount(0);

  await giveAssignmentByApi(teacher, classId, {
    task: {
      kind: "skill",
      skill: "fact tener strong-preterite",
      families: ["preterito-indefinido"],
    },
  });
  await page.reload();
  await expect(homework).toContainText("0 sur 6");
  // Not the rule, which would tell the answers.
  await expect(homework.getByRole("heading", { level: 3 })).toHaveText(
    "tener · Pretérito indefinido",
  );
  await teacher.post(`/api/classes/${classId}/archive`);
  await page.reload();
  await expect(page.getByRole("main").getByRole("link", { name: "Commencer" })).toBeVisible();
  await expect(homework).toHaveCount(0);
});

for (const serviceWorkers of ["allow", "block"] as const) {
  test.describe(`in a browser with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test("homework begins without a network, after the dashboard was open once", async ({
      page,
      context,
      openBrowser,
      browserErrors,
    }) => {
      browserErrors.allow(offlineErrors);
      const teacher = (await openBrowser()).request;
      const classId = await openClassOfPupil(page, teacher);
      const assignmentId = await giveAssignmentByApi(teacher, classId, {
        task: { kind: "verbs", verbs: ["tener"], families: ["preterito-imperfecto"] },
      });
      await openPage(page, "/app");
      const homework = page.getByRole("region", { name: "Devoirs" });
      await expect(homework).toContainText("3e B");
      await expect(homework).toContainText("0 sur 6");
      await page.waitForLoadState("networkidle");
      if (serviceWorkers === "allow") {
        await waitForServiceWorker(page);
        await context.setOffline(true);
        await page.goto(`/app/assignments/${classId}/${assignmentId}`);
      } else {
        await context.setOffline(true);
        await homework.getByRole("link", { name: /^S’entraîner/ }).click();
      }
      const field = page.getByRole("textbox", { name: "Votre réponse" });
      await field.fill(WRONG_ANSWER);
      await field.press("Enter");
      await expect(page.getByRole("button", { name: "Continuer", exact: true })).toBeVisible();
      await context.setOffline(false);
      const errors = async () => {
        const path = `/api/classes/${classId}/assignments/${assignmentId}`;
        return (await (await teacher.get(path)).json()).pupils[0].errors;
      };
      await expect.poll(errors).toBe(1);
    });
  });
}
