import { newLearner, signUpByApi } from "../support/accounts.ts";
import { openPage } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { confirmAddress } from "../support/two-factor.ts";

test("a teacher opens a class, a pupil joins it by its code, and the teacher ends it", async ({
  learner: { password },
  page,
  openBrowser,
  browserErrors,
}) => {
  await confirmAddress(page.request);
  await openPage(page, "/app");
  await page.getByRole("link", { name: "Mes classes" }).first().click();

  await test.step("the help says where to click", async () => {
    await page.getByRole("link", { name: /^Aide/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Une classe en dix étapes");
    await expect(page.getByRole("img")).toHaveCount(10);
    await expect(page.getByText(/choisissez «\sOuvrir une classe\s»/)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Mes classes" }).click();
  });

  await page.getByRole("link", { name: "Ouvrir une classe" }).click();
  let code = "";

  await test.step("a form asks for two names, and shows the code", async () => {
    await page.getByRole("button", { name: "Ouvrir une classe" }).click();
    await expect(page.getByLabel("Nom de la classe")).toBeFocused();
    await page.getByLabel("Nom de la classe").fill("3e B – www.exemple.fr");
    await page.getByLabel("Votre nom pour vos élèves").fill("Mme Roy");
    await page.getByRole("checkbox", { name: "Demander vosotros" }).uncheck();
    await page.getByRole("button", { name: "Ouvrir une classe" }).click();
    await expect(page.getByText("Sans lien ni adresse, s’il vous plaît")).toBeVisible();
    await page.getByLabel("Nom de la classe").fill("3e B");
    await page.getByRole("button", { name: "Ouvrir une classe" }).click();
    await expect(page.getByRole("heading", { name: "0 élève", exact: true })).toBeVisible();
    const address = await page.getByText(/\/join\/[0-9A-Z]{8}$/).textContent();
    code = address?.slice(-8) ?? "";
    await expect(page.getByRole("img", { name: /^Code QR/ })).toBeVisible();
  });

  const pupil = (await openBrowser()).request;
  await signUpByApi(pupil, newLearner());
  const joined = await pupil.post(`/api/join/${code.toLowerCase()}`, { data: { name: "Zoé" } });
  expect(joined.status()).toBe(200);

  await test.step("the pupil is in the list, and gets another name", async () => {
    await page.reload();
    const rename = page.getByRole("button", { name: "Modifier le nom de Zoé" });
    const name = page.getByLabel("Nom dans la classe");
    await rename.click();
    await name.fill("Léa");
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(name).toBeHidden();
    await rename.click();
    await expect(name).toHaveValue("Zoé");
    await name.fill("Zoé M.");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Zoé M.", { exact: true })).toBeVisible();
  });

  await test.step("the pupil is removed", async () => {
    await page.getByRole("button", { name: "Retirer Zoé M." }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
    await expect(page.getByRole("heading", { name: "0 élève", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByText(/Zoé M\.\S* n’est plus dans la classe/)).toBeVisible();
  });

  await test.step("the last teacher cannot leave", async () => {
    browserErrors.allow(/403/);
    await page.getByRole("button", { name: "Quitter la classe" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Quitter la classe" }).click();
    await expect(dialog.getByText(/^Une classe garde au moins un enseignant/)).toBeVisible();
    await dialog.getByRole("button", { name: "Annuler" }).click();
  });

  await test.step("the class is closed for new pupils", async () => {
    await page.getByRole("button", { name: "Fermer aux nouveaux élèves" }).click();
    await expect(
      page.getByRole("heading", { name: "La classe est fermée aux nouveaux élèves" }),
    ).toBeVisible();
    expect((await pupil.get(`/api/join/${code}`)).status()).toBe(404);
  });

  await test.step("settings are changed, and the class is archived and deleted", async () => {
    await page.getByRole("link", { name: "Réglages", exact: true }).click();
    await page.getByLabel("Nom de la classe").fill("4e A");
    await page.getByLabel("Fuseau horaire").selectOption("America/New York");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Réglages enregistrés")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Fuseau horaire")).toHaveValue("America/New_York");
    await page.getByRole("button", { name: "Archiver la classe" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Archiver" }).click();
    await expect(page.getByText(/^Cette classe est archivée/)).toBeVisible();
    await page.getByRole("button", { name: "Supprimer la classe" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Votre mot de passe").fill(password);
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Aucune classe pour l’instant")).toBeVisible();
  });

  await test.step("who deletes the account reads what happens to classes", async () => {
    await openPage(page, "/app/profile");
    await page.getByRole("button", { name: "Supprimer mon compte" }).click();
    const dialog = page.getByRole("dialog", { name: "Supprimer le compte" });
    await expect(dialog).toContainText("Une classe sans autre enseignant que vous est archivée");
  });
});
