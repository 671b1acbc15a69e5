import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { createKeyboard } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

/** Counts a learner's records in the browser's databases. */
function countRecordsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let kept = 0;
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept += await done(database.transaction(store).objectStore(store).count());
      }
      database.close();
    }
    return kept;
  });
}

test("a learner changes their address and deletes their account by keyboard alone, and the device keeps nothing of it", async ({
  learner,
  page,
  browserErrors,
}) => {
  // Data that is prefetched for offline use may arrive after the deletion.
  browserErrors.allow(/400.*delete-account|401|ERR_CONNECTION_RESET/);
  const keys = await createKeyboard(page);
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel("Mot de passe actuel", { exact: true });
  const tabToPassword = () =>
    keys.tabTo("textbox", "Mot de passe actuel", { within: page.getByRole("dialog") });
  await page.route("**/api/progress/events", (route) => route.abort("connectionreset"));
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await keys.activate("button", /^Mon compte/, { backwards: true });
  await keys.arrowTo("menuitem", "Profil et réglages", "ArrowDown");
  await page.keyboard.press("Enter");

  await test.step("the address changes", async () => {
    const change = await keys.tabTo("button", "Changer d’adresse");
    await page.keyboard.press("Enter");
    // Until then, Tab moves the focus behind it.
    await expect(dialog).toBeVisible();
    await keys.tabTo("textbox", "Nouvelle adresse");
    await keys.replaceText(`otra-${learner.email}`);
    await tabToPassword();
    await keys.replaceText(learner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Un e-mail est parti à/)).toBeVisible();
    await expect(change).toBeFocused();
  });

  await test.step("Escape keeps the account, and a download is offered before the deletion", async () => {
    const remove = await keys.tabTo("button", "Supprimer mon compte");
    // A toast is a dialog too.
    const deletion = page.getByRole("dialog", { name: "Supprimer le compte" });
    await page.keyboard.press("Enter");
    await expect(deletion).toBeVisible();
    await tabToPassword();
    await page.keyboard.press("Escape");
    await expect(deletion).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press("Enter");
    // The dialog moves the focus when it opens, also after a Tab that came before.
    await expect(deletion.getByRole("link", { name: /^Télécharger d’abord/ })).toBeFocused();
    const download = page.waitForEvent("download");
    await keys.activate("link", /^Télécharger d’abord mes données/);
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
  });

  await test.step("a wrong password deletes nothing", async () => {
    await tabToPassword();
    await keys.replaceText("pas-le-bon");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel");
    await expect(password).toBeFocused();
  });

  await test.step("a deletion whose response was lost is reported as done on retry", async () => {
    await page.route(
      "**/api/auth/delete-account",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await keys.replaceText(learner.password);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText(/Le serveur ne répond pas/);
    await expect(password).toHaveValue(learner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Votre compte et toutes ses données/)).toBeVisible();
    await expect(page).toHaveURL("/#account-deleted");
    expect(await countRecordsOnDevice(page)).toBe(0);
    expect(keys.pointerEvents()).toEqual([]);
  });

  await test.step("the account no longer signs in", async () => {
    await page.getByRole("link", { name: "Commencer", exact: true }).click();
    await page.getByRole("tab", { name: "Connexion" }).click();
    await signIn(page, learner);
    await expect(page.getByRole("main")).toContainText("Adresse e-mail ou mot de passe incorrect");
  });
});
