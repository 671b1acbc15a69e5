import type { APIRequestContext, Page } from "@playwright/test";
import type { Card } from "@verbena/core/progress/card";
import { cardsFromColumns } from "@verbena/core/progress/card-columns";
import { answerByApi, firstSentencesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const FAMILY = "preterito-indefinido";

type Progress = {
  scheduler: { retention: number; weights?: number[] } | null;
  exercises: object;
  /** The cards of the family, if it has answers. */
  cards: Record<string, Card>;
};

async function wholeProgress(request: APIRequestContext): Promise<Progress> {
  const { scheduler, exercises, cards } = await (await request.get("/api/progress")).json();
  const columns = cards[FAMILY];
  return { scheduler, exercises, cards: columns ? cardsFromColumns(columns) : {} };
}

/** Sends answers to the same forms on several days, wrong ones where `isWrong` returns true. */
async function practise(
  page: Page,
  {
    forms,
    daysAgo,
    isWrong,
  }: { forms: number; daysAgo: number[]; isWrong: (n: number) => boolean },
): Promise<void> {
  const exercises = (await firstSentencesOf(page.request, FAMILY)).slice(0, forms);
  const answers = daysAgo.flatMap((days, round) =>
    exercises.map((exercise, form) => ({
      exercise,
      given: isWrong(round * forms + form) ? "x" : exercise.answer,
      daysAgo: days,
    })),
  );
  for (let from = 0; from < answers.length; from += 200) {
    await answerByApi(page.request, FAMILY, answers.slice(from, from + 200));
  }
}

async function openSettings(page: Page) {
  await page.goto("/app/profile");
  const section = page.getByRole("region", { name: "Rythme des révisions" });
  return {
    section,
    retention: section.getByRole("slider", { name: /^Part des formes à retenir/ }),
    preview: section.getByRole("img", { name: /^\d+ révisions après le changement/ }),
    fit: section.getByRole("button", { name: "Ajuster à mes réponses" }),
    choose: (method: "Simple (SM-2)" | "Sur mesure (FSRS)") =>
      section.getByText(method, { exact: true }).click(),
    async save() {
      await section.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByText("Rythme enregistré")).toBeVisible();
    },
  };
}

test("a learner sees what FSRS changes, chooses it, and returns to exactly the old cards", async ({
  learner: _signedIn,
  page,
}) => {
  await practise(page, { forms: 6, daysAgo: [30, 22, 10, 1], isWrong: (n) => n % 5 === 0 });
  const before = await wholeProgress(page.request);
  const settings = await openSettings(page);
  await expect(settings.section.getByRole("radio", { name: "Simple (SM-2)" })).toBeChecked();
  await expect(settings.preview).toHaveCount(0);

  await settings.choose("Sur mesure (FSRS)");
  await settings.retention.focus();
  for (let percent = 90; percent < 95; percent++) await page.keyboard.press("ArrowRight");
  await expect(settings.retention).toHaveAttribute("aria-valuetext", /^95\s%$/);
  await expect(settings.preview).toBeVisible();
  await settings.section.getByText("Tableau", { exact: true }).click();
  const rows = settings.section.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(1 + 1 + 14);
  expect(await wholeProgress(page.request)).toEqual(before);
  await settings.save();
  await expect(settings.preview).toHaveCount(0);
  const changed = await wholeProgress(page.request);
  expect(changed.scheduler).toEqual({ kind: "fsrs", retention: 0.95 });
  const cards = Object.values(changed.cards);
  expect(cards.filter(({ stability }) => stability !== null)).toHaveLength(6);

  await page.reload();
  await expect(settings.section.getByRole("radio", { name: "Sur mesure (FSRS)" })).toBeChecked();
  await expect(settings.retention).toHaveValue("95");
  await settings.choose("Simple (SM-2)");
  await settings.save();
  expect(await wholeProgress(page.request)).toEqual(before);

  await test.step("what the learner chooses during a fit stays", async () => {
    const { promise: fitted, resolve: finishFit } = Promise.withResolvers<void>();
    await page.route("**/api/progress/scheduler/fit", async (route) => {
      await fitted;
      const weights = Array<number>(21).fill(0.5);
      await route.fulfill({
        json: { status: "better", weights, loss: 0.3, defaultLoss: 0.4, tests: 90 },
      });
    });
    await settings.choose("Sur mesure (FSRS)");
    await settings.fit.click();
    await settings.retention.focus();
    await page.keyboard.press("ArrowRight");
    await settings.choose("Simple (SM-2)");
    const response = page.waitForResponse("**/api/progress/scheduler/fit");
    finishFit();
    await (await response).finished();
    await settings.choose("Sur mesure (FSRS)");
    await expect(
      settings.section.getByText("La méthode est ajustée à vos réponses."),
    ).toBeVisible();
    await expect(settings.retention).toHaveValue("96");
    await settings.choose("Simple (SM-2)");
    // That is the stored choice again.
    await expect(settings.section.getByRole("button", { name: "Enregistrer" })).toHaveCount(0);
    expect(await wholeProgress(page.request)).toEqual(before);
  });
});

test("FSRS is fitted to 500 answers, and saved after a look at the effect", async ({
  learner: _signedIn,
  page,
}) => {
  const daysAgo = [60, 59, 57, 54, 49, 41, 33, 21, 9, 1];
  await practise(page, { forms: 50, daysAgo, isWrong: (n) => (n * 7) % 10 < 6 });
  const settings = await openSettings(page);
  await settings.choose("Sur mesure (FSRS)");
  await settings.fit.click();
  await expect(
    settings.section.getByText(
      /^Erreur de prévision \(log loss\)\s: \d,\d+ avec la moyenne, \d,\d+ avec vos réponses\.$/,
    ),
  ).toBeVisible();
  await expect(settings.section.getByText("La méthode est ajustée à vos réponses.")).toBeVisible();
  await expect(settings.preview).toBeVisible();
  await settings.save();
  expect((await wholeProgress(page.request)).scheduler?.weights).toHaveLength(21);

  await page.reload();
  await settings.section.getByRole("button", { name: "Revenir à la moyenne" }).click();
  await settings.save();
  expect((await wholeProgress(page.request)).scheduler).toEqual({ kind: "fsrs", retention: 0.9 });
});
