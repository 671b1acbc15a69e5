import type { Page } from "@playwright/test";
import { openExercise } from "../exercise-screen.ts";
import { newLearner, signUpByApi } from "../learner.ts";
import { expect, test } from "../test.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Signaler cette phrase" });

test("a learner reports a sentence by keyboard alone, and goes on practising", async ({
  learner: _signedIn,
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido?verbs=cruzar");
  await expect(opener(page)).toBeHidden();
  const { sentence } = await screen.answerWrong();

  await opener(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Signaler cette phrase" });
  await dialog.getByRole("button", { name: "Envoyer" }).press("Enter");
  await expect(dialog.getByText("Choisissez ce qui ne va pas")).toBeVisible();
  await dialog.getByRole("radio", { name: "La traduction" }).press("Space");
  await dialog.getByLabel("Votre message (facultatif)").fill("Il manque un mot.");
  await dialog.getByRole("button", { name: "Envoyer" }).press("Enter");
  await expect(page.getByText("Merci, votre signalement est envoyé")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.goto("/app/profile");
  const reports = page.getByRole("list", { name: "Mes signalements" });
  await expect(reports).toContainText(sentence);
  await expect(reports).toContainText("Il manque un mot.");
  await expect(reports).toContainText("Pas encore de réponse");
});

test("a report that the connection holds up stays in its dialog, and arrives once", async ({
  learner: _signedIn,
  page,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_RESET/);
  const screen = await openExercise(page, "desde-hace");
  await screen.answerWrong();
  await opener(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("La réponse attendue").click();
  await dialog.getByRole("textbox").fill("Deux réponses vont.");
  await page.route(
    "**/api/reports",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  const send = dialog.getByRole("button", { name: "Envoyer" });
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Ce que vous avez écrit reste ici.");

  await dialog.getByRole("button", { name: "Annuler" }).click();
  await opener(page).click();
  await expect(dialog.getByRole("textbox")).toHaveValue("Deux réponses vont.");
  await send.click();
  await expect(dialog).toBeHidden();
  await page.goto("/app/profile");
  const reports = page.getByRole("list", { name: "Mes signalements" }).getByRole("listitem");
  await expect(reports).toHaveText([/La réponse attendue.*Deux réponses vont\./]);
});

test("an administrator corrects what was reported and answers; the learner reads both", async ({
  administrator: _signedIn,
  page,
  openBrowser,
  noise,
}) => {
  noise.expect(/400.*\/api\/admin\/exercises/);
  const browser = await openBrowser();
  const ana = await signUpByApi(browser.request, newLearner());
  const exerciseId = "preterito-indefinido/cruzar/yo";
  const id = crypto.randomUUID();
  const report = { id, exerciseKey: "preterito-indefinido", exerciseId, reason: "sentence" };
  expect((await browser.request.post("/api/reports", { data: report })).status()).toBe(201);

  await page.goto("/admin/content");
  const item = page
    .getByRole("list", { name: "Signalements" })
    .getByRole("listitem")
    .filter({ hasText: ana.username });
  await item.getByRole("button", { name: "Corriger" }).click();
  await expect(item.getByLabel("Phrase", { exact: true })).toBeFocused();
  await item.getByLabel("Réponse", { exact: true }).fill("cruze");
  await item.getByRole("button", { name: "Enregistrer" }).click();
  await expect(item.getByText("Ce n’est pas la forme que demande cet exercice")).toBeVisible();
  await item.getByLabel("Réponse", { exact: true }).fill("crucé");
  await item.getByLabel("Traduction anglaise").fill("I crossed over, corrected.");
  await item.getByRole("button", { name: "Enregistrer" }).click();
  await expect(item.getByText("Corrigée")).toBeVisible();

  const corrections = page.getByRole("list", { name: "Corrections" });
  await expect(corrections).toContainText("I crossed over, corrected.");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger les corrections (patch)" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^verbena-corrections-.*\.patch$/);

  await item.getByRole("button", { name: "Répondre" }).click();
  await item.getByLabel(/^Réponse à/).fill("C’est corrigé, merci.");
  await item.getByRole("button", { name: "Envoyer" }).click();
  await expect(item).toBeHidden();

  const anasPage = await browser.newPage();
  await anasPage.goto("/app/profile");
  await expect(anasPage.getByRole("list", { name: "Mes signalements" })).toContainText(
    "C’est corrigé, merci.",
  );

  await corrections
    .getByRole("listitem")
    .filter({ hasText: "I crossed over, corrected." })
    .getByRole("button", { name: "Retirer la correction" })
    .click();
  await expect(page.getByText("I crossed over, corrected.")).toHaveCount(0);
});
