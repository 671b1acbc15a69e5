import type { BrowserContext, Page } from "@playwright/test";
import { type Learner, signIn } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { expect, test } from "../support/test.ts";

test.use({
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
});

// A browser may send a request just after another one has ended its session.
test.beforeEach(({ browserErrors }) => browserErrors.allow(/401|400.*sessions\/end/));

/** Signs in in another browser and waits for the dashboard. */
async function signInElsewhere(browser: BrowserContext, learner: Learner): Promise<Page> {
  const elsewhere = await browser.newPage();
  await elsewhere.goto("/auth?tab=login");
  await signIn(elsewhere, learner);
  await expect(elsewhere).toHaveURL("/app");
  return elsewhere;
}

const devices = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: / sur (Android|Linux)/ });

test("a learner sees their sessions, signs one out by keyboard, then all others", async ({
  learner,
  page,
  openBrowser,
}) => {
  await page.goto("/app/profile");
  await expect(devices(page)).toHaveText([
    /^Chrome sur AndroidCet appareilConnexion\s: aujourd’hui à \d\d:\d\d$/,
  ]);
  await expect(page.getByRole("button", { name: "Déconnecter les autres" })).toHaveCount(0);

  const lost = await signInElsewhere(await openBrowser(), learner);
  const kept = await signInElsewhere(await openBrowser(), learner);
  await page.reload();
  await expect(devices(page)).toHaveCount(3);
  await expect(page.getByText("Dernière utilisation : aujourd’hui")).toHaveCount(2);
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel("Mot de passe actuel", { exact: true });
  const list = page.getByRole("list", { name: "Vos appareils" });

  await test.step("one device", async () => {
    const { sessions } = await (await lost.request.get("/api/auth/sessions")).json();
    const mine = sessions.findIndex(({ isThis }: { isThis: boolean }) => isThis);
    await devices(page)
      .nth(mine)
      .getByRole("button", { name: /^Déconnecter / })
      .press("Enter");
    await password.fill(learner.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/ est déconnecté$/)).toBeVisible();
    await expect(devices(page)).toHaveCount(2);
    await expect(list).toBeFocused();
    await lost.reload();
    await expect(lost).toHaveURL(/\/auth/);
    await kept.reload();
    await expect(kept).toHaveURL("/app");
  });

  await test.step("all others", async () => {
    await page.getByRole("button", { name: "Déconnecter les autres" }).click();
    await password.fill("pas-le-bon");
    await dialog.getByRole("button", { name: "Déconnecter" }).click();
    await expect(password).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel");
    await password.fill(learner.password);
    await dialog.getByRole("button", { name: "Déconnecter" }).click();
    await expect(page.getByText("Vos autres appareils sont déconnectés")).toBeVisible();
    await expect(devices(page)).toHaveCount(1);
    await expect(list).toBeFocused();
    await kept.reload();
    await expect(kept).toHaveURL(/\/auth/);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Profil" })).toBeVisible();
  });
});

test("signing out everywhere signs out this browser too, and asks first while answers wait", async ({
  learner,
  page,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/api\/progress\/events/);
  const elsewhere = await signInElsewhere(await openBrowser(), learner);
  await page.route("**/api/progress/events", (route) => route.abort("connectionreset"));
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await page.getByRole("link", { name: "Profil" }).click();
  await page.getByRole("button", { name: "Se déconnecter partout" }).click();
  const dialog = page.getByRole("dialog", { name: "Se déconnecter partout" });
  await dialog.getByLabel("Mot de passe actuel", { exact: true }).fill(learner.password);
  await dialog.getByRole("button", { name: "Se déconnecter" }).click();
  const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
  await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
  await expect(page.getByText("Déconnexion réussie")).toBeVisible();
  await expect(page).toHaveURL("/auth");
  await page.goto("/app");
  await expect(page).toHaveURL(/\/auth/);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth/);
});
