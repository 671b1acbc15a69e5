import { expect, type Page } from "@playwright/test";

/** Pages that need no account. */
export const visitorPaths = ["/", "/auth", "/auth/forgot", "/auth/reset", "/nulle-part"] as const;

/** Pages of a learner. */
export const learnerPaths = [
  "/app",
  "/app/enlaces-utiles",
  "/app/exercise/preterito-indefinido",
  "/app/exercise/desde-hace",
  "/app/exercise/preterito-indefinido?failed=true",
  "/app/packages/preterito-indefinido",
  "/app/packages/preterito-indefinido/new",
  "/app/packages/preterito-indefinido/failed",
  "/app/theory/presente-indicativo",
  "/app/theory/desde-hace",
  "/app/verbs?verb=divertirse",
  "/app/statistics",
  "/app/statistics?tab=progression",
  "/app/statistics?tab=history",
  "/app/statistics?tab=forecast",
  "/app/statistics?tab=configuration",
  "/app/profile",
  "/app/nulle-part",
] as const;

/** Opens a path and waits until nothing on the page is loading any more, in whatever language. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^\S+\.\.\.$/)).toHaveCount(0);
}
