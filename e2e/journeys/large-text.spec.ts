import { allFamilies, families } from "@verbena/core/families";
import { openPage, openWithoutReload, scrollWidthOf, setTextSize } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// `screens/axe.spec.ts` checks all other pages in large text.
test.use({ viewport: { width: 360, height: 740 } });

test("guides and the search of verbs need no sideways scrolling in large text", async ({
  learner: _signedIn,
  page,
}) => {
  await openPage(page, "/app/verbs");
  await expectNoWiderIn(24, 32);
  for (const key of allFamilies) {
    await test.step(key, async () => {
      // The name of a section lets the page wait for all tables.
      await openWithoutReload(page, `/app/theory/${key}#section`);
      await expect(page).toHaveTitle(new RegExp(RegExp.escape(families[key].name)));
      await expectNoWiderIn(24, 32);
    });
  }

  async function expectNoWiderIn(...sizes: readonly number[]): Promise<void> {
    for (const size of sizes) {
      await setTextSize(page, size);
      await expect.poll(() => scrollWidthOf(page), `at ${size} px`).toBeLessThanOrEqual(360);
    }
  }
});
