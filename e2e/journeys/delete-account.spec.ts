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

async function openDialog(page: Page) {
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer le compte" });
  return {
    dialog,
    password: dialog.getByLabel("Mot de passe actuel", { exact: true }),
    confirm: dialog.getByRole("button", { name: "Supprimer définitivement" }),
  };
}

test("a learner deletes their account with the password, and the device keeps nothing of it", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/400.*delete-account|401.*sign-in|api\/progress\/events/);
  await page.route("**/api/progress/events", (route) => route.abort("connectionreset"));
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await expect(page.getByText("1 réponse en attente")).toBeVisible();
  await page.getByRole("link", { name: "Profil" }).click();
  const { dialog, password, confirm } = await openDialog(page);

  await test.step("the dialog offers a download first", async () => {
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: /^Télécharger d’abord mes données/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
  });

  await test.step("a wrong password deletes nothing", async () => {
    await password.fill("pas-le-bon");
    await confirm.click();
    await expect(password).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel");
    await expect(password).toBeFocused();
  });

  await test.step("the right password deletes the account", async () => {
    await password.fill(learner.password);
    await confirm.dblclick();
    await expect(page.getByText(/^Votre compte et toutes ses données/)).toBeVisible();
    await expect(page).toHaveURL("/#account-deleted");
    expect(await countRecordsOnDevice(page)).toBe(0);
    await page.getByRole("link", { name: "Commencer", exact: true }).click();
    await page.getByRole("tab", { name: "Connexion" }).click();
    await signIn(page, learner);
    await expect(page.getByRole("main")).toContainText("Adresse e-mail ou mot de passe incorrect");
  });
});

test("a deletion whose response was lost is reported as done on retry", async ({
  learner,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET|401/);
  await page.route(
    "**/api/auth/delete-account",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.goto("/app/profile");
  const { dialog, password, confirm } = await openDialog(page);
  await password.fill(learner.password);
  await confirm.click();
  await expect(dialog.getByRole("alert")).toHaveText(/Le serveur ne répond pas/);
  await expect(password).toHaveValue(learner.password);
  await confirm.click();
  await expect(page.getByText(/^Votre compte et toutes ses données/)).toBeVisible();
});

test("a learner changes their address and deletes their account by keyboard alone", async ({
  learner,
  browserErrors,
  page,
}) => {
  // Data that is prefetched for offline use may arrive after the deletion.
  browserErrors.allow(/401/);
  const keys = await createKeyboard(page);
  await page.goto("/app/profile");
  const change = await keys.tabTo("button", "Changer d’adresse");
  await page.keyboard.press("Enter");
  // Until then, Tab moves the focus behind it.
  await expect(page.getByRole("dialog")).toBeVisible();
  await keys.tabTo("textbox", "Nouvelle adresse");
  await keys.replaceText(`otra-${learner.email}`);
  await keys.tabTo("textbox", "Mot de passe actuel", { within: page.getByRole("dialog") });
  await keys.replaceText(learner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Un e-mail est parti à/)).toBeVisible();
  await expect(change).toBeFocused();

  const remove = await keys.tabTo("button", "Supprimer mon compte");
  await page.keyboard.press("Enter");
  await keys.tabTo("textbox", "Mot de passe actuel", { within: page.getByRole("dialog") });
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await keys.tabTo("textbox", "Mot de passe actuel", { within: page.getByRole("dialog") });
  await keys.replaceText(learner.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#account-deleted");
  expect(keys.pointerEvents()).toEqual([]);
});
