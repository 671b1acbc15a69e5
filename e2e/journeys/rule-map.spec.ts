import type { Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { offlineErrors } from "../support/browser-errors.ts";
import { exerciseScreen } from "../support/exercise-screen.ts";
import {
  openPage,
  openWithoutReload,
  scrollWidthOf,
  waitForServiceWorker,
} from "../support/pages.ts";
import { answerByApi, firstSentencesOf } from "../support/practice.ts";
import { answerRound, changeSettings, roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

const TENSE = "preterito-indefinido";

test.beforeEach(({ learner: _signedIn }) => {});

/** Answers forms of a person as another device would: right, or with the given text. */
async function answerForms(
  page: Page,
  context: string,
  forms: readonly { item: string; daysAgo: number; given?: string }[],
): Promise<void> {
  const exercises = await firstSentencesOf(page.request, TENSE);
  const answers = forms.map(({ item, daysAgo, given }) => {
    const exercise = exercises.find((one) => one.item === item && one.context === context);
    if (exercise === undefined) throw new Error(`No sentence for ${item}, ${context}.`);
    return { exercise, given: given ?? exercise.answer, daysAgo };
  });
  await answerByApi(page.request, TENSE, answers);
}

test("answers show what a learner knows, and a cell of the map starts its practice", async ({
  page,
}) => {
  await openPage(page, "/app/statistics?tab=progression");
  const known = page.getByRole("region", { name: "Ce que vous savez" });
  await expect(known.getByText("Tout commence par une réponse")).toBeVisible();

  await answerForms(page, "tú", [
    { item: "hablar", daysAgo: 1 },
    { item: "comprar", daysAgo: 0 },
  ]);
  await answerForms(page, "yo", [{ item: "tener", daysAgo: 0, given: "tení" }]);
  await page.reload();

  await test.step("statistics count forms whose skills are all shown", async () => {
    const row = known.getByRole("listitem").filter({ hasText: "Pretérito indefinido" });
    await expect(row).toContainText(/[1-9]\d* formes sur \d+ montrées/);
    await known.getByRole("link", { name: "Ouvrir la carte des règles" }).click();
    await expect(page).toHaveURL("/app/rules");
  });

  const cell = page.getByRole("button", { name: "-aste tú, -ar (acquis)" });
  const missing = page.getByRole("button", { name: "tuv- tener (à revoir)" });
  const rule = page.getByRole("dialog", { name: "-aste" });

  await test.step("cells say what was shown and what was missing", async () => {
    await expect(cell).toBeVisible();
    await expect(missing).toBeVisible();
    await expect(page.getByRole("button", { name: "-ó él, -ar (pas encore vu)" })).toBeVisible();
  });

  await test.step("a cell opens by keyboard, explains itself, and returns the focus", async () => {
    await cell.focus();
    await page.keyboard.press("Enter");
    await expect(rule).toContainText(
      "Terminaison de tú au pretérito indefinido, verbes en -ar : -aste.",
    );
    await expect(rule).toContainText("Juste 2 fois sur 2. Dernière fois : aujourd’hui.");
    await expect(rule.getByRole("link", { name: "Lire la théorie" })).toHaveAttribute(
      "href",
      `/app/theory/${TENSE}#regulares`,
    );
    await page.keyboard.press("Escape");
    await expect(rule).toBeHidden();
    await expect(cell).toBeFocused();
  });

  await test.step("three right answers show that a rule is known, and can be taken back", async () => {
    await missing.click();
    const stem = page.getByRole("dialog", { name: "tuv-" });
    const errors = stem.getByRole("region", { name: "Vos dernières erreurs" });
    await expect(errors).toContainText(/tení → tuve\s*tener, yo · aujourd’hui/);
    await stem.getByRole("link", { name: "Interrogez-moi" }).click();
    const screen = await exerciseScreen(page, "review");
    const asked = await answerRound(page, screen, 3);
    expect(asked.map(({ item }) => item)).toEqual(["tener", "tener", "tener"]);
    await expect(roundEnd(page)).toContainText("Vous le savez : tuv- (tener) est acquis.");
    await roundEnd(page).getByRole("button", { name: "Retour" }).click();
    await expect(page).toHaveURL("/app/rules");
    await page.getByRole("button", { name: "tuv- tener (acquis)" }).click();
    await expect(stem).toContainText("Vous avez montré que vous le savez.");
    await stem.getByRole("button", { name: "Annuler" }).click();
    await expect(stem).not.toContainText("Vous avez montré que vous le savez.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "tuv- tener (en bonne voie)" })).toBeVisible();
  });

  await test.step("an error among the three says what was missing, and changes nothing else", async () => {
    await page.getByRole("button", { name: /^-e dije \(/ }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Interrogez-moi" }).click();
    const screen = await exerciseScreen(page, "review");
    await answerRound(page, screen, 3, { wrong: 1 });
    await expect(roundEnd(page)).toContainText("Pas encore acquis, et ce n’est pas grave");
    await roundEnd(page).getByRole("button", { name: "Retour" }).click();
    await expect(page.getByRole("button", { name: /^-e dije \((?!acquis)/ })).toBeVisible();
  });

  await test.step("practice asks forms with the skill, mixed with others", async () => {
    await page.getByRole("button", { name: "tuv- tener (en bonne voie)" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "S’entraîner" }).click();
    await expect(page).toHaveTitle(/^tuv- · /);
    await expect(page.getByText(/^Exercice 1 sur \d+$/)).toBeAttached();
  });
});

test("the map says how often its estimate was right", async ({ page }) => {
  const exercises = (await firstSentencesOf(page.request, TENSE)).slice(0, 30);
  await answerByApi(
    page.request,
    TENSE,
    exercises.map((exercise, index) => ({ exercise, given: index < 3 ? "no" : exercise.answer })),
  );
  await openPage(page, "/app/rules");
  await page.getByText("Comment Verbena estime cela").click();
  await expect(page.getByText(/^Vérifiez vous-même/)).toHaveText(
    /sur vos 30 dernières réponses à des formes, Verbena en attendait environ \d+ justes. Vous en avez donné 27\.$/,
  );
});

test("with many families, the map has a line for each, which opens and stays open", async ({
  page,
}) => {
  await changeSettings(page, { families: allFamilies });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/app/rules");
  const line = page.getByRole("button", { name: /^Futuro simple Acquis : 0 sur \d+$/ });
  await expect(line).toBeVisible();
  await expect(page.getByRole("button", { name: /\(pas encore vu\)$/ })).toHaveCount(0);
  await line.press("Enter");
  await page.getByRole("button", { name: "tendr- tener (pas encore vu)" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "S’entraîner" }).click();
  await exerciseScreen(page, "review");
  await page.goBack();
  await expect(page.getByRole("button", { name: "tendr- tener (pas encore vu)" })).toBeVisible();
  await openPage(page, "/app/rules#imperativo");
  const imperativo = page.getByRole("region", { name: "Imperativo" });
  await expect(imperativo).toBeInViewport();
  await expect(imperativo.getByRole("listitem").first()).toBeVisible();
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("an answer without the network changes its cell, also on the smallest phone", async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(offlineErrors);
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, "/app/rules");
    const begun = page.getByRole("button", { name: /\(en bonne voie\)$/ });
    await expect(page.getByRole("button", { name: /\(pas encore vu\)$/ }).first()).toBeVisible();
    await expect(begun).toHaveCount(0);
    expect(await scrollWidthOf(page)).toBe(360);
    await waitForServiceWorker(page);

    await openWithoutReload(page, `/app/exercise/${TENSE}`);
    const screen = await exerciseScreen(page, TENSE);
    await context.setOffline(true);
    await screen.answerRight();
    await openWithoutReload(page, "/app/rules");
    await expect(begun.first()).toBeVisible();
  });
});
