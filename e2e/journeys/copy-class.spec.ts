import { newLearner, signUpByApi } from "../support/accounts.ts";
import { giveAssignmentByApi, openClassByApi } from "../support/classes.ts";
import { openPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a teacher copies an archived class, and gives one of its assignments", async ({ page }) => {
  await signUpByApi(page.request, newLearner());
  const classId = await openClassByApi(page.request);
  await giveAssignmentByApi(page.request, classId);

  await test.step("the only class opens at once, and the list is one step away", async () => {
    await openPage(page, "/app/classes");
    await expect(page).toHaveURL(new RegExp(`/app/classes/${classId}$`));
    await page.getByRole("main").getByRole("link", { name: "Mes classes" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mes classes");
    await expect(
      page.getByRole("main").getByRole("link", { name: "3e B", exact: true }),
    ).toBeVisible();
  });

  await page.request.post(`/api/classes/${classId}/archive`);

  await test.step("what was given in the archived class can be printed, and not changed", async () => {
    await openPage(page, `/app/classes/${classId}/assignments`);
    await page.getByRole("link", { name: "tener · Pretérito indefinido" }).click();
    await expect(page.getByText("Terminé le")).toBeVisible();
    await page.getByRole("button", { name: "Autres actions" }).click();
    await expect(page.getByRole("menuitem", { name: "Imprimer les résultats" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Modifier" })).toHaveCount(0);
    await expect(page.getByRole("menuitem", { name: "Supprimer" })).toHaveCount(0);
  });

  await test.step("it can be copied, but this teacher has no other class", async () => {
    await page.getByRole("menuitem", { name: "Copier" }).click();
    const dialog = page.getByRole("dialog", { name: "Copier dans une autre classe" });
    await expect(dialog).toContainText("Vous n’avez pas d’autre classe en cours");
  });

  await test.step("the copy opens with its own code", async () => {
    await openPage(page, `/app/classes/${classId}/settings`);
    await page.getByRole("button", { name: "Copier la classe" }).click();
    const dialog = page.getByRole("dialog", { name: "Copier la classe" });
    await dialog.getByLabel("Nom de la classe").fill("3e C");
    await dialog.getByRole("button", { name: "Copier", exact: true }).click();
    await expect(page.getByText("Classe copiée")).toBeVisible();
    await expect(page).toHaveURL(/\/members$/);
  });

  await test.step("the only class that is not archived opens at once", async () => {
    const copyId = page.url().split("/").at(-2);
    await openPage(page, "/app/classes");
    await expect(page).toHaveURL(new RegExp(`/app/classes/${copyId}$`));
    expect(copyId).not.toBe(classId);
  });

  await test.step("without pupils, the teacher can look at the assignment as a pupil", async () => {
    const copy = page.url();
    await page.getByRole("link", { name: "Voir le devoir comme un élève" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comme un élève");
    await openPage(page, copy);
  });

  await test.step("its assignment has no dates until the teacher gives it", async () => {
    await openPage(page, `${page.url()}/assignments`);
    await expect(page.getByRole("heading", { name: "Sans dates" })).toBeVisible();
    await page.getByRole("link", { name: "tener · Pretérito indefinido" }).click();
    await expect(page.getByRole("link", { name: "Donner" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Élèves" })).toHaveCount(0);
    await page.getByRole("link", { name: "Donner" }).click();
    await page.getByRole("button", { name: "Donner" }).click();
    await expect(page.getByText("Sans dates")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Élèves" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Modifier" })).toBeVisible();
  });
});
