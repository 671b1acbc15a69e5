import type { Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { newLearner, signUpOnScreen } from "../support/accounts.ts";
import { neverWelcomed } from "../support/browser.ts";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { expect, test } from "../support/test.ts";

const YEAR_SECONDS = 365 * 86_400;
const HOUR_SECONDS = 3_600;

test.use({ storageState: neverWelcomed });
test.beforeEach(({ learner: _signedIn }) => {});

const welcome = (page: Page) => page.getByRole("dialog", { name: "¡Bienvenido!" });

async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("the welcome keeps the page that was asked for", async ({ page }) => {
  await page.goto("/app/theory/desde-hace");
  await page.getByRole("button", { name: "C'est parti !" }).click();
  await expect(welcome(page)).toBeHidden();
  await expect(page).toHaveURL("/app/theory/desde-hace");
});

test("on a phone, the toast of the sign-up covers neither the welcome nor the first sentence", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpOnScreen(page, newLearner());
  const toast = page.getByText("Compte créé avec succès !");
  await expect(toast).toBeVisible();
  await expect(welcome(page)).toBeVisible();
  await expect
    .poll(async () => {
      const [shown, dialog] = [await toast.boundingBox(), await welcome(page).boundingBox()];
      return shown !== null && dialog !== null && shown.y + shown.height <= dialog.y;
    })
    .toBe(true);

  await page.getByRole("button", { name: "C'est parti !" }).click();
  await exerciseScreen(page, "review");
  await expect(toast).toBeHidden();
});

test("the welcome is shown until it leads a new learner to a first sentence", async ({
  page,
  context,
}) => {
  await page.goto("/app");
  await expect(welcome(page)).toBeVisible();
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  await page.getByRole("button", { name: "C'est parti !" }).click();
  const screen = await exerciseScreen(page, "review");
  await expect(screen.positionText(1, 10)).toBeAttached();
  await expect(screen.field).toBeFocused();

  const cookie = (await context.cookies()).find(({ name }) => name === "verbena_welcome_shown");
  expect(cookie?.value).toBe("true");
  const year = Date.now() / 1000 + YEAR_SECONDS;
  expect(Math.abs((cookie?.expires ?? 0) - year)).toBeLessThan(HOUR_SECONDS);

  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
});

test("the welcome asks what the learner knows and offers sounds, and the choices are kept", async ({
  page,
}) => {
  const rows = page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("button", { expanded: false });
  await page.goto("/app");
  const levels = page.getByRole("group", { name: "Que savez-vous déjà ?" });
  await expect(levels.getByRole("radio", { name: /^A1/ })).toBeChecked();
  await expect(levels.getByRole("radio")).toHaveCount(4);
  await levels.getByText("B2", { exact: true }).click();
  const sounds = page.getByRole("checkbox", { name: "Un son doux après chaque réponse" });
  await expect(sounds).not.toBeChecked();
  await sounds.check();
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(allFamilies.length - 1);
  await page.getByRole("listitem").getByRole("link", { name: "Por, para" }).click();
  await expect(page).toHaveURL("/app/exercise/por-para");
  await page.goto("/app/profile");
  await expect(page.getByRole("radio", { name: /^B2/ })).toBeChecked();
  await page.getByText("A2", { exact: true }).first().click();
  await expect(page.getByRole("checkbox", { name: "Pretérito imperfecto" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Por, para" })).not.toBeChecked();
  await expect(sounds).toBeChecked();
});

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  "with Enter": (page) => page.keyboard.press("Enter"),
  "with Escape": (page) => page.keyboard.press("Escape"),
  "by a press beside it": (page) => page.mouse.click(5, 5),
};

test("a welcome closed by key or by a press beside it is not shown again", async ({
  page,
  context,
}) => {
  for (const [way, close] of Object.entries(waysOut)) {
    await test.step(way, async () => {
      await context.clearCookies({ name: "verbena_welcome_shown" });
      await page.goto("/app");
      await expect(page.getByRole("button", { name: "C'est parti !" })).toBeFocused();
      await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
      await close(page);
      await expect(welcome(page)).toBeHidden();
      await comeBack(page);
      await expect(welcome(page)).toHaveCount(0);
    });
  }
});
