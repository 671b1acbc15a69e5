import type { BrowserContext, Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { newLearner, signUpOnScreen } from "../support/accounts.ts";
import { neverWelcomed } from "../support/browser.ts";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const YEAR_SECONDS = 365 * 86_400;
const HOUR_SECONDS = 3_600;

test.use({ storageState: neverWelcomed });

const welcome = (page: Page) => page.getByRole("dialog", { name: "¡Bienvenido!" });

/** Expects that the welcome is not shown again for a year. */
async function expectDismissed(page: Page, context: BrowserContext): Promise<void> {
  await expect(welcome(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === "verbena_welcome_shown");
  expect(cookie?.value).toBe("true");
  const year = Date.now() / 1000 + YEAR_SECONDS;
  expect(Math.abs((cookie?.expires ?? 0) - year)).toBeLessThan(HOUR_SECONDS);
}

test("on a phone, the welcome is shown until it leads a new learner to a first sentence", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpOnScreen(page, newLearner());
  const toast = page.getByText("Compte créé avec succès !");
  await expect(toast).toBeVisible();
  await expect(welcome(page)).toBeVisible();
  await test.step("the toast of the sign-up covers neither the welcome nor the sentence", async () => {
    await expect
      .poll(async () => {
        const [shown, dialog] = [await toast.boundingBox(), await welcome(page).boundingBox()];
        return shown !== null && dialog !== null && shown.y + shown.height <= dialog.y;
      })
      .toBe(true);
    await page.getByRole("button", { name: "C'est parti !" }).click();
    const screen = await exerciseScreen(page, "review");
    await expect(toast).toBeHidden();
    await expect(screen.positionText(1, 10)).toBeAttached();
    await expect(screen.field).toBeFocused();
  });

  await expectDismissed(page, context);
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
});

test("the welcome asks what the learner knows and offers sounds, and the choices are kept", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  const main = page.getByRole("main");
  const rows = main.getByRole("list", { name: "Familles d’exercices" }).getByRole("link");
  await page.goto("/app");
  await expect(welcome(page)).toBeVisible();
  await page.reload();
  const levels = page.getByRole("group", { name: "Que savez-vous déjà ?" });
  await expect(levels.getByRole("radio", { name: /^A1/ })).toBeChecked();
  await expect(levels.getByRole("radio")).toHaveCount(4);
  await levels.getByText("B2", { exact: true }).click();
  const sounds = page.getByRole("checkbox", { name: "Un son doux après chaque réponse" });
  await expect(sounds).not.toBeChecked();
  await sounds.check();
  await page.keyboard.press("Escape");
  await expectDismissed(page, context);
  await expect(rows).toHaveCount(allFamilies.length);
  await rows.filter({ hasText: "Por, para" }).click();
  await main.getByRole("link", { name: "S’entraîner" }).click();
  await expect(page).toHaveURL("/app/exercise/por-para");
  await openWithoutReload(page, "/app/profile");
  await expect(page.getByRole("radio", { name: /^B2/ })).toBeChecked();
  await page.getByText("A2", { exact: true }).first().click();
  await expect(page.getByRole("checkbox", { name: "Pretérito imperfecto" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Por, para" })).not.toBeChecked();
  await expect(sounds).toBeChecked();

  await test.step("Enter keeps the page that was asked for", async () => {
    await context.clearCookies({ name: "verbena_welcome_shown" });
    await page.goto("/app/theory/desde-hace");
    await expect(page.getByRole("button", { name: "C'est parti !" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectDismissed(page, context);
    await expect(page).toHaveURL("/app/theory/desde-hace");
  });

  await test.step("a press beside it also closes it for good", async () => {
    await context.clearCookies({ name: "verbena_welcome_shown" });
    await page.reload();
    await expect(welcome(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
    await page.mouse.click(5, 5);
    await expectDismissed(page, context);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(welcome(page)).toHaveCount(0);
  });
});
