import { expect, type Page } from "@playwright/test";
import { makeAccountsByApi, openClassByApi } from "../support/classes.ts";
import { openPage, openWithoutReload } from "../support/pages.ts";
import { closeOverlay, type Visit } from "./screens.ts";

/** The list of a teacher's classes, the people of a class, and its settings. */
export const classManagementScreens: readonly Visit[] = [
  {
    "classes, none": (page) => openPage(page, "/app/classes"),
    "open a class": async (page) => {
      await openClassByApi(page.request);
      await openPage(page, "/app/classes/new");
    },
    "classes of a teacher": async (page) => {
      const classId = await openClassByApi(page.request);
      await makeAccountsByApi(page.request, classId, ["Zoé M", "Léo P"]);
      await openPage(page, "/app/classes?all=true");
    },
  },
  {
    "people of a class": async (page) => {
      const classId = await openClassByApi(page.request);
      const names = ["Zoé M", "Léo P", "Christophe-Alexandre de la V"];
      await makeAccountsByApi(page.request, classId, names);
      await openPage(page, `/app/classes/${classId}/members`);
      await expect(page.getByRole("heading", { name: "3 élèves", level: 2 })).toBeVisible();
    },
    "people of a class, another name": async (page) => {
      await page.getByRole("button", { name: "Modifier le nom de Zoé M" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "people of a class, removing": async (page) => {
      await closeOverlay(page);
      await page.getByRole("button", { name: "Retirer Zoé M" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "settings of a class": async (page) => {
      await closeOverlay(page);
      await openWithoutReload(page, page.url().replace(/.*(\/app.*)\/members/, "$1/settings"));
      await expect(page.getByRole("heading", { name: "Réglages", level: 1 })).toBeVisible();
    },
    "settings of a class, copying": (page) => openDialog(page, "Copier la classe"),
    "settings of a class, deleting": async (page) => {
      await closeOverlay(page);
      await openDialog(page, "Supprimer la classe");
    },
  },
];

async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}
