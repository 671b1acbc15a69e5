import type { Page } from "@playwright/test";
import { allFamilies } from "@verbena/core/families";
import { exerciseScreen, openExercise, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { applyFonts, openWithoutReload } from "../support/pages.ts";
import { answerByApi, firstSentencesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Navigation principale" });

test("keys skip the navigation, collapse it for a week, and list the shortcuts of the current page", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The heading may be there before the page listens to keys.
  await page.waitForLoadState("networkidle");

  await test.step("the skip link moves the focus past the navigation", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("Ctrl+B collapses the navigation for a week", async () => {
    const edge = async () => (await page.getByRole("main").boundingBox())?.x;
    await expect.poll(edge).toBe(256);
    await page.keyboard.press("Control+b");
    await expect.poll(edge).toBe(48);
    await page.reload();
    await expect(page.getByRole("button", { name: "Déplier le menu" })).toBeVisible();
    await expect.poll(edge).toBe(48);

    const cookie = (await context.cookies()).find(({ name }) => name === "verbena_sidebar");
    const week = Date.now() / 1000 + 7 * 86_400;
    expect(Math.abs((cookie?.expires ?? 0) - week)).toBeLessThan(3_600);

    await page.getByRole("button", { name: "Déplier le menu" }).click();
    await expect.poll(edge).toBe(256);
  });

  await test.step("the focus stays in the navigation when its entry disappears", async () => {
    await menu(page).getByRole("link", { name: "S’entraîner" }).focus();
    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: "Déplier le menu" })).toBeFocused();
    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: "Réduire le menu" })).toBeFocused();
  });

  await test.step("a question mark lists the shortcuts, but not in a field", async () => {
    const shortcuts = page.getByRole("dialog", { name: "Raccourcis clavier" });
    await page.keyboard.press("?");
    await expect(shortcuts.getByText("Réduire ou ouvrir le menu")).toBeVisible();
    await expect(shortcuts.getByText("Valider, puis continuer")).toHaveCount(0);
    await page.keyboard.press("Escape");

    await openWithoutReload(page, "/app/verbs");
    const verb = page.getByLabel("Verbe à l’infinitif");
    await verb.fill("tener");
    await verb.press("?");
    await expect(verb).toHaveValue("tener?");
    await expect(shortcuts).toHaveCount(0);

    await openWithoutReload(page, "/app/exercise/desde-hace");
    const { field } = await exerciseScreen(page, "desde-hace");
    await page.keyboard.press("?");
    await expect(shortcuts.getByText("Valider, puis continuer")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(shortcuts).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
  });
});

/** Adjacent places have different entries, so an assertion cannot pass on the entry of the place before. */
const places = [
  { path: "/app", entry: "Accueil" },
  { path: "/app/enlaces-utiles", entry: "Liens utiles" },
  { path: "/app/statistics", entry: "Statistiques" },
  { path: "/app/packages/preterito-indefinido/new", entry: "Mes sélections" },
  { path: "/app/packages/preterito-indefinido/failed", entry: "Verbes à revoir" },
  { path: "/app/theory/preterito-indefinido", entry: "Théorie" },
  { path: "/app/verbs?verb=tener", entry: "Tableaux de conjugaison" },
  { path: "/app/drill?verbs=tener", entry: "Entraînement libre" },
  { path: "/app/profile", entry: "Profil et réglages" },
  { path: "/app?lng=fr", entry: "Accueil" },
];

test("a family’s row of the menu opens to its links, and the current page is marked", async ({
  learner: _signedIn,
  page,
}) => {
  const row = (name: string) => menu(page).getByRole("button", { name });
  const links = (name: string) => menu(page).getByRole("list", { name }).getByRole("link");
  const [exercise] = await firstSentencesOf(page.request, "desde-hace");
  if (exercise === undefined) throw new Error("There are no exercises.");
  await answerByApi(page.request, "desde-hace", [{ exercise, given: WRONG_ANSWER }]);
  await page.goto("/app/theory/desde-hace");
  await expect(row("Desde, desde hace")).toHaveAttribute("aria-expanded", "true");
  await expect(links("Desde, desde hace")).toHaveText([
    "S’entraîner",
    /^Phrases à revoir/,
    "Théorie",
  ]);
  await expect(
    menu(page)
      .getByRole("list", { name: "Desde, desde hace" })
      .getByRole("link", { name: "Phrases à revoir 1" }),
  ).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Administration" })).toHaveCount(0);
  await expect(row("Presente de indicativo")).toHaveAttribute("aria-expanded", "false");

  await row("Presente de indicativo").focus();
  await page.keyboard.press("Enter");
  await expect(links("Presente de indicativo")).toHaveText([
    "S’entraîner",
    "Mes sélections",
    "Verbes à revoir",
    "Théorie",
  ]);
  // A closed row is marked in place of its links.
  await row("Desde, desde hace").click();
  await expect(row("Desde, desde hace")).toHaveAttribute("aria-current", "true");

  await links("Presente de indicativo").getByText("Mes sélections").click();
  await expect(row("Presente de indicativo")).toHaveAttribute("aria-expanded", "true");
  await expect(row("Desde, desde hace")).toHaveAttribute("aria-expanded", "false");

  await test.step("the current page only is marked", async () => {
    for (const { path, entry } of places) {
      await openWithoutReload(page, path);
      await expect(menu(page).locator("[aria-current]"), path).toHaveAccessibleName(entry);
    }
  });
});

test("beside an exercise are only the dashboard, and the guide and a table of its family", async ({
  learner: _signedIn,
  page,
}) => {
  const links = menu(page).getByRole("link");
  await openExercise(page, "preterito-indefinido");
  await expect(links).toHaveText([
    "Accueil",
    "Théorie, Pretérito indefinido",
    "Tableaux de conjugaison, Pretérito indefinido",
  ]);
  await expect(menu(page).locator("[aria-current]")).toHaveCount(0);
  await links.last().click();
  await expect(page.getByRole("table", { name: /hablar.*Pretérito indefinido$/ })).toBeInViewport();

  await openWithoutReload(page, "/app/exercise/desde-hace");
  await expect(links).toHaveText(["Accueil", "Théorie, Desde, desde hace"]);
  await openWithoutReload(page, "/app/review");
  await expect(links).toHaveText(["Accueil"]);

  await test.step("a drawer has the other pages", async () => {
    await page.getByRole("button", { name: "Déplier le menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("link", { name: "Statistiques" }).click();
    await expect(page).toHaveURL("/app/statistics");
  });
});

test("the menu of many families is folded, cuts nothing, and shows what a family has to review", async ({
  learner: _signedIn,
  page,
}) => {
  const [exercise] = await firstSentencesOf(page.request, "futuro-simple");
  if (exercise === undefined) throw new Error("There are no exercises.");
  await answerByApi(page.request, "futuro-simple", [{ exercise, given: WRONG_ANSWER }]);
  await page.request.patch("/api/profile", { data: { families: allFamilies } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app");
  const headings = menu(page).getByRole("button");
  await expect(headings).toHaveText(["Conjugaison8", "Grammaire4", "Déconnexion"]);
  await expect(menu(page).getByRole("link")).toHaveText([
    "Accueil",
    /^Réviser/,
    "Entraînement libre",
    "Tableaux de conjugaison",
    "Statistiques",
    "Liens utiles",
    "Profil et réglages",
  ]);
  const ends = [
    menu(page).getByRole("button", { name: /^Grammaire/ }),
    page.getByRole("button", { name: "Déconnexion" }),
  ];
  for (const end of ends) await expect(end).toBeInViewport({ ratio: 1 });

  await menu(page)
    .getByRole("button", { name: /^Conjugaison/ })
    .click();
  const families = menu(page).getByRole("list", { name: "Conjugaison" });
  await expect(families.getByRole("button")).toHaveCount(8);
  await families.getByRole("button", { name: "Futuro simple" }).click();
  await expect(families.getByRole("link", { name: "Verbes à revoir 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Déconnexion" })).toBeInViewport({ ratio: 1 });

  await test.step("the page of a family opens its heading, and is marked", async () => {
    await openWithoutReload(page, "/app/families/por-para");
    const row = menu(page).getByRole("list", { name: "Grammaire" }).getByRole("button", {
      name: "Por, para",
    });
    await expect(row).toHaveAttribute("aria-current", "page");
    await expect(row).toBeInViewport({ ratio: 1 });
  });

  await test.step("on a phone, nothing of the folded menu is cut", async () => {
    await openWithoutReload(page, "/app");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByRole("button", { name: "Déconnexion" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the families stay in place when the headline arrives, and a drawer has the menu", async ({
    learner: _signedIn,
    page,
  }) => {
    const [exercise] = await firstSentencesOf(page.request, "desde-hace");
    if (exercise === undefined) throw new Error("There are no exercises.");
    await answerByApi(page.request, "desde-hace", [{ exercise, given: exercise.answer }]);
    // Without the outline, the headline needs the sentences, which wait.
    const sentencesMayLoad = Promise.withResolvers<void>();
    await page.route("**/api/start*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), outline: undefined } });
    });
    await page.route("**/api/exercises/**", async (route) => {
      await sentencesMayLoad.promise;
      await route.continue();
    });
    const top = async () => {
      const families = page.getByRole("list", { name: "Familles d’exercices" });
      return (await families.boundingBox())?.y;
    };
    await page.goto("/app");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Accueil");
    await applyFonts(page);
    const before = await top();
    sentencesMayLoad.resolve();
    await expect(heading).toHaveText("10 formes pour aujourd’hui.");
    expect(await top()).toBeCloseTo(before ?? 0, 0);

    await test.step("the drawer closes when a link is followed", async () => {
      await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await expect(drawer).toBeVisible();
      expect((await drawer.boundingBox())?.width).toBe(280);
      await drawer.getByRole("link", { name: "Liens utiles" }).tap();
      await expect(page).toHaveURL("/app/enlaces-utiles");
      await expect(drawer).toBeHidden();

      // Closes also when the link leads to the page that is open.
      await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
      await drawer.getByRole("link", { name: "Liens utiles" }).tap();
      await expect(drawer).toBeHidden();
    });
  });
});
