import type { Page } from "@playwright/test";

type Start = {
  user: object;
  progress: { exercises: Record<string, { stats: object; currentLevel: number }> };
};

/** Changes what the server sends for the first view. */
export async function changeStartResponse(
  page: Page,
  change: (start: Start) => void,
): Promise<void> {
  await page.route("**/api/start?*", async (route) => {
    const response = await route.fetch();
    const start: Start = await response.json();
    change(start);
    await route.fulfill({ response, json: start });
  });
}

/** Makes the server demand two-step login of the administrator. */
export async function demandTwoFactor(page: Page): Promise<void> {
  await changeStartResponse(page, ({ user }) => Object.assign(user, { needsTwoFactor: true }));
  await page.route("**/api/profile", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), needsTwoFactor: true } });
  });
}
