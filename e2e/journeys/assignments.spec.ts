import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { dayIn, shiftDay, weekdayOf } from "@verbena/core/calendar";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { TIME_ZONE } from "../support/browser.ts";
import { giveAssignmentByApi, openClassByApi, readClassCode } from "../support/classes.ts";
import { exerciseScreen, finishRound } from "../support/exercise-screen.ts";
import { openPage } from "../support/pages.ts";
import { answerByApi, firstSentencesOf, progressOf } from "../support/practice.ts";
import { readPrintedPages } from "../support/read-pdf.ts";
import { roundEnd } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

const THURSDAY = 3;

/** The Thursday of next week. */
function nextThursday(): string {
  const today = dayIn(new Date().toISOString(), TIME_ZONE);
  return shiftDay(today, 7 + THURSDAY - weekdayOf(today));
}

test("a teacher gives an assignment until Thursday, changes it, excuses a pupil, and downloads the results", async ({
  learner: _teacher,
  page,
  openBrowser,
  browserErrors,
}) => {
  // A date in the past.
  browserErrors.allow(/400.*\/assignments/);
  const classId = await openClassByApi(page.request);
  const code = await readClassCode(page.request, classId);
  const pupils: APIRequestContext[] = [];
  for (const name of ["Zoé M.", "Ana P."]) {
    const { request } = await openBrowser();
    await signUpByApi(request, newLearner());
    const joined = await request.post(`/api/join/${code}`, { data: { name } });
    expect(joined.status()).toBe(200);
    pupils.push(request);
  }
  await openPage(page, `/app/classes/${classId}/assignments`);

  await test.step("the form shows what is asked, and refuses a date in the past", async () => {
    await page.getByRole("link", { name: "Donner un premier devoir" }).click();
    // So many forms would be too much.
    await expect(page.getByRole("spinbutton", { name: "Réponses justes" })).toHaveValue("20");
    await page.getByLabel("Temps ou thème").selectOption("Desde, desde hace");
    await expect(page.getByText(/^\d+ phrases$/)).toBeVisible();
    await page.getByText("Un nombre de réponses justes").click();
    await page.getByRole("spinbutton", { name: "Réponses justes" }).fill("2");
    await page.getByLabel("Date limite").fill("2020-01-01");
    await page.getByRole("button", { name: "Donner le devoir" }).click();
    await expect(page.getByText("Ce moment est déjà passé")).toBeVisible();
    await page.getByLabel("Date limite").fill(nextThursday());
    await page.getByRole("button", { name: "Donner le devoir" }).click();
    await expect(page.getByRole("heading", { name: "Desde, desde hace" })).toBeVisible();
    await expect(page.getByText(/2 réponses justes · Jusqu’au jeudi .* à 18:00/)).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(3);
  });

  await test.step("a change reaches the pupils", async () => {
    await page.getByRole("link", { name: "Modifier" }).click();
    await page.getByLabel("Un mot aux élèves").fill("Pour jeudi !");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Pour jeudi !")).toBeVisible();
  });

  await test.step("a pupil is excused, and another one practises", async () => {
    const except = page.getByRole("button", { name: "Exception pour Ana P." });
    const dialog = page.getByRole("dialog", { name: /^Exception pour/ });
    const excused = dialog.getByRole("checkbox", { name: "Dispensé de ce devoir" });
    await except.click();
    await excused.check();
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await expect(dialog).toBeHidden();
    await except.click();
    await expect(excused).not.toBeChecked();
    await excused.check();
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("row", { name: /Ana P\./ })).toContainText("Dispensé");
    const [zoe] = pupils;
    if (!zoe) throw new Error("Nobody has joined.");
    const [exercise] = await firstSentencesOf(zoe, "desde-hace");
    if (!exercise) throw new Error("The family has no sentences.");
    await answerByApi(zoe, "desde-hace", [
      { exercise, given: "hace que" },
      { exercise, given: exercise.answer },
    ]);
    await page.reload();
    await expect(page.getByRole("row", { name: /Zoé M\./ })).toContainText("1 sur 2");
    await expect(page.getByText("1 élève", { exact: true })).toBeVisible();
  });

  await test.step("the results are a file for spreadsheets", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("menuitem", { name: "Télécharger les résultats (CSV)" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    const until = `${nextThursday()} 18:00`;
    expect(file.split("\r\n")).toEqual([
      "\uFEFFÉlève;État;Fait;À faire;Erreurs;Date limite;Terminé le",
      `Ana P.;dispensé;0;2;0;${until};`,
      `Zoé M.;commencé;1;2;1;${until};`,
      "",
    ]);
  });

  await test.step("the results and the page of a pupil are printed without menus and buttons", async () => {
    const onlyOnScreen = /Accueil|Tous les devoirs|Modifier|Exception|Imprimer/;
    const results = (await readPrintedPages(page)).join(" ");
    expect(results).toMatch(/^Desde, desde hace .*Ana P\. Dispensé.* Zoé M\. 1 sur 2/);
    expect(results).not.toMatch(onlyOnScreen);
    await page.getByRole("link", { name: "Zoé M." }).click();
    await expect(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
    const pupil = (await readPrintedPages(page)).join(" ");
    expect(pupil).toMatch(/^Zoé M\. .*Devoirs .*Desde, desde hace .*1 sur 2/);
    expect(pupil).not.toMatch(onlyOnScreen);
  });
});

test("a teacher sees an assignment as a pupil, by keyboard, and nothing is recorded", async ({
  learner: _teacher,
  page,
  openBrowser,
}) => {
  const classId = await openClassByApi(page.request);
  const pupil = (await openBrowser()).request;
  await signUpByApi(pupil, newLearner());
  const code = await readClassCode(page.request, classId);
  await pupil.post(`/api/join/${code}`, { data: { name: "Zoé M." } });
  const family = "preterito-indefinido";
  const form = (context: string) => ({ family, item: "tener", context });
  const assignmentId = await giveAssignmentByApi(page.request, classId, {
    task: { kind: "forms", forms: [form("yo"), form("tú")] },
  });
  const path = `/app/classes/${classId}/assignments/${assignmentId}`;
  await openPage(page, path);
  await page.getByRole("link", { name: "Comme un élève" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comme un élève");
  const screen = await exerciseScreen(page, family);
  await screen.answerWrong();
  await finishRound(page, screen);
  await expect(roundEnd(page)).toContainText("Rien n’est enregistré.");
  await page.keyboard.press("Escape");
  await openPage(page, path);
  await expect(page.getByRole("row", { name: /Zoé M\./ })).toContainText("Pas commencé");
  expect((await progressOf(page.request, family)).stats.totalAttempts).toBe(0);
});

test("a teacher learns who has no room for an assignment, and can give it again", async ({
  learner: _teacher,
  page,
  openBrowser,
  browserErrors,
}) => {
  // A chosen pupil without room.
  browserErrors.allow(/400.*\/assignments/);
  const [first, second] = [await openClassByApi(page.request), await openClassByApi(page.request)];
  const pupil = (await openBrowser()).request;
  await signUpByApi(pupil, newLearner());
  for (const classId of [first, second]) {
    const code = await readClassCode(page.request, classId);
    await pupil.post(`/api/join/${code}`, { data: { name: "Zoé M." } });
  }
  const full: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    full.push(await giveAssignmentByApi(page.request, first));
  }
  const assignmentId = await giveAssignmentByApi(page.request, second);
  await openPage(page, `/app/classes/${second}/assignments/${assignmentId}`);
  const leftOut = page.getByText(/Zoé M\.\S* n’a pas ce devoir/);
  await expect(leftOut).toBeVisible();
  await page.getByRole("button", { name: "Donner maintenant" }).click();
  await expect(page.getByText("Il n’y a toujours pas de place.")).toBeVisible();
  await page.request.delete(`/api/classes/${first}/assignments/${full[0]}`);
  await page.getByRole("button", { name: "Donner maintenant" }).click();
  await expect(page.getByRole("row", { name: /Zoé M\./ })).toBeVisible();
  await expect(leftOut).toHaveCount(0);

  await test.step("a copy for the other class says who does not get it", async () => {
    await giveAssignmentByApi(page.request, first);
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("menuitem", { name: "Copier" }).click();
    const dialog = page.getByRole("dialog", { name: "Copier dans une autre classe" });
    await expect(dialog.getByLabel("Classe")).toHaveValue(first);
    await dialog.getByRole("button", { name: "Copier" }).click();
    await expect(page.getByText(/^Devoir copié, mais pas pour \S?Zoé M\./)).toBeVisible();
  });

  await test.step("a chosen pupil without room is named beside the box", async () => {
    await openPage(page, `/app/classes/${second}/assignments/new`);
    await page.getByText("Des élèves choisis").click();
    await page.getByRole("checkbox", { name: "Zoé M." }).check();
    await page.getByRole("button", { name: "Donner le devoir" }).click();
    await expect(page.getByText("Des élèves choisis ont déjà 20 devoirs en cours")).toBeVisible();
    await expect(page.getByText("· déjà 20 devoirs en cours")).toBeVisible();
  });
});
