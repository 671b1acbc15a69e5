import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { refusedRead } from "../support/browser-errors.ts";
import { openExercise } from "../support/exercise-screen.ts";
import {
  failPageScript,
  failStartScript,
  scrollWidthOf,
  setTextSize,
  untranslatedKeysOn,
} from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { administratorScreens } from "./administrator-screens.ts";
import { learnerScreens } from "./learner-screens.ts";
import { errorsOfScreens, type Role, type Screens, startAs } from "./screens.ts";
import { visitorScreens } from "./visitor-screens.ts";

testScreens("visitor", visitorScreens);
testScreens("learner", learnerScreens);
testScreens("administrator", administratorScreens);

/** Adds a test per topic. Each screen is a step of the test, and a failure names the step. */
function testScreens(role: Role, topics: Screens): void {
  for (const [topic, visits] of Object.entries(topics)) {
    test(`${topic}, as ${role}: accessible in light and dark, and no wider than a small phone`, async ({
      page,
      browserErrors,
      baseURL,
      dataDir,
    }) => {
      test.slow();
      browserErrors.allow(errorsOfScreens);
      for (const visit of visits) {
        await startAs(role, page, { baseURL, dataDir });
        for (const [name, show] of Object.entries(visit)) {
          await test.step(name, async () => {
            await show(page);
            await expectAccessible(page, name);
          });
        }
      }
    });
  }
}

test("a page that failed to load and an application that cannot start are accessible", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/auth-route|messages-|could not be loaded/);
  await failPageScript(page, "auth");
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expectAccessible(page, "a page that failed to load");
  await failStartScript(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expectAccessible(page, "an application that cannot start");
});

test("the notice of an expired session is accessible", async ({
  learner: _signedIn,
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(refusedRead);
  const screen = await openExercise(page, "preterito-indefinido");
  await context.clearCookies({ name: /session/ });
  await screen.answerWrong();
  await expect(page.getByRole("button", { name: "Se reconnecter" })).toBeVisible();
  await expectAccessible(page, "an expired session");
});

const minified = import.meta.resolve("axe-core/axe.min.js");
/** The minified file of axe. Every page compiles it, and the full file would take twice as long. */
const axeSource = readFileSync(new URL(minified), "utf8");

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const PHONE = { width: 360, height: 740 };

const NORMAL_TEXT = 16;

/**
 * The largest size needs the most room. Parts that stack in large text are side by side only in the normal size.
 */
const TEXT_SIZES = [NORMAL_TEXT, 32];

/**
 * Expects no violation of axe's rules, no untranslated keys, and no scrolling sideways at 360 px, also in large text.
 * Checks the dark theme only for contrast, because no other rule depends on colours. Leaves theme, width, and size of
 * text as they were.
 */
async function expectAccessible(page: Page, name: string): Promise<void> {
  const viewport = page.viewportSize() ?? PHONE;
  await expect.poll(() => partsWithoutLayout(page), name).toBe(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  expect.soft(await violations(page), `${name}, light`).toEqual([]);
  expect.soft(await untranslatedKeysOn(page), `${name}, untranslated keys`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect.soft(await violations(page, ["color-contrast"]), `${name}, dark`).toEqual([]);
  await page.setViewportSize(PHONE);
  for (const textSize of TEXT_SIZES) {
    await setTextSize(page, textSize);
    await expect.soft
      .poll(() => scrollWidthOf(page), `${name}, pixels used of 360 at ${textSize} px`)
      .toBeLessThanOrEqual(PHONE.width);
  }
  await setTextSize(page, NORMAL_TEXT);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(viewport);
}

/** How many parts of a public page are not laid out yet. For them, axe reports wrong colours and scrolling. */
function partsWithoutLayout(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll("main section")];
    return parts.filter((part) => getComputedStyle(part).contentVisibility === "auto").length;
  });
}

/** Violations of axe's rules with their elements. Checks all rules by default. */
function violations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === "running");
    // Repeat, because the end of one transition may start another.
    for (let all = moving(); all.length > 0; all = moving()) {
      await Promise.allSettled(all.map(({ finished }) => finished));
    }
    const results = await window.axe.run(document, {
      resultTypes: ["violations"],
      ...(only && { runOnly: only }),
    });
    return results.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(" ")})`,
    );
  }, rules);
}
