import { newLearner } from "../support/accounts.ts";
import { neverWelcomed } from "../support/browser.ts";
import { exerciseScreen, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { createKeyboard } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test.use({ storageState: neverWelcomed, viewport: { width: 1280, height: 800 } });
test.setTimeout(300_000);

test("a learner does everything by keyboard alone, from sign-up to sign-out", async ({ page }) => {
  const keys = await createKeyboard(page);
  const { username, email, password } = newLearner();
  const heading = page.getByRole("heading", { level: 1 });
  const navigation = page.getByRole("navigation", { name: "Navigation principale" });
  const toFamily = {
    within: navigation.getByRole("list", { name: "Pretérito indefinido" }),
    backwards: true,
  };
  const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });

  await test.step("landing page, sign-up, welcome", async () => {
    await page.goto("/");
    await keys.activate("link", "Commencer");
    await expect(page).toHaveURL("/auth");
    await keys.tabTo("tab", "Inscription");
    await keys.tabTo("textbox", "Nom d’utilisateur");
    await keys.replaceText(username);
    await keys.tabTo("textbox", "Adresse e-mail");
    await keys.replaceText(email);
    await keys.tabTo("textbox", "Mot de passe");
    await keys.replaceText(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/app");
    await expect(dialog("¡Bienvenido!")).toBeVisible();
    await keys.activate("button", "C'est parti !");
    await expect(dialog("¡Bienvenido!")).toBeHidden();
    await expect(page).toHaveURL("/app/review");
    await page.goto("/app");
  });

  await test.step("an exercise, wrong and then right", async () => {
    await keys.activate("link", "S’entraîner", toFamily);
    const screen = await exerciseScreen(page, "preterito-indefinido");
    await keys.tabTo("textbox", "Votre réponse");
    await page.keyboard.type(WRONG_ANSWER);
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("Non. Ce n’est pas la forme attendue.", { exact: true }),
    ).toBeVisible();
    await screen.goToNext();
    const { answer } = await screen.currentExercise();
    await page.keyboard.insertText(answer);
    await page.keyboard.press("Enter");
    await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
  });

  await test.step("theory, and the table of a verb", async () => {
    await keys.activate("button", "Autres actions");
    await keys.arrowTo("menuitem", "Théorie", "ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/theory/);
    await expect(heading).toBeFocused();
    await keys.activate("link", "Tableaux de conjugaison", { backwards: true });
    await expect(heading).toBeFocused();
  });

  await test.step("a selection: create, change, delete", async () => {
    await keys.activate("link", "Mes sélections", toFamily);
    await keys.activate("link", "Créer ma première sélection");
    await keys.tabTo("textbox", "Nom de la sélection");
    await keys.replaceText("Ma liste");
    await keys.tabTo("checkbox", /^hablar/);
    await page.keyboard.press("Space");
    await keys.activate("button", "Enregistrer");
    await expect(page).toHaveURL(/packages.preterito-indefinido$/);
    await keys.activate("link", "Modifier Ma liste");
    await keys.tabTo("textbox", "Nom de la sélection");
    await keys.replaceText("Autre liste");
    await page.keyboard.press("Enter");
    await keys.activate("button", "Supprimer Autre liste");
    await expect(dialog(/^Supprimer/)).toBeVisible();
    await keys.activate("button", "Supprimer");
    await expect(page.getByText("Aucune sélection pour l’instant")).toBeVisible();
  });

  await test.step("the failed verb is removed from the list", async () => {
    await keys.activate("link", /^Verbes à revoir/, toFamily);
    await keys.tabTo("checkbox", /./);
    await page.keyboard.press("Space");
    await keys.activate("button", "Enregistrer et s’entraîner");
    // The heading takes the focus when the page is shown.
    await expect(page.getByRole("heading", { name: "Aucun verbe à revoir !" })).toBeFocused();
  });

  await test.step("the drawers at the bottom, and statistics, tab by tab", async () => {
    for (const [button, drawer] of [
      [/^Aujourd’hui/, "Aujourd’hui"],
      [/^Niveau/, "Progression du niveau"],
      [/^Total/, "Total"],
    ] as const) {
      await keys.activate("button", button);
      await expect(dialog(drawer)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog(drawer)).toBeHidden();
    }
    await page.keyboard.press("ControlOrMeta+b");
    await expect(dialog("Menu")).toBeVisible();
    await keys.activate("link", "Statistiques", { within: dialog("Menu") });
    await expect(heading).toHaveText("Statistiques");
    await keys.tabTo("tab", "Aujourd’hui");
    for (const name of ["Progrès", "Historique"]) {
      const tab = await keys.arrowTo("tab", name, "ArrowRight");
      await page.keyboard.press("Enter");
      await expect(tab).toHaveAttribute("aria-selected", "true");
    }
  });

  await test.step("profile: name, theme, language", async () => {
    await keys.activate("link", "Profil et réglages", { backwards: true });
    await keys.tabTo("textbox", "Nom d’utilisateur");
    await keys.replaceText(`${username} B`);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Profil mis à jour")).toBeVisible();
    await keys.tabTo("radio", /Comme l’appareil/, { backwards: true });
    await keys.arrowTo("radio", "Nuit", "ArrowRight");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await keys.tabTo("radio", "Français", { backwards: true });
    await page.keyboard.press("ArrowRight");
    await expect(heading).toHaveText("Profiel en instellingen");
    await page.keyboard.press("ArrowLeft");
    await expect(heading).toHaveText("Profil et réglages");
  });

  await test.step("useful links, then the list of shortcuts", async () => {
    await keys.activate("link", "Liens utiles", { backwards: true });
    await expect(heading).toHaveText("Liens utiles");
    await page.keyboard.press("?");
    await expect(dialog("Raccourcis clavier")).toBeVisible();
    await keys.tabTo("checkbox", "Autoriser les raccourcis d’une seule touche");
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(dialog("Raccourcis clavier")).toBeHidden();
    await page.keyboard.press("?");
    await expect(dialog("Raccourcis clavier")).toBeHidden();
  });

  await test.step("sign out by the account’s menu", async () => {
    await keys.activate("button", /^Mon compte/, { backwards: true });
    await keys.arrowTo("menuitem", "Déconnexion", "ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/auth");
  });

  expect(keys.pointerEvents()).toEqual([]);
});
