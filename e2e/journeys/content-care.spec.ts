import type { Page } from "@playwright/test";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { listItemWith } from "../support/pages.ts";
import { reportSentence } from "../support/practice.ts";
import { expect, test, testWithOwnServer } from "../support/test.ts";

const actions = (page: Page) => page.getByRole("button", { name: "Autres actions" });

test("a learner reports a sentence by keyboard alone and continues to practise", async ({
  learner: _signedIn,
  page,
}) => {
  // Not *cruzar*: a test below counts the reports of its sentences.
  const screen = await openExercise(page, "preterito-indefinido?verbs=cerrar");
  await expect(actions(page)).toBeHidden();
  const { sentence } = await screen.answerWrong();

  await actions(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Signaler cette phrase" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Signaler cette phrase" });
  await dialog.getByRole("button", { name: "Envoyer" }).press("Enter");
  await expect(dialog.getByText("Choisissez ce qui ne va pas")).toBeVisible();
  await dialog.getByRole("radio", { name: "La traduction" }).press("Space");
  await dialog.getByLabel("Votre message (facultatif)").fill("Il manque un mot.");
  await dialog.getByRole("button", { name: "Envoyer" }).press("Enter");
  await expect(page.getByText("Merci, votre signalement est envoyé")).toBeVisible();
  await expect(dialog).toBeHidden();
  // The focus is back in the blank, where Enter continues.
  await page.keyboard.press("Enter");
  await expect(actions(page)).toBeHidden();

  await page.goto("/app/profile");
  const reports = page.getByRole("list", { name: "Mes signalements" });
  await expect(reports).toContainText(sentence);
  await expect(reports).toContainText("Il manque un mot.");
  await expect(reports).toContainText("Pas encore de réponse");
});

test("an administrator corrects a reported sentence and answers; the learner reads the answer", async ({
  administrator: _signedIn,
  page,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/api\/admin\/exercises/);
  const anasBrowser = await openBrowser();
  const ana = await signUpByApi(anasBrowser.request, newLearner());
  await reportSentence(anasBrowser.request, "preterito-indefinido/cruzar/yo");
  const anasPage = await anasBrowser.newPage();
  const notice = anasPage.getByText("Votre signalement a reçu une réponse.");
  await anasPage.goto("/app");
  await expect(anasPage.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goto("/admin/content");
  const item = listItemWith(page, "Signalements", ana.username);
  await item.getByRole("button", { name: /^Corriger/ }).click();
  const sentence = item.getByLabel("Phrase", { exact: true });
  await expect(sentence).toBeFocused();
  const text = await sentence.inputValue();

  await sentence.fill("Ayer crucé la calle con mi madre.");
  await item.getByLabel("Réponse", { exact: true }).fill("cruze");
  await item.getByLabel("Traduction néerlandaise").fill("");
  await item.getByRole("button", { name: "Enregistrer" }).click();
  await expect(item.getByText("Ce champ est obligatoire")).toBeVisible();

  await item.getByLabel("Traduction néerlandaise").fill("Ik stak over.");
  await item.getByRole("button", { name: "Enregistrer" }).click();
  await expect(item.getByText("Ce n’est pas la forme que demande cet exercice")).toBeVisible();
  await expect(sentence).toHaveAccessibleDescription(/un seul blanc/);
  await expect(sentence).toBeFocused();

  await sentence.fill(text);
  await item.getByLabel("Réponse", { exact: true }).fill("crucé");
  await item.getByLabel("Traduction néerlandaise").fill("Ik stak over,\nverbeterd.");
  await item.getByRole("button", { name: "Enregistrer" }).click();
  await expect(item.getByText("Corrigée")).toBeVisible();
  await expect(item.getByText("Ik stak over, verbeterd.")).toBeVisible();
  await expect(item.getByRole("button", { name: /^Corriger/ })).toBeFocused();

  await item.getByRole("button", { name: /^Répondre/ }).click();
  await item.getByLabel(/^Réponse à/).fill("C’est corrigé, merci.");
  await item.getByRole("button", { name: "Envoyer" }).click();
  await expect(item).toBeHidden();

  await anasPage.reload();
  await expect(notice).toBeVisible();
  await anasPage.getByRole("link", { name: "Lire la réponse" }).click();
  await expect(anasPage.getByRole("heading", { name: "Mes signalements" })).toBeFocused();
  const reports = anasPage.getByRole("list", { name: "Mes signalements" });
  await expect(reports).toContainText("Nouveau");
  await expect(reports).toContainText("C’est corrigé, merci.");
  await anasPage.goto("/app");
  await expect(anasPage.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test("a sentence found by its id is corrected for learners, downloaded, and restored", async ({
  administrator: _signedIn,
  page,
}) => {
  const id = "preterito-indefinido/cruzar/tú";
  await page.goto(`/admin/content?${new URLSearchParams({ tab: "sentences", search: id })}`);
  const item = listItemWith(page, "Phrases", "cruzar · tú");
  await item.getByRole("button", { name: /^Corriger/ }).click();
  await item.getByLabel("Traduction anglaise").fill("You crossed, corrected.");
  await item.getByRole("button", { name: "Enregistrer" }).click();
  await expect(item.getByText("Corrigée")).toBeVisible();
  const path = "/api/exercises/conjugation?family=preterito-indefinido";
  expect(await (await page.request.get(path)).text()).toContain("You crossed, corrected.");

  await page.getByRole("tab", { name: /^Corrections/ }).click();
  await expect(page).toHaveURL("/admin/content?tab=corrections");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger les corrections (JSON)" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^verbena-corrections-.*\.json$/);

  const correction = listItemWith(page, "Corrections", "You crossed, corrected.");
  await correction.getByRole("button", { name: /^Retirer la correction/ }).click();
  await expect(correction).toBeHidden();
  expect(await (await page.request.get(path)).text()).not.toContain("You crossed, corrected.");
});

test("reports of one sentence are grouped and closed together without an answer", async ({
  administrator: _signedIn,
  page,
  openBrowser,
}) => {
  const exerciseId = "preterito-indefinido/cruzar/nosotros";
  const [anasBrowser, bertasBrowser] = [await openBrowser(), await openBrowser()];
  const { username } = await signUpByApi(anasBrowser.request, newLearner());
  await signUpByApi(bertasBrowser.request, newLearner());
  await reportSentence(anasBrowser.request, exerciseId);
  await reportSentence(bertasBrowser.request, exerciseId);
  await reportSentence(bertasBrowser.request, "preterito-indefinido/cruzar/vosotros");

  await page.goto("/admin/content");
  const item = listItemWith(page, "Signalements", username);
  await expect(item.getByText("2 signalements")).toBeVisible();
  await item.getByRole("button", { name: /^Classer sans réponse/ }).press("Enter");
  await expect(page.getByText("Classé sans réponse", { exact: true })).toBeVisible();
  await expect(item).toBeHidden();
  // The focus moves to the heading of another report.
  await expect(page.locator("h2:focus")).toHaveCount(1);

  await page.getByText("Traités", { exact: true }).click();
  await expect(page).toHaveURL("/admin/content?state=dealtWith");
  await expect(listItemWith(page, "Signalements", username)).toContainText(
    "Classé sans réponse par",
  );
  const anasPage = await anasBrowser.newPage();
  await anasPage.goto("/app/profile");
  await expect(anasPage.getByRole("list", { name: "Mes signalements" })).toContainText("Vu, merci");
});

// A hidden sentence would be missing in other journeys.
testWithOwnServer(
  "an administrator searches a sentence, hides it and shows it again",
  async ({ administrator: _signedIn, page }) => {
    await page.goto("/admin/content?tab=sentences");
    // The search ignores accents, but every word must match: *crucé* is not a form of *ustedes* or *ellos*.
    await page
      .getByRole("searchbox", { name: "Rechercher une phrase" })
      .fill("cruce ustedes ellos");
    await expect(page.getByText(/^Aucune phrase ne contient/)).toBeVisible();
    await page.getByRole("searchbox").fill("CRUZAR ellos avenida");
    await expect(page).toHaveURL("/admin/content?tab=sentences&search=CRUZAR+ellos+avenida");
    await expect(page.getByText("1 phrase", { exact: true })).toBeVisible();
    await page.reload();
    const item = listItemWith(page, "Phrases", "cruzar · ellos");
    await item.getByRole("button", { name: /^Masquer/ }).press("Enter");
    await expect(item.getByText("Masquée", { exact: true })).toBeVisible();
    await expect(item.getByRole("button", { name: /^Afficher de nouveau/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(item.getByText("Masquée", { exact: true })).toBeHidden();
  },
);
