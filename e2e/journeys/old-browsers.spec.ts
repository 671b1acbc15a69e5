import type { Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { exerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { openPage, openWithoutReload } from "../support/pages.ts";
import { answerByApi, firstSentencesOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("the oldest supported browsers show every page and grade answers", async ({
  learner: _signedIn,
  page,
}) => {
  await useOldBrowser(page);
  await page.request.patch("/api/profile", { data: { families: allFamilies } });
  await openPage(page, "/");
  const exercises = await firstSentencesOf(page.request, "preterito-indefinido");
  const answers = exercises.slice(0, 4).map((exercise) => ({ exercise, given: "incorrecto" }));
  await answerByApi(page.request, "preterito-indefinido", answers);
  await openPage(page, "/app");
  for (const { path, title } of [
    { path: "/app/theory/pasado", title: /Théorie/ },
    { path: "/app/profile", title: /Profil/ },
    { path: "/app/verbs?verb=tener", title: /tener/ },
    { path: "/app/statistics", title: /Statistiques/ },
  ]) {
    await openWithoutReload(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByText(/^\S+\.\.\.$/)).toHaveCount(0);
  }
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(page.getByRole("tabpanel")).toBeVisible();
  }
  await openWithoutReload(page, "/app/review?missed=true");
  await exerciseScreen(page, "preterito-indefinido");

  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await screen.goToNext();
  await screen.answerWrong();
  await page.getByRole("button", { name: /^Tableau : / }).click();
  await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(todayButton(page, { correct: 1, attempts: 6 })).toBeVisible();
  await expect(page.getByText("Quelque chose s’est mal passé")).toHaveCount(0);
});

test("a browser that is too old says which versions are needed", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/too old/);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "structuredClone"));
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Ce navigateur est trop ancien pour Verbena.",
  );
  await expect(page.getByText("Safari 15.4 · Chrome 109 · Firefox 115")).toBeVisible();
});

/** Removes functions that Safari 15.4, Chrome 109, or Firefox 115 lacks, before the scripts of each page run. */
export async function useOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const missing: [target: object, ...names: string[]][] = [
      [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
      [Array, "fromAsync"],
      [String.prototype, "isWellFormed", "toWellFormed"],
      [Object, "groupBy"],
      [Map, "groupBy"],
      [Map.prototype, "getOrInsert", "getOrInsertComputed"],
      [Set.prototype, "union", "intersection", "difference", "symmetricDifference"],
      [Set.prototype, "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
      [Promise, "withResolvers", "try"],
      [RegExp, "escape"],
      [AbortSignal, "timeout", "any"],
      [Response, "json"],
      [URL, "canParse", "parse"],
      [Intl, "Segmenter", "DurationFormat"],
      [CSS, "registerProperty"],
      [Document.prototype, "startViewTransition"],
      [Element.prototype, "checkVisibility"],
      [HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover"],
      [globalThis, "Iterator", "Temporal", "requestIdleCallback", "scheduler", "navigation"],
    ];
    for (const name of Object.getOwnPropertyNames(Iterator.prototype)) {
      if (name !== "constructor") Reflect.deleteProperty(Iterator.prototype, name);
    }
    for (const [target, ...names] of missing) {
      for (const name of names) Reflect.deleteProperty(target, name);
    }
  });
}
