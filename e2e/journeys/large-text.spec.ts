import { allFamilies } from "@verbena/core/families";
import { openExercise } from "../support/exercise-screen.ts";
import { openPage, scrollWidthOf, setTextSize } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// `screens/axe.spec.ts` checks all other pages in large text.
test.use({ viewport: { width: 360, height: 740 } });

test("guides and the search of verbs need no sideways scrolling in large text", async ({
  learner: _signedIn,
  page,
}) => {
  test.slow();
  for (const path of ["/app/verbs", ...allFamilies.map((key) => `/app/theory/${key}`)]) {
    await test.step(path, async () => {
      await openPage(page, path);
      for (const size of [24, 32]) {
        await setTextSize(page, size);
        await expect.poll(() => scrollWidthOf(page), `at ${size} px`).toBeLessThanOrEqual(360);
      }
    });
  }
});

test("the buttons of an exercise need no break within a word in large text", async ({
  learner: _signedIn,
  page,
}) => {
  await openExercise(page, "preterito-indefinido");
  for (const name of ["Valider", "Je ne sais pas"]) {
    const button = page.getByRole("button", { name });
    for (const size of [24, 32]) {
      await setTextSize(page, size);
      const beyond = await button.evaluate((one) => {
        one.style.overflowWrap = "normal";
        return one.scrollWidth - one.clientWidth;
      });
      expect(beyond, `${name} at ${size} px`).toBe(0);
    }
  }
});
