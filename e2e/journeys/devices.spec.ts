import type { APIRequestContext, Page } from "@playwright/test";
import type { Learner } from "../support/accounts.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
});

const devices = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: / sur (Android|Linux)/ });

test("a learner signs out one device by keyboard, then all others, then all", async ({
  learner,
  page,
  openBrowser,
  browserErrors,
}) => {
  // A browser may send a request just after its session has ended.
  browserErrors.allow(/401|400.*sessions\/end|api\/progress\/events/);
  const signInElsewhere = async () => signInByApi((await openBrowser()).request, learner);
  const [lost, kept] = [await signInElsewhere(), await signInElsewhere()];
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel("Mot de passe actuel", { exact: true });
  const list = page.getByRole("list", { name: "Vos appareils" });

  await test.step("the profile lists the devices", async () => {
    await page.route("**/api/progress/events", (route) => route.abort("connectionreset"));
    const screen = await openExercise(page, "preterito-indefinido");
    await screen.answerRight();
    await openWithoutReload(page, "/app/profile");
    await expect(devices(page)).toHaveCount(3);
    await expect(devices(page).filter({ hasText: "Cet appareil" })).toHaveText(
      /^Chrome sur AndroidCet appareilConnexion\s: aujourd’hui à \d\d:\d\d$/,
    );
    await expect(page.getByText("Dernière utilisation : aujourd’hui")).toHaveCount(2);
  });

  await test.step("one device", async () => {
    const { sessions } = await (await lost.get("/api/auth/sessions")).json();
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
    expect(await isSignedIn(lost)).toBe(false);
    expect(await isSignedIn(kept)).toBe(true);
  });

  const others = page.getByRole("button", { name: "Déconnecter les autres" });
  await test.step("all others", async () => {
    await others.click();
    await password.fill("pas-le-bon");
    await dialog.getByRole("button", { name: "Déconnecter" }).click();
    await expect(password).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel");
    await password.fill(learner.password);
    await dialog.getByRole("button", { name: "Déconnecter" }).click();
    await expect(page.getByText("Vos autres appareils sont déconnectés")).toBeVisible();
    await expect(devices(page)).toHaveCount(1);
    await expect(others).toHaveCount(0);
    await expect(list).toBeFocused();
    expect(await isSignedIn(kept)).toBe(false);
    expect(await isSignedIn(page.request)).toBe(true);
  });

  await test.step("also this browser, after a question because an answer waits", async () => {
    const elsewhere = await signInElsewhere();
    await page.reload();
    await page.getByRole("button", { name: "Se déconnecter partout" }).click();
    await password.fill(learner.password);
    await dialog.getByRole("button", { name: "Se déconnecter" }).click();
    const question = page.getByRole("dialog", { name: "Tout n’est pas encore envoyé" });
    await question.getByRole("button", { name: "Se déconnecter quand même" }).click();
    await expect(page.getByText("Déconnexion réussie")).toBeVisible();
    await expect(page).toHaveURL("/auth");
    expect(await isSignedIn(elsewhere)).toBe(false);
    await page.goto("/app");
    await expect(page).toHaveURL(/\/auth/);
  });
});

async function signInByApi(
  request: APIRequestContext,
  { email, password }: Learner,
): Promise<APIRequestContext> {
  const response = await request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(response.status()).toBe(200);
  return request;
}

const isSignedIn = async (request: APIRequestContext): Promise<boolean> =>
  (await request.get("/api/profile")).status() === 200;
