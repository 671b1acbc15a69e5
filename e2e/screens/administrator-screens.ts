import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { ClassReport } from "@verbena/server/client";
import { demandTwoFactor } from "../support/change-start.ts";
import { fakeUser, undeliveredMails } from "../support/fake-answers.ts";
import { listItemWith, openPage, openWithoutReload } from "../support/pages.ts";
import { reportSentence } from "../support/practice.ts";
import { closeOverlay, type Screens } from "./screens.ts";

/** Screens of an administrator. */
export const administratorScreens: Screens = {
  Users: [
    {
      "list of users, nobody found": async (page) => {
        const nobody = randomUUID();
        await openPage(page, `/admin?search=${nobody}`);
        await expect(page.getByText(`Aucun utilisateur trouvé pour « ${nobody} »`)).toBeVisible();
      },
      "list of users": (page) => openUsers(page),
      "list of users, some selected": (page) => page.getByRole("checkbox").nth(FIRST_USER).check(),
      "list of users, more that can be done": async (page) => {
        await page.getByRole("button", { name: "Autres actions" }).click();
        await expect(page.getByRole("menu")).toBeVisible();
      },
      "list of users, a second factor to be removed": async (page) => {
        await page.getByRole("menuitem", { name: "Retirer la double authentification" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "users, to be deleted": async (page) => {
        await closeOverlay(page);
        await page.getByRole("button", { name: "Supprimer" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "users, to get a mail": async (page) => {
        await closeOverlay(page);
        await page
          .getByRole("checkbox")
          .nth(FIRST_USER + 1)
          .check();
        await page.getByRole("button", { name: "E-mail de réinitialisation" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
      "list of users as cards": async (page) => {
        await closeOverlay(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByRole("table")).toHaveCount(0);
      },
    },
    {
      "a teacher’s page": async (page) => {
        await openUser(page);
        await expect(page.getByText("Élève d’une classe de 24 élèves")).toBeVisible();
      },
      "a teacher’s limits": async (page) => {
        await page.getByRole("button", { name: "Changer les limites" }).click();
        await page.getByLabel("Classes au plus").fill("");
        await page.getByRole("button", { name: "Enregistrer" }).click();
        await expect(page.getByText("Cette valeur n’est pas valide")).toBeVisible();
      },
      "page of a user who was deleted": async (page) => {
        await openPage(page, `/admin/users/${randomUUID()}`);
        await expect(page.getByText("Ce compte n’existe plus")).toBeVisible();
      },
    },
    {
      "list of users, mails that do not leave": async (page) => {
        await page.route("**/api/admin/mails", (route) =>
          route.fulfill({ json: undeliveredMails() }),
        );
        await openUsers(page);
        await page.getByText("1 e-mail n’a pas pu être remis cette semaine").click();
        await expect(page.getByText("ana@example.org")).toBeVisible();
      },
      "administration that demands two-step login": async (page) => {
        await demandTwoFactor(page);
        await openPage(page, "/admin");
        await expect(page.getByRole("link", { name: "L’activer dans votre profil" })).toBeVisible();
      },
    },
  ],
  "Sentences and log": [
    {
      "reports about sentences, one to be corrected": async (page) => {
        await reportSentence(page.request);
        await page.route("**/api/admin/class-reports", (route) =>
          route.fulfill({ json: { reports: [classReport] } }),
        );
        await openPage(page, "/admin/content");
        const item = await ownReportItem(page);
        await item.getByRole("button", { name: "Corriger" }).first().click();
        await page.getByLabel("Phrase", { exact: true }).fill("");
        await page.getByRole("button", { name: "Enregistrer" }).click();
        await expect(page.getByText("Ce champ est obligatoire")).toBeVisible();
      },
      "report about a sentence, to be answered": async (page) => {
        const item = await ownReportItem(page);
        await item.getByRole("button", { name: "Annuler" }).click();
        await item.getByRole("button", { name: "Répondre" }).click();
        await page.getByRole("button", { name: "Envoyer" }).click();
        await expect(page.getByText("Ce champ est obligatoire")).toBeVisible();
      },
      "reports that were dealt with": async (page) => {
        await answerOwnReport(page);
        await openPage(page, "/admin/content?state=dealtWith");
        await expect(page.getByText(/^Réponse de/).first()).toBeVisible();
      },
      "corrected sentences": async (page) => {
        await correctSentence(page.request, "preterito-indefinido/cerrar/nosotros");
        await openWithoutReload(page, "/admin/content?tab=corrections");
        await expect(page.getByRole("list", { name: "Corrections" })).toBeVisible();
      },
      "sentences, searched": async (page) => {
        await openPage(page, "/admin/content?tab=sentences&search=gimnasio+mayo");
        await page.getByText("Explication", { exact: true }).click();
        await page.getByRole("button", { name: "Corriger" }).first().click();
        await page.getByLabel("Remarque en français").fill("Depuis mai.");
        await page.getByRole("button", { name: "Enregistrer" }).click();
        await expect(page.getByText(/^Une remarque est dans les quatre langues/)).toHaveCount(3);
      },
      "log of administration": async (page) => {
        await page.request.get("/api/admin/users.csv");
        await openPage(page, "/admin/actions");
        await expect(page.getByText("Liste des utilisateurs exportée").last()).toBeVisible();
      },
      "log of administration, nothing found": async (page) => {
        await openWithoutReload(page, "/admin/actions?kind=role-revoked");
        await expect(page.getByText("Aucune action de ce genre")).toBeVisible();
      },
      "log of administration, what teachers did": async (page) => {
        const action = { kind: "accounts-made", at: "2026-03-10T12:00:00.000Z", pupilCount: 24 };
        const teacher = { id: randomUUID(), username: "Persona 2" };
        const ids = { id: randomUUID(), classId: randomUUID() };
        const json = { actions: [{ ...action, ...ids, teacher, count: 24 }], next: null };
        await page.route(/\/api\/admin\/class-actions/, (route) => route.fulfill({ json }));
        await openWithoutReload(page, "/admin/actions?tab=teachers");
        await expect(page.getByText("Comptes créés (24)")).toBeVisible();
      },
      "dashboard, a report was answered": async (page) => {
        await openPage(page, "/app");
        await expect(page.getByRole("link", { name: "Lire la réponse" })).toBeVisible();
      },
    },
  ],
};

const classReport: ClassReport = {
  id: randomUUID(),
  kind: "note",
  text: "Au travail, les champions du passé simple !",
  className: "3e B – espagnol LV2",
  teachers: ["mme.roy@college.example"],
  createdAt: "2026-11-02T09:00:00.000Z",
};

/**
 * The index of the first user's checkbox. The checkboxes before it filter administrators and select all shown users.
 */
const FIRST_USER = 2;

/** Only five rows: with fifty, axe would need six times as long. */
const users = [1, 2, 3, 4, 5].map(fakeUser);

async function openUsers(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/users\?/, (route) =>
    route.fulfill({ json: { users, total: users.length, next: null } }),
  );
  await openPage(page, "/admin");
  await expect(page.getByRole("checkbox").nth(FIRST_USER)).toBeVisible();
}

/** The page of a teacher, who is also a pupil. */
async function openUser(page: Page): Promise<void> {
  const [lenz, roy] = [2, 4].map(fakeUser).map(({ id, username }) => ({ id, username }));
  const ofClass = { pupilCount: 24, isArchived: false };
  const json = {
    user: { ...fakeUser(2), classRoles: ["teacher", "pupil"] },
    teacher: { classesMax: 20, pupilsMax: 800, isPending: false },
    classesFor: "invited",
    classes: [
      { ...ofClass, id: randomUUID(), role: "teacher", isArchived: true, teachers: [lenz, roy] },
      { ...ofClass, id: randomUUID(), role: "pupil", teachers: [roy] },
    ],
  };
  await page.route(`**/api/admin/users/${lenz?.id}`, (route) => route.fulfill({ json }));
  await openPage(page, `/admin/users/${lenz?.id}`);
}

/** The item of the sentence that this administrator reported, in the list of open reports. */
async function ownReportItem(page: Page): Promise<Locator> {
  const { user } = await (await page.request.get("/api/auth/get-session")).json();
  return listItemWith(page, "Signalements", user.name);
}

async function answerOwnReport(page: Page): Promise<void> {
  const { user } = await (await page.request.get("/api/auth/get-session")).json();
  const { reports } = await (await page.request.get("/api/reports")).json();
  const answered = [{ userId: user.id, id: reports[0].id }];
  const data = { reports: answered, answer: "C’est corrigé, merci." };
  expect((await page.request.post("/api/admin/reports/answer", { data })).status()).toBe(200);
}

/** Replaces the English translation of a sentence. */
async function correctSentence(request: APIRequestContext, id: string): Promise<void> {
  const found = await request.get(`/api/admin/exercises?${new URLSearchParams({ search: id })}`);
  const { exercises }: { exercises: { id: string; texts: object }[] } = await found.json();
  const seen = exercises.find((exercise) => exercise.id === id)?.texts;
  const data = { ...seen, en: "We closed it, corrected.", id, seen };
  expect((await request.post("/api/admin/exercises/correct", { data })).status()).toBe(200);
}
