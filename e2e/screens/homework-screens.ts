import { expect, type Page } from "@playwright/test";
import { dayIn, endOfDay, shiftDay } from "@verbena/core/calendar";
import type { AssignmentVersion } from "@verbena/core/classes/assignment";
import type { LearnerAssignment, ListedClass } from "@verbena/server/client";
import { changeStartResponse } from "../support/change-start.ts";
import { answerAsClass, fakeClassId } from "../support/fake-class.ts";
import { openPage } from "../support/pages.ts";
import type { Visit } from "./screens.ts";

const today = dayIn(new Date().toISOString(), "Europe/Paris");
const inDays = (days: number) => endOfDay(shiftDay(today, days), "Europe/Paris");

function assignment(
  number: number,
  version: Pick<AssignmentVersion, "task"> & Partial<AssignmentVersion>,
  days: number,
): LearnerAssignment {
  const from = inDays(-5);
  return {
    classId: fakeClassId,
    assignmentId: `00000000-0000-4000-8000-00000000200${number}`,
    note: number === 1 ? "Pour préparer le contrôle de lundi : apprenez aussi la leçon." : "",
    versions: [
      {
        since: from,
        goal: { kind: "each-once" },
        region: "spain",
        persons: ["yo", "tú", "él", "nosotros", "vosotros", "ellos"],
        acceptsMissingAccents: true,
        ...version,
      },
    ],
    from,
    until: inDays(days),
    formsMax: null,
    excused: false,
    progress: {},
    formCount: 12,
  };
}

const homework: readonly LearnerAssignment[] = [
  assignment(
    1,
    { task: { kind: "verbs", verbs: ["tener", "estar"], families: ["preterito-indefinido"] } },
    3,
  ),
  assignment(
    2,
    {
      task: {
        kind: "skill",
        skill: "fact tener strong-preterite",
        families: ["preterito-indefinido"],
      },
      goal: { kind: "each-on-two-days" },
    },
    1,
  ),
  assignment(3, { task: { kind: "family", family: "desde-hace" } }, -2),
];

const fakeList: { classes: ListedClass[]; refusal: null } = {
  classes: [
    {
      id: fakeClassId,
      name: "3e B – espagnol LV2",
      role: "pupil",
      made: false,
      lastDay: "2027-08-31",
      timeZone: "Europe/Paris",
      archivedAt: null,
      teachers: ["Mme Roy", "M. Petit"],
      pupilCount: null,
    },
  ],
  refusal: null,
};

async function answerAsClassOfPupil(page: Page): Promise<void> {
  await answerAsClass(page, { role: "pupil", forTeachers: null });
  await changeStartResponse(page, ({ progress }) =>
    Object.assign(progress, { assignments: homework }),
  );
  await page.route("**/api/classes", (route) => route.fulfill({ json: fakeList }));
}

/** What a pupil of a class sees. */
export const homeworkScreens: readonly Visit[] = [
  {
    "dashboard, with homework": async (page) => {
      await answerAsClassOfPupil(page);
      await openPage(page, "/app");
      await expect(page.locator("a[href*='/app/assignments/']")).toHaveCount(homework.length);
    },
    "a teacher's text, to be reported": async (page) => {
      await page.locator("li:has(a[href*='/app/assignments/']) button").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "practice of homework": async (page) => {
      await page.keyboard.press("Escape");
      await page.locator("a[href*='/app/assignments/']").nth(1).click();
      await expect(page.locator("[data-sentence]")).toBeVisible();
    },
    "homework that does not exist": async (page) => {
      await openPage(page, `/app/assignments/${fakeClassId}/${fakeClassId}`);
      await expect(page.locator("main a[href='/app']").last()).toBeVisible();
    },
    "profile of a pupil": async (page) => {
      await openPage(page, "/app/profile#classes");
      await expect(page.locator("a[href$='/own-work']")).toBeVisible();
    },
    "leaving a class": async (page) => {
      await page.locator("li:has(a[href$='/own-work']) button").last().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    "what teachers see of a pupil": async (page) => {
      await page.keyboard.press("Escape");
      await page.locator("a[href$='/own-work']").click();
      const title = /^(Ce que mon enseignant voit|Wat mijn leraar van mij ziet)/;
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText("Zoé van den Bossche")).toBeVisible();
    },
  },
];
