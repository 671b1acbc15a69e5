import type { Locator } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { openExercise } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("with forced colours, what is focused, chosen, open, or current differs from the others", async ({
  learner: _signedIn,
  page,
}) => {
  await page.request.patch("/api/profile", { data: { families: allFamilies } });

  await test.step("buttons have a border and the focus an outline", async () => {
    const screen = await openExercise(page, "preterito-indefinido");
    for (const button of [screen.giveUpButton, page.getByRole("button", { name: "Son" })]) {
      await button.focus();
      await expect(button).toHaveCSS("outline-style", "solid");
    }
    await expect(screen.giveUpButton).toHaveCSS("border-top-style", "solid");
    await screen.field.focus();
    await expect(screen.field).toHaveCSS("outline-style", "solid");
    await screen.answerRight();
    await expect(screen.continueButton).toHaveCSS("border-top-style", "solid");
  });

  await test.step("a choice differs from the other options", async () => {
    await openWithoutReload(page, "/app/profile");
    await expect(page.getByRole("radio", { name: "Français" })).toBeVisible();
    await expect(page.getByText(/^\S+\.\.\.$/)).toHaveCount(0);
    for (const group of await page.getByRole("group").all()) {
      const options = group.locator("label:has([type=radio])");
      if ((await options.count()) === 0) continue;
      const chosen = await looksOf(options.filter({ has: page.locator(":checked") }));
      const others = await looksOf(options.filter({ hasNot: page.locator(":checked") }));
      expect(chosen).toHaveLength(1);
      for (const other of others) expect(other).not.toEqual(chosen[0]);
    }
  });

  await test.step("an open tab and the current page differ from the others", async () => {
    const menu = page.getByRole("navigation", { name: "Navigation principale" });
    await menu.getByRole("link", { name: "Statistiques" }).click();
    await expect(page.getByRole("tab", { selected: true })).toBeVisible();
    const [today, ...otherTabs] = await looksOf(page.getByRole("tab"));
    for (const tab of otherTabs) expect(tab).not.toEqual(today);
    const [current] = await looksOf(menu.getByRole("link", { name: "Statistiques" }));
    const [home] = await looksOf(menu.getByRole("link", { name: "Accueil" }));
    expect(current).not.toEqual(home);
  });
});

/** What marks a selection if colours are forced. */
async function looksOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { backgroundColor, borderBottomColor, color, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, borderBottomColor, color, outlineStyle].join(" ");
    }),
  );
}
