import type { Page } from "@playwright/test";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { listItemWith, openWithoutReload } from "../support/pages.ts";
import { reportSentence } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const actions = (page: Page) => page.getByRole("button", { name: "Autres actions" });

test("a learner reports a sentence by keyboard, an administrator corrects it and answers, the learner reads the answer", async ({
  administrator: _signedIn,
  page,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/400.*\/api\/admin\/exercises/);
  const anasBrowser = await openBrowser();
  const ana = await signUpByApi(anasBrowser.request, newLearner());
  const anasPage = await anasBrowser.newPage();
  const notice = anasPage.getByText("Votre signalement a reçu une réponse.");
  const reports = anasPage.getByRole("list", { name: "Mes signalements" });
  // Not *cruzar*: a test below counts the reports of its sentences.
  const screen = await openExercise(anasPage, "preterito-indefinido?verbs=cerrar");
  const reported = await screen.currentExercise();

  await test.step("the learner reports the sentence", async () => {
    await expect(actions(anasPage)).toBeHidden();
    await screen.answerWrong();
    await actions(anasPage).press("Enter");
    await anasPage.getByRole("menuitem", { name: "Signaler cette phrase" }).press("Enter");
    const dialog = anasPage.getByRole("dialog", { name: "Signaler cette phrase" });
    const send = dialog.getByRole("button", { name: "Envoyer" });
    await send.press("Enter");
    await expect(dialog.getByText("Choisissez ce qui ne va pas")).toBeVisible();
    await dialog.getByRole("radio", { name: "La traduction" }).press("Space");
    await dialog.getByLabel("Votre message (facultatif)").fill("Il manque un mot.");
    await send.press("Enter");
    await expect(anasPage.getByText("Merci, votre signalement est envoyé")).toBeVisible();
    await expect(dialog).toBeHidden();
    // The focus is back in the blank, where Enter continues.
    await anasPage.keyboard.press("Enter");
    await expect(actions(anasPage)).toBeHidden();

    await openWithoutReload(anasPage, "/app/profile");
    await expect(reports).toContainText(reported.sentence);
    await expect(reports).toContainText("Il manque un mot.");
    await expect(reports).toContainText("Pas encore de réponse");
    await anasPage.getByRole("link", { name: "Accueil", exact: true }).click();
    await expect(anasPage).toHaveURL("/app");
    await expect(notice).toBeHidden();
  });

  await page.goto("/admin/content");
  const item = listItemWith(page, "Signalements", ana.username);
  const sentence = item.getByLabel("Phrase", { exact: true });
  const answer = item.getByLabel("Réponse", { exact: true });
  const dutch = item.getByLabel("Traduction néerlandaise");
  const save = item.getByRole("button", { name: "Enregistrer" });

  let text = "";
  await test.step("the form refuses what the exercise cannot have", async () => {
    await item.getByRole("button", { name: /^Corriger/ }).click();
    await expect(sentence).toBeFocused();
    text = await sentence.inputValue();
    await sentence.fill("Ayer cerré la puerta con mi madre.");
    await answer.fill(reported.item);
    await dutch.fill("");
    await save.click();
    await expect(item.getByText("Ce champ est obligatoire")).toBeVisible();
    await dutch.fill("Ik sloot de deur.");
    await save.click();
    await expect(item.getByText("Ce n’est pas la forme que demande cet exercice")).toBeVisible();
    await expect(sentence).toHaveAccessibleDescription(/un seul blanc/);
    await expect(sentence).toBeFocused();
  });

  await test.step("the administrator corrects and answers", async () => {
    await sentence.fill(text);
    await answer.fill(reported.answer);
    await dutch.fill("Ik sloot de deur,\nverbeterd.");
    await save.click();
    await expect(item.getByText("Corrigée")).toBeVisible();
    await expect(item.getByText("Ik sloot de deur, verbeterd.")).toBeVisible();
    await expect(item.getByRole("button", { name: /^Corriger/ })).toBeFocused();
    await item.getByRole("button", { name: /^Répondre/ }).click();
    await item.getByLabel(/^Réponse à/).fill("C’est corrigé, merci.");
    await item.getByRole("button", { name: "Envoyer" }).click();
    await expect(item).toBeHidden();
  });

  await test.step("the learner reads the answer", async () => {
    await anasPage.reload();
    await expect(notice).toBeVisible();
    await anasPage.getByRole("link", { name: "Lire la réponse" }).click();
    await expect(anasPage.getByRole("heading", { name: "Mes signalements" })).toBeFocused();
    await expect(reports).toContainText("Nouveau");
    await expect(reports).toContainText("C’est corrigé, merci.");
    await anasPage.getByRole("link", { name: "Accueil", exact: true }).click();
    await expect(anasPage).toHaveURL("/app");
    await expect(notice).toBeHidden();
  });
});

test("a sentence found by its id or words is corrected, downloaded, restored, hidden, and shown again", async ({
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

  await test.step("a search needs all words, and only finds the form that the sentence asks", async () => {
    await page.getByRole("tab", { name: /^Toutes/ }).click();
    const search = page.getByRole("searchbox", { name: "Rechercher une phrase" });
    // The search ignores accents, but every word must match: *crucé* is not a form of *ustedes* or *ellos*.
    await search.fill("cruce ustedes ellos");
    await expect(page.getByText(/^Aucune phrase ne contient/)).toBeVisible();
    await search.fill("CRUZAR ellos avenida");
    await expect(page).toHaveURL("/admin/content?tab=sentences&search=CRUZAR+ellos+avenida");
    await expect(page.getByText("1 phrase", { exact: true })).toBeVisible();
  });

  await test.step("hidden and shown again", async () => {
    // No other journey asks for sentences of this tense.
    await page.getByRole("searchbox").fill("condicional-simple/abrir/él");
    const hidden = listItemWith(page, "Phrases", "abrir · él");
    await hidden.getByRole("button", { name: /^Masquer/ }).press("Enter");
    await expect(hidden.getByText("Masquée", { exact: true })).toBeVisible();
    await expect(hidden.getByRole("button", { name: /^Afficher de nouveau/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(hidden.getByText("Masquée", { exact: true })).toBeHidden();
  });
});

test("reports of one sentence are grouped and closed together without an answer", async ({
  administrator: _signedIn,
  page,
  openBrowser,
}) => {
  const exerciseId = "preterito-indefinido/cruzar/nosotros";
  const { request } = await openBrowser();
  const { username } = await signUpByApi(request, newLearner());
  await reportSentence(request, exerciseId);
  await reportSentence(page.request, exerciseId);
  await reportSentence(page.request, "preterito-indefinido/cruzar/vosotros");

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
  await page.getByRole("link", { name: "Profil et réglages" }).click();
  await expect(page.getByRole("list", { name: "Mes signalements" })).toContainText("Vu, merci");
});
