import { expect } from "@playwright/test";
import { answerWithAssignments, fakeAssignmentId } from "../support/fake-assignments.ts";
import { fakeClassId } from "../support/fake-class.ts";
import { openPage, openWithoutReload } from "../support/pages.ts";
import { closeOverlay, type Visit } from "./screens.ts";

const path = `/app/classes/${fakeClassId}/assignments`;

const moreActions = /^(Autres actions|Meer acties)$/;

/** Assignments, as teachers give and follow them. */
export const assignmentScreens: readonly Visit[] = [
  {
    "class without assignments": async (page) => {
      await answerWithAssignments(page, { isEmpty: true });
      await openPage(page, path);
      await expect(page.getByText(/Pas encore de devoir|Nog geen opdracht/)).toBeVisible();
    },
  },
  {
    "assignments of a class": async (page) => {
      await answerWithAssignments(page);
      await openPage(page, path);
      await expect(page.getByRole("heading", { name: /Terminés|Afgelopen/ })).toBeVisible();
    },
    "an assignment": async (page) => {
      await openWithoutReload(page, `${path}/${fakeAssignmentId}`);
      await expect(page.getByRole("table")).toBeVisible();
    },
    "an assignment, exception for a pupil": async (page) => {
      await page.getByRole("button", { name: /Enzo P/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("checkbox").nth(1).check();
      await expect(dialog.getByRole("spinbutton")).toBeVisible();
    },
    "an assignment, copy": async (page) => {
      await closeOverlay(page);
      await page.getByRole("button", { name: moreActions }).click();
      await page.getByRole("menuitem", { name: /^(Copier|Kopiëren)$/ }).click();
      await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
    },
    "an assignment, deletion": async (page) => {
      await closeOverlay(page);
      await page.getByRole("button", { name: moreActions }).click();
      await page.getByRole("menuitem", { name: /^(Supprimer|Verwijderen)$/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "changing an assignment": async (page) => {
      await closeOverlay(page);
      await openWithoutReload(page, `${path}/${fakeAssignmentId}/edit`);
      await expect(page.getByText(/24 (formes|vormen)/)).toBeVisible();
    },
    "a new assignment": async (page) => {
      await openWithoutReload(page, `${path}/new`);
      await expect(page.getByText(/24 (formes|vormen)/)).toBeVisible();
    },
    "a new assignment of a rule": async (page) => {
      const skill = encodeURIComponent("fact tener strong-preterite");
      await openWithoutReload(page, `${path}/new?family=preterito-indefinido&skill=${skill}`);
      await expect(page.getByRole("radio", { name: /tuv-/ })).toBeChecked();
    },
    "a new assignment of verbs, for chosen pupils, from a day on": async (page) => {
      await page.getByText(/^(Des verbes|Werkwoorden)$/).click();
      await page
        .getByRole("textbox", { name: /^(Verbes|Werkwoorden)$/ })
        .fill("tener, hacer, teletransportar");
      await page.getByText(/^(Un nombre de réponses justes|Een aantal goede antwoorden)$/).click();
      await page.getByRole("button", { name: /Commencer plus tard|Later beginnen/ }).click();
      await page.getByText(/^(Des élèves choisis|Gekozen leerlingen)$/).click();
      await expect(page.getByRole("checkbox", { name: "Aya M." })).toBeVisible();
    },
  },
];
