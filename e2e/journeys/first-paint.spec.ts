import { newLearner, signUpByApi } from "../support/accounts.ts";
import { neverWelcomed } from "../support/browser.ts";
import {
  boxesIn,
  firstPaintOf,
  holdFonts,
  holdScripts,
  observePaints,
  waitForTakeOver,
} from "../support/first-paint.ts";
import { expect, test } from "../support/test.ts";

const widths = [360, 412, 768, 1440];

test.describe("in the longest language", () => {
  test.use({ locale: "nl-NL", storageState: neverWelcomed });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`the page to sign up does not move when the application takes over, ${colorScheme}`, async ({
      openBrowser,
      baseURL,
      locale,
    }) => {
      for (const width of widths) {
        const context = await openBrowser({
          ...(baseURL && { baseURL }),
          ...(locale && { locale }),
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        await holdFonts(page);
        const releaseScripts = await holdScripts(page);
        await page.goto("/auth?from=/app/review", { waitUntil: "commit" });
        await expect(page.getByRole("button", { name: "Account aanmaken" })).toBeVisible();
        const before = await boxesIn(page, "#first");
        const countPaints = await observePaints(page);
        releaseScripts();
        await waitForTakeOver(page);
        expect(await boxesIn(page, "#root"), `${width} px`).toEqual(before);
        expect(before.length).toBeGreaterThan(20);
        expect(await countPaints()).toEqual({ "largest-contentful-paint": 0, "layout-shift": 0 });
      }
    });
  }
});

test("nothing is requested before the first paint", async ({ page }) => {
  await page.goto("/auth");
  await waitForTakeOver(page);
  const { painted, requests } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
    requests: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(requests.length).toBeGreaterThan(5);
  expect(requests.filter(({ startTime }) => startTime < painted)).toEqual([]);
});

test("what a visitor typed and pressed before the application came is not lost", async ({
  page,
  context,
}) => {
  const learner = await signUpByApi(context.request, newLearner());
  await context.clearCookies();
  const releaseScripts = await holdScripts(page);
  await page.goto("/auth?tab=login", { waitUntil: "commit" });
  const first = firstPaintOf(page);

  await test.step("fields, focus, and selection", async () => {
    await first.getByLabel("Adresse e-mail").fill(learner.email);
    await first.getByLabel("Se souvenir de moi pendant 30 jours").check();
    const password = first.getByLabel("Mot de passe", { exact: true });
    await password.fill(`${learner.password}?`);
    await password.press("Shift+ArrowLeft");
    releaseScripts();
    await waitForTakeOver(page);
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
    await expect(page.getByLabel("Se souvenir de moi pendant 30 jours")).toBeChecked();
    await expect(page.getByLabel("Mot de passe", { exact: true })).toBeFocused();
    // The last letter is still selected.
    await page.keyboard.press("Delete");
    await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue(learner.password);
  });

  await test.step("Enter", async () => {
    await page.unrouteAll();
    const releaseAgain = await holdScripts(page);
    await page.goto("/auth?tab=login", { waitUntil: "commit" });
    await first.getByLabel("Adresse e-mail").fill(learner.email);
    await first.getByLabel("Mot de passe", { exact: true }).fill(learner.password);
    await page.keyboard.press("Enter");
    releaseAgain();
    await expect(page).toHaveURL("/app");
  });
});

test("a press that began before the application came ends in it", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/auth?tab=login", { waitUntil: "commit" });
  await firstPaintOf(page).getByRole("tab", { name: "Inscription" }).hover();
  await page.mouse.down();
  releaseScripts();
  await expect(page.locator("#root h1")).toBeAttached();
  await expect(firstPaintOf(page)).toBeVisible();
  await page.mouse.up();
  await waitForTakeOver(page);
  await expect(page.getByLabel("Nom d’utilisateur")).toBeVisible();
});

test("the tab follows the address, and otherwise whether the browser has used Verbena", async ({
  page,
  context,
}) => {
  await holdScripts(page);
  const submit = firstPaintOf(page).locator("button[type=submit]");
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(submit).toHaveText("Se connecter");
  await page.goto("/auth?tab=signup", { waitUntil: "commit" });
  await expect(submit).toHaveText("Créer mon compte");
  await context.clearCookies();
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(submit).toHaveText("Créer mon compte");
  await page.goto("/auth?tab=login", { waitUntil: "commit" });
  await expect(submit).toHaveText("Se connecter");
});

test("if the scripts never arrive, a message appears after ten seconds", async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/auth?tab=login", { waitUntil: "commit" });
  await expect(firstPaintOf(page).getByLabel("Adresse e-mail")).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "L’application n’a pas pu démarrer. Vérifiez votre accès à Internet.",
  );
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});
