import { newLearner, signUpByApi } from "../support/accounts.ts";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { createPackage } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const notFound = /404.*\/shared-selections\//;

test("a selection is shared by a link, practised by a visitor, copied by a learner, and ended by its owner", async ({
  page,
  learner: owner,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(notFound);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await createPackage(page.request, ["tener", "ser"], "Pour Léa");
  const dialog = page.getByRole("dialog", { name: /^Partager .*Pour Léa/ });
  const share = async () => {
    await page.goto("/app/packages/preterito-indefinido");
    await page.getByRole("button", { name: "Partager Pour Léa" }).click();
    await expect(dialog.getByLabel("Lien", { exact: true })).toHaveValue(/\/s\/[\w-]{22}$/);
    return dialog.getByLabel("Lien", { exact: true }).inputValue();
  };

  const link = await share();
  await test.step("the link can be copied, and stays the same", async () => {
    await expect(dialog.getByRole("img", { name: "Code QR du lien" })).toBeVisible();
    await dialog.getByRole("button", { name: "Copier le lien" }).click();
    await expect(page.getByText("Lien copié")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(await share()).toBe(link);
  });

  const visitor = await (await openBrowser({ locale: "fr-FR" })).newPage();
  await test.step("a visitor sees the verbs and no name, and practises them at once", async () => {
    await visitor.goto(link);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Une sélection de verbes");
    await expect(visitor.getByRole("main").getByRole("listitem")).toHaveText(["tener", "ser"]);
    await expect(visitor.getByText("Pretérito indefinido")).toBeVisible();
    const text = await visitor.locator("body").textContent();
    expect(text).not.toContain("Léa");
    expect(text).not.toContain(owner.username);
    await visitor.getByRole("link", { name: "S’entraîner" }).click();
    const screen = await exerciseScreen(visitor, "preterito-indefinido");
    const { item } = await screen.answerRight();
    expect(["tener", "ser"]).toContain(item);
  });

  await test.step("after a sign-up, the copy is kept", async () => {
    await visitor.goto(link);
    await visitor.getByRole("link", { name: "Créer un compte et garder une copie" }).click();
    const { username, email, password } = newLearner();
    await visitor.getByLabel("Nom d’utilisateur").fill(username);
    await visitor.getByLabel("Adresse e-mail").fill(email);
    await visitor.getByLabel("Mot de passe", { exact: true }).fill(password);
    await visitor.getByRole("button", { name: "Créer mon compte" }).click();
    await visitor.getByRole("button", { name: "Oui, les garder" }).click();
    await expect(visitor.getByText("Copie gardée parmi vos sélections")).toBeVisible();
    await visitor.getByRole("main").getByRole("link", { name: "Mes sélections" }).click();
    await expect(visitor.getByRole("heading", { name: /^Copie.: tener, ser$/ })).toBeVisible();
  });

  await test.step("another learner keeps a copy of what the owner has changed", async () => {
    await page.getByRole("button", { name: "Fermer" }).click();
    await page.getByRole("link", { name: "Modifier Pour Léa" }).click();
    await page.getByRole("checkbox", { name: /^hablar/ }).check();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Sélection enregistrée")).toBeVisible();
    const other = await openBrowser({ locale: "fr-FR" });
    await signUpByApi(other.request, newLearner());
    const learner = await other.newPage();
    await learner.goto(link);
    await learner.getByRole("button", { name: "Garder une copie" }).click();
    await learner.getByRole("main").getByRole("link", { name: "Mes sélections" }).click();
    await expect(learner.getByText("3 verbes")).toBeVisible();
    await learner.goto(link);
    await learner.getByRole("main").getByRole("link", { name: "Imprimer…" }).click();
    await learner.getByText("Tableaux à remplir").click();
    await expect(learner.getByRole("region", { name: "Fiche A" }).getByRole("table")).toHaveCount(
      3,
    );
  });

  await test.step("the owner ends the link", async () => {
    await share();
    await dialog.getByRole("button", { name: "Arrêter le partage" }).click();
    await expect(page.getByText("Le lien ne mène plus à la sélection")).toBeVisible();
    await visitor.goto(link);
    await expect(
      visitor.getByRole("heading", { name: "Ce lien ne mène à aucune sélection" }),
    ).toBeVisible();
    expect(await share()).not.toBe(link);
  });
});
