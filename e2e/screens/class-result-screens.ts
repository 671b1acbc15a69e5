import { expect } from "@playwright/test";
import { answerAsClass, fakeClassId, fakePupilId } from "../support/fake-class.ts";
import { openPage, openWithoutReload } from "../support/pages.ts";
import type { Visit } from "./screens.ts";

/** What a teacher sees of a class. */
export const classResultScreens: readonly Visit[] = [
  {
    "class without pupils": async (page) => {
      await answerAsClass(page, {
        forTeachers: { pupilCount: 0, code: "3B7K0H1W", closesAt: null },
      });
      await openPage(page, `/app/classes/${fakeClassId}`);
      await expect(page.getByText("3B7K 0H1W")).toBeVisible();
    },
  },
  {
    "class, as a pupil": async (page) => {
      await answerAsClass(page, { role: "pupil", forTeachers: null });
      await openPage(page, `/app/classes/${fakeClassId}`);
      await expect(page.getByText(/enseignants de la classe|leraren van de klas/)).toBeVisible();
    },
  },
  {
    "archived class": async (page) => {
      await answerAsClass(page, { archivedAt: "2026-11-01T10:00:00.000Z" });
      await openPage(page, `/app/classes/${fakeClassId}`);
      await expect(page.getByText(/archivée|gearchiveerd/)).toBeVisible();
    },
  },
  {
    "class of 24 pupils": async (page) => {
      await answerAsClass(page);
      await openPage(page, `/app/classes/${fakeClassId}`);
      await expect(page.getByRole("table")).toBeVisible();
      await expect(page.getByText(/^(À partir du|Vanaf) .* · (Jusqu’au|Tot en met) /)).toHaveCount(
        1,
      );
    },
    "class of 24 pupils, names of an assignment": async (page) => {
      await page.locator("summary").first().click();
      await expect(page.getByRole("definition").first()).toBeVisible();
    },
    "errors of a class": async (page) => {
      await openWithoutReload(page, `/app/classes/${fakeClassId}/confusions`);
      await expect(page.getByRole("radio")).toHaveCount(3);
    },
    "errors of a class in an assignment, with names": async (page) => {
      await page.getByLabel(/^(Devoir|Opdracht)$/).selectOption({ index: 1 });
      await expect(page.getByText(/Zoé van den Bossche/)).toBeVisible();
    },
    "board, errors of a class": async (page) => {
      await page
        .getByRole("link", { name: /^(Projeter|Projecteren)/ })
        .first()
        .click();
      await expect(page.getByText(/^1 (sur|van) \d+$/)).toBeVisible();
      await page.keyboard.press("Space");
      await expect(page.getByText(/^(Dans la classe|In de klas)/)).toBeVisible();
    },
    "pupil of a class": async (page) => {
      await openWithoutReload(page, `/app/classes/${fakeClassId}/pupils/${fakePupilId}`);
      await expect(page.getByRole("heading", { name: "Zoé van den Bossche" })).toBeVisible();
    },
  },
];
