import { exerciseScreen } from "../support/exercise-screen.ts";
import { expect, test } from "../support/test.ts";

test("a selection is created, practised, changed and deleted", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app/packages/preterito-indefinido");
  await page.getByRole("link", { name: "Créer ma première sélection" }).click();
  await page.getByLabel("Nom de la sélection").fill("Les irréguliers du lundi");
  for (const verb of ["hablar", "comer"]) {
    await page.getByLabel("Chercher un verbe").fill(verb);
    await page.getByRole("checkbox", { name: verb }).check();
  }
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Sélection enregistrée")).toBeVisible();

  await test.step("practice asks these verbs only", async () => {
    await page.getByRole("link", { name: "S’entraîner avec Les irréguliers du lundi" }).click();
    const screen = await exerciseScreen(page, "preterito-indefinido");
    await expect(screen.positionText(1, 12)).toBeAttached();
    for (let index = 1; index <= 4; index++) {
      expect(["hablar", "comer"]).toContain((await screen.answerRight()).item);
      await screen.goToNext();
    }
  });

  await test.step("it is renamed", async () => {
    await page.goto("/app/packages/preterito-indefinido");
    await page.getByRole("link", { name: "Modifier Les irréguliers du lundi" }).click();
    await page.getByLabel("Nom de la sélection").fill("Réguliers");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("heading", { name: "Réguliers" })).toBeVisible();
  });

  await test.step("it is deleted after confirmation", async () => {
    const ask = page.getByRole("button", { name: "Supprimer Réguliers" });
    await ask.click();
    await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
    await expect(ask).toBeFocused();
    await ask.click();
    // A second request would get 404.
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).dblclick();
    await expect(page.getByText("Sélection supprimée")).toBeVisible();
    await expect(page.getByText("Aucune sélection pour l’instant")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("a new selection whose response is lost is sent again and exists once", async ({
  learner: _signedIn,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_CONNECTION_RESET/);
  await page.route(
    "**/api/packages",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.goto("/app/packages/preterito-indefinido/new");
  await page.getByLabel("Nom de la sélection").fill("Du lundi");
  await page.getByRole("checkbox", { name: "hablar" }).check();
  const sentAgain = page.waitForResponse("**/api/packages");
  await page.getByRole("button", { name: "Enregistrer" }).dblclick();
  await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
  await sentAgain;
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Du lundi"]);
});

test("practice of a selection that does not exist says so", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto(`/app/exercise/preterito-indefinido?package=${crypto.randomUUID()}`);
  await expect(
    page.getByRole("heading", { name: "Cette sélection n’existe pas ou n’existe plus." }),
  ).toBeVisible();
});
