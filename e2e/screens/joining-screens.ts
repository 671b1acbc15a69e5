import { expect, type Page } from "@playwright/test";
import type { JoinableClass } from "@verbena/server/client";
import { openPage } from "../support/pages.ts";
import type { Visit } from "./screens.ts";

/** Answers as the server does for the code of a class. */
async function answerAsClassOfCode(page: Page, joined: JoinableClass["joined"]): Promise<void> {
  const found: JoinableClass = { name: "3e B – espagnol LV2", teachers: ["Mme Roy"], joined };
  await page.unroute("**/api/join/*");
  await page.route("**/api/join/*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 403,
          json: { error: { code: "forbidden", issues: [{ path: "", key: "classFull" }] } },
        })
      : route.fulfill({ json: found }),
  );
}

const submit = (page: Page) => page.locator("form button[type=submit]").click();

/** Joining, for visitors. */
export const visitorJoiningScreens: readonly Visit[] = [
  {
    "join a class, without an account": async (page) => {
      await answerAsClassOfCode(page, null);
      await openPage(page, "/join/3B7K0H1W");
      await expect(page.getByRole("heading", { name: "3e B – espagnol LV2" })).toBeVisible();
    },
    "join a class, the code": async (page) => {
      await openPage(page, "/join");
      await page.getByRole("textbox").fill("3B7K");
      await submit(page);
      await expect(page.locator("[aria-invalid=true]")).toBeFocused();
    },
    "join a class, closed": async (page) => {
      await page.unroute("**/api/join/*");
      await openPage(page, "/join/ZZZZZZZZ");
      await expect(page.locator("a[href='/join']")).toBeVisible();
    },
  },
];

/** Joining, for learners who are signed in. */
export const learnerJoiningScreens: readonly Visit[] = [
  {
    "join a class": async (page) => {
      await answerAsClassOfCode(page, null);
      await openPage(page, "/join/3B7K0H1W");
      await expect(page.getByRole("textbox")).toBeVisible();
    },
    "join a class that is full": async (page) => {
      await page.getByRole("textbox").fill("Léa M.");
      await submit(page);
      await expect(page.getByRole("alert")).toBeVisible();
    },
    "join a class, joined": async (page) => {
      await answerAsClassOfCode(page, { classId: "c", role: "pupil" });
      await openPage(page, "/join/3B7K0H1W");
      await expect(page.locator("main a[href='/app']")).toBeVisible();
    },
    "join the own class": async (page) => {
      await answerAsClassOfCode(page, { classId: "c", role: "teacher" });
      await openPage(page, "/join/3B7K0H1W");
      await expect(page.locator("main a[href='/app/classes/c']")).toBeVisible();
    },
  },
];
