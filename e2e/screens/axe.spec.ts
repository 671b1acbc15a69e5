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
import { type Role, type Screens, startAs } from "./screens.ts";
import { visitorScreens } from "./visitor-screens.ts";

testScreens("visitor", visitorScreens);
testScreens("learner", learnerScreens);
testScreens("administrator", administratorScreens);

/** Adds a test per topic. Each screen is a step of the test, and a failure names the step. */
function testScreens(role: Role, topics: Screens): void {
  for (const [topic, screens] of Object.entries(topics)) {
    test(`${topic}, as ${role}: accessible in light and dark, and no wider than a small phone`, async ({
      page,
      browserErrors,
      baseURL,
      dataDir,
    }) => {
      test.slow();
      // Three screens cause these errors: a missing page, a taken address, and a correction without its translations.
      browserErrors.allow(/404.*\/nulle-part|400.*\/sign-up|400.*\/exercises\/correct/);
      for (const [name, open] of Object.entries(screens)) {
        await test.step(name, async () => {
          await startAs(role, page, { baseURL, dataDir });
          await open(page);
          await expectAccessible(page, name);
        });
      }
    });
  }
}

test("a page that failed to load is accessible", async ({ page, browserErrors }) => {
  browserErrors.allow(/auth-route/);
  await failPageScript(page, "auth");
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await expectAccessible(page, "a page that failed to load");
});

test("an application that cannot start is accessible", async ({ page, browserErrors }) => {
  browserErrors.allow(/messages-|could not be loaded/);
  await failStartScript(page);
  await page.goto("/auth");
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

/**
 * Expects no violation of axe's rules, no untranslated keys, and no scrolling sideways at 360 px, also in large text.
 * Checks the dark theme only for contrast, because no other rule depends on colours.
 */
async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(axeSource);
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  expect.soft(await violations(page), `${name}, light`).toEqual([]);
  expect.soft(await untranslatedKeysOn(page), `${name}, untranslated keys`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect.soft(await violations(page, ["color-contrast"]), `${name}, dark`).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const textSize of [16, 24, 32]) {
    await setTextSize(page, textSize);
    await expect.soft
      .poll(() => scrollWidthOf(page), `${name}, pixels used of 360 at ${textSize} px`)
      .toBeLessThanOrEqual(360);
  }
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
