import { newLearner, signUpByApi } from "../support/accounts.ts";
import { neverWelcomed } from "../support/browser.ts";
import {
  boxesIn,
  EXERCISE,
  firstPaintOf,
  holdFonts,
  holdScripts,
  observePaints,
  openWithSentence,
  waitForTakeOver,
} from "../support/first-paint.ts";
import { expect, test } from "../support/test.ts";

const widths = [360, 412, 768, 1440];

/** Colours move nothing by themselves: in dark, the narrowest and the widest screen are enough. */
const widthsIn = { light: widths, dark: [360, 1440] };

const noPaints = { "largest-contentful-paint": 0, "layout-shift": 0 };

test.describe("in the longest language", () => {
  test.use({ locale: "nl-NL", storageState: neverWelcomed });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`the page to sign up does not move when the application takes over, ${colorScheme}`, async ({
      openBrowser,
      baseURL,
      locale,
    }) => {
      for (const width of widthsIn[colorScheme]) {
        const context = await openBrowser({
          ...(baseURL && { baseURL }),
          ...(locale && { locale }),
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        const page = await context.newPage();
        const releaseFonts = await holdFonts(page);
        const releaseScripts = await holdScripts(page);
        await page.goto("/auth?from=/app/review", { waitUntil: "commit" });
        await expect(page.getByRole("button", { name: "Account aanmaken" })).toBeVisible();
        const before = await boxesIn(page, "#first");
        const countPaints = await observePaints(page);
        releaseScripts();
        await waitForTakeOver(page);
        expect(await boxesIn(page, "#root"), `${width} px`).toEqual(before);
        expect(before.length).toBeGreaterThan(20);
        await releaseFonts();
        expect(await countPaints(), `${width} px`).toEqual(noPaints);
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

test("if the scripts do not arrive, a message appears after ten seconds", async ({ page }) => {
  await page.clock.install();
  const releaseScripts = await holdScripts(page);
  const message = page.getByRole("heading", {
    name: "L’application n’a pas pu démarrer. Vérifiez votre accès à Internet.",
  });

  await test.step("in place of a page on which nothing was typed", async () => {
    await page.goto("/auth?tab=login", { waitUntil: "commit" });
    await expect(firstPaintOf(page).getByLabel("Adresse e-mail")).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(message).toBeVisible();
    await expect(firstPaintOf(page)).not.toBeAttached();
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  });

  await test.step("above what was typed, which is not lost if they arrive later", async () => {
    await page.goto("/auth?tab=login", { waitUntil: "commit" });
    await firstPaintOf(page).getByLabel("Adresse e-mail").fill("lea@example.org");
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("alert").filter({ has: message })).toBeVisible();
    await expect(firstPaintOf(page).getByLabel("Adresse e-mail")).toBeVisible();
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    releaseScripts();
    await waitForTakeOver(page);
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue("lea@example.org");
    await expect(message).toBeHidden();
  });
});

test.describe("learners’ screens, in the longest language", () => {
  test.use({ locale: "nl-NL" });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`no sentence moves when the application takes over or when the fonts come, ${colorScheme}`, async ({
      learner: _signedIn,
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of [EXERCISE, "/app/review", "/nl/try/a2"]) {
        if (path.startsWith("/nl")) {
          // Learners are led from the screens for visitors to their own. Nothing of theirs may be loading.
          await page.goto("about:blank");
          await page.context().clearCookies({ name: /session/ });
        }
        for (const width of widthsIn[colorScheme]) {
          const where = `${path}, ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          const releaseScripts = await holdScripts(page);
          const releaseFonts = await holdFonts(page);
          await openWithSentence(page, path);
          const before = await boxesIn(page, "#first");
          const countPaints = await observePaints(page);
          releaseScripts();
          await waitForTakeOver(page);
          const after = await boxesIn(page, "#root #content");
          expect(
            after.filter((box) => !before.includes(box)),
            where,
          ).toEqual([]);
          await releaseFonts();
          expect(await countPaints(), where).toEqual(noPaints);
          await page.unrouteAll();
        }
      }
    });
  }

  test("nothing moves on the dashboard", async ({ learner: _signedIn, page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const releaseScripts = await holdScripts(page);
      const releaseFonts = await holdFonts(page);
      await page.goto("/app", { waitUntil: "commit" });
      const countPaints = await observePaints(page);
      releaseScripts();
      await waitForTakeOver(page);
      await releaseFonts();
      await expect(page.getByRole("button", { name: /^Vandaag/ })).toBeVisible();
      expect(await countPaints(), `${width} px`).toMatchObject({ "layout-shift": 0 });
      await page.unrouteAll();
    }
  });
});

test("the fonts come with the next sentence or page", async ({ learner: _signedIn, page }) => {
  const withFonts = page.locator("html[data-fonts]");
  const releaseFonts = await holdFonts(page);
  await openWithSentence(page);
  await waitForTakeOver(page);
  await releaseFonts();
  await expect(withFonts).toHaveCount(0);
  await page.getByRole("textbox", { name: "Votre réponse" }).fill("incorrecto");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(withFonts).toHaveCount(1);
});

test("screen readers hear the same of the field before the application comes", async ({
  learner: _signedIn,
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await openWithSentence(page);
  const field = firstPaintOf(page).getByRole("textbox");
  const description = await field.evaluate(
    (element) =>
      document.getElementById(`${element.getAttribute("aria-describedby")}`)?.textContent,
  );
  expect(description).toMatch(/^\S.*, presente de indicativo, .+\. .*….*$/);
  releaseScripts();
  await waitForTakeOver(page);
  await expect(page.getByRole("textbox")).toHaveAccessibleDescription(`${description}`);
});

test("an answer that was typed and submitted before the application came is graded", async ({
  learner: _signedIn,
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await openWithSentence(page);
  const sentence = await firstPaintOf(page).locator("[data-sentence]").innerText();
  await page.keyboard.type("xyza'");
  await page.keyboard.press("Enter");
  releaseScripts();
  await waitForTakeOver(page);
  await expect(page.getByRole("button", { name: "Continuer" })).toBeVisible();
  const asked = page.locator("#root [data-sentence]");
  for (const word of sentence.split(/\s+/)) await expect(asked).toContainText(word);
});

test("what was typed stays with its selection, and the next visit begins with the noted sentence", async ({
  learner: _signedIn,
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await openWithSentence(page);
  await page.keyboard.type("habla'r");
  await page.keyboard.press("Shift+ArrowLeft");
  releaseScripts();
  await waitForTakeOver(page);
  const field = page.locator("#root [data-sentence] input");
  await expect(field).toHaveValue("hablár");
  await expect(field).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(field).toHaveValue("hablá");
  const note = await page.waitForFunction(() => localStorage.getItem("verbena_first_item"));
  const { value } = JSON.parse(String(await note.jsonValue()));
  expect(await field.getAttribute("name")).toContain(value.exercise.sentence);
});
