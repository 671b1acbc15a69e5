import { join } from "node:path";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { linkInMail } from "../support/mail.ts";
import { openPage } from "../support/pages.ts";
import { expect, testWithOwnServer as test } from "../support/test.ts";
import { confirmAddress } from "../support/two-factor.ts";

test.use({ variables: { CLASSES: "invited", OPERATOR: "school" } });

test("an administrator invites a teacher, who shares a class with a colleague until the colleague leaves", async ({
  administrator: _signedIn,
  page,
  openBrowser,
  dataDir,
}) => {
  const outbox = join(dataDir, "outbox");
  const [teacher, colleague] = [newLearner(), newLearner()];
  const [ofTeacher, ofColleague] = [await openBrowser(), await openBrowser()];
  const [teachersPage, colleaguesPage] = [await ofTeacher.newPage(), await ofColleague.newPage()];

  await test.step("the administrator invites the address by mail", async () => {
    await openPage(page, "/admin");
    await page.getByRole("button", { name: "Inviter un enseignant" }).click();
    const dialog = page.getByRole("dialog", { name: "Inviter un enseignant" });
    await dialog.getByLabel("E-mail").fill(teacher.email);
    await dialog.getByRole("button", { name: "Inviter", exact: true }).click();
    await expect(page.getByText(/^Invitation envoyée.*dès que son adresse/)).toBeVisible();
  });

  await test.step("the mail leads the teacher to the classes, and the confirmed address opens one", async () => {
    await signUpByApi(ofTeacher.request, teacher);
    await openPage(teachersPage, await linkInMail(teacher.email, "/app/classes", outbox));
    await expect(teachersPage.getByText(/^Confirmez d’abord votre adresse/)).toBeVisible();
    await confirmAddress(ofTeacher.request, outbox);
    await teachersPage.reload();
    await teachersPage.getByRole("link", { name: "Ouvrir une classe" }).click();
    await teachersPage.getByLabel("Nom de la classe").fill("3e B");
    await teachersPage.getByLabel("Votre nom pour vos élèves").fill("Mme Roy");
    await teachersPage.getByRole("button", { name: "Ouvrir une classe" }).click();
    await expect(teachersPage.getByRole("heading", { name: "1 enseignant" })).toBeVisible();
  });

  await test.step("the teacher invites a colleague by mail", async () => {
    await teachersPage.getByLabel("Inviter un autre enseignant").fill(colleague.email);
    await teachersPage.getByRole("button", { name: "Envoyer l’invitation" }).click();
    await expect(teachersPage.getByText(`${colleague.email} (en attente)`)).toBeVisible();
  });

  await test.step("the colleague follows the link, signs up, and accepts", async () => {
    await openPage(
      colleaguesPage,
      await linkInMail(colleague.email, "/auth/class-invitation", outbox),
    );
    await expect(colleaguesPage.getByText(/enseigner.*«\s3e B\s», avec Mme Roy\.$/)).toBeVisible();
    await colleaguesPage.getByRole("link", { name: "Créer un compte" }).click();
    await colleaguesPage.getByLabel("Nom d’utilisateur").fill(colleague.username);
    await colleaguesPage.getByLabel("Adresse e-mail").fill(colleague.email);
    await colleaguesPage.getByLabel("Mot de passe", { exact: true }).fill(colleague.password);
    await colleaguesPage.getByRole("button", { name: "Créer mon compte" }).click();
    await colleaguesPage.getByLabel("Votre nom pour vos élèves").fill("M. Diaz");
    await colleaguesPage.getByRole("button", { name: "Accepter l’invitation" }).click();
    await expect(colleaguesPage.getByRole("heading", { level: 1 })).toHaveText("3e B");
  });

  await test.step("both teach the class", async () => {
    await teachersPage.reload();
    await expect(teachersPage.getByRole("heading", { name: "2 enseignants" })).toBeVisible();
    await expect(teachersPage.getByText("M. Diaz", { exact: true })).toBeVisible();
    await expect(teachersPage.getByText("(en attente)")).toHaveCount(0);
  });

  await test.step("the colleague leaves, and has no class and no right to open one", async () => {
    const pages = colleaguesPage.getByRole("navigation", { name: "Pages de la classe" });
    await pages.getByRole("link", { name: "Mes classes" }).click();
    await colleaguesPage.getByRole("link", { name: "3e B", exact: true }).click();
    await pages.getByRole("link", { name: "Élèves et enseignants" }).click();
    await expect(colleaguesPage.getByText("M. Diaz (vous)")).toBeVisible();
    await colleaguesPage.getByRole("button", { name: "Quitter la classe" }).click();
    const dialog = colleaguesPage.getByRole("dialog", { name: /^Quitter.*3e B/ });
    await dialog.getByRole("button", { name: "Quitter la classe" }).click();
    await expect(colleaguesPage.getByText("Aucune classe pour l’instant")).toBeVisible();
    await confirmAddress(ofColleague.request, outbox);
    await colleaguesPage.reload();
    await expect(colleaguesPage.getByText(/^Seules les personnes invitées/)).toBeVisible();
    await teachersPage.reload();
    await expect(teachersPage.getByRole("heading", { name: "1 enseignant" })).toBeVisible();
    await expect(teachersPage.getByText("M. Diaz", { exact: true })).toHaveCount(0);
  });
});
