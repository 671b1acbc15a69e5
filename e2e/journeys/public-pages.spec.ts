import { offlineErrors } from "../support/browser-errors.ts";
import { waitForServiceWorker } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("the search suggests verbs, and names the verbs of a form and verbs that may be meant", async ({
  page,
}) => {
  await page.goto("/fr/verbs");
  await page.getByRole("combobox", { name: "Un verbe ou une forme" }).fill("mante");
  await expect(page.locator("datalist option").first()).toHaveAttribute("value", "mantener");

  await page.getByRole("combobox", { name: "Un verbe ou une forme" }).fill("fuimos");
  await page.getByRole("button", { name: "Chercher" }).click();
  const found = page.getByRole("status");
  await expect(found).toContainText("« fuimos » est une forme de plusieurs verbes");
  await found.getByRole("link", { name: "ir", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ir");

  await page.goto("/fr/verbs?q=tenner");
  await page.getByRole("status").getByRole("link", { name: "tener" }).click();
  await expect(page).toHaveURL("/fr/verbs/tener");
});

test("the list of tenses closes by Escape and after a choice", async ({ page }) => {
  await page.goto("/fr/verbs/tener");
  const list = page.locator("summary", { hasText: "Aller à un temps" });
  const entry = page.getByRole("link", { name: "Tiempos compuestos" });
  await list.click();
  await expect(entry).toBeVisible();
  // Retry, because the script that closes it comes after the page.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(list).toBeFocused();
  await page.keyboard.press("Enter");
  await entry.click();
  await expect(page).toHaveURL("/fr/verbs/tener#preterito-perfecto");
  await expect(entry).toBeHidden();
});

test("the language changes on the same page, and the application then has it", async ({ page }) => {
  await page.goto("/fr/verbs/tener");
  await page.locator("summary", { hasText: "fr" }).click();
  await page.getByRole("link", { name: "Nederlands" }).click();
  await expect(page).toHaveURL("/nl/verbs/tener");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("hebben");
  await page.getByRole("link", { name: "Inloggen" }).click();
  await expect(page.getByRole("tab", { name: "Inloggen", selected: true })).toBeVisible();
});

test.describe("for somebody who is signed in", () => {
  test("the header leads to the application", async ({ page, learner }) => {
    await page.goto("/app");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/fr/verbs/tener");
    await page.getByRole("link", { name: `${learner.username} · Continuer` }).click();
    await expect(page).toHaveURL("/app");
  });
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("pages come from the network, and without a network the page that says so", async ({
    page,
    context,
    learner: _signedIn,
    browserErrors,
  }) => {
    browserErrors.allow(offlineErrors);
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/app");
    await waitForServiceWorker(page);
    await page.goto("/fr/verbs/tener");
    await expect(heading).toContainText("tener");
    await context.setOffline(true);
    await page.goto("/fr/verbs/hacer");
    await expect(heading).toHaveText("Pas d’Internet");
    await context.setOffline(false);
    await expect(heading).toContainText("hacer");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("verbs can be searched and read, and a guide answers its questions", async ({ page }) => {
    await page.goto("/fr/verbs");
    await page.getByRole("combobox", { name: "Un verbe ou une forme" }).fill("Tuvé");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(page.getByText("Nous ne trouvons aucun verbe")).toBeVisible();
    await page.getByRole("combobox", { name: "Un verbe ou une forme" }).fill("hubo");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(page).toHaveURL("/fr/verbs/haber#preterito-indefinido");

    await page.goto("/fr/guides");
    await page.getByRole("main").getByRole("link", { name: "Pretérito indefinido" }).click();
    await expect(page).toHaveURL("/fr/guides/preterito-indefinido");
    const question = page.locator("details", { hasText: "Voir la réponse" }).first();
    await question.locator("summary").click();
    await expect(question.locator("summary + *")).toBeVisible();
  });
});
