import { exerciseScreen } from "../support/exercise-screen.ts";
import { openWithoutReload } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a selection is created, practised, changed and deleted", async ({
  learner: _signedIn,
  page,
  browserErrors,
}) => {
  const create = page.getByRole("link", { name: "Créer ma première sélection" });
  const name = page.getByLabel("Nom de la sélection");
  const save = page.getByRole("button", { name: "Enregistrer" });
  await page.goto("/app/packages/preterito-indefinido");
  await create.click();
  await name.fill("Les irréguliers du lundi");
  for (const verb of ["hablar", "comer"]) {
    await page.getByLabel("Chercher un verbe").fill(verb);
    await page.getByRole("checkbox", { name: verb }).check();
  }
  await save.click();
  await expect(page.getByText("Sélection enregistrée")).toBeVisible();
  let practice = "";

  await test.step("practice asks these verbs only", async () => {
    await page.getByRole("link", { name: "S’entraîner avec Les irréguliers du lundi" }).click();
    const screen = await exerciseScreen(page, "preterito-indefinido");
    await expect(screen.positionText(1, 12)).toBeAttached();
    for (let index = 1; index <= 4; index++) {
      expect(["hablar", "comer"]).toContain((await screen.answerRight()).item);
      await screen.goToNext();
    }
    const { pathname, search } = new URL(page.url());
    practice = pathname + search;
  });

  await test.step("it is renamed", async () => {
    await openWithoutReload(page, "/app/packages/preterito-indefinido");
    await page.getByRole("link", { name: "Modifier Les irréguliers du lundi" }).click();
    await name.fill("Réguliers");
    await save.click();
    await expect(page.getByRole("heading", { name: "Réguliers" })).toBeVisible();
  });

  await test.step("it is deleted after confirmation, and can no longer be practised", async () => {
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
    await openWithoutReload(page, practice);
    await expect(
      page.getByRole("heading", { name: "Cette sélection n’existe pas ou n’existe plus." }),
    ).toBeVisible();
  });

  await test.step("a new one whose response is lost is sent again and exists once", async () => {
    browserErrors.allow(/ERR_CONNECTION_RESET/);
    await page.route(
      "**/api/packages",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await openWithoutReload(page, "/app/packages/preterito-indefinido");
    await create.click();
    await name.fill("Du lundi");
    await page.getByRole("checkbox", { name: "hablar" }).check();
    const sentAgain = page.waitForResponse("**/api/packages");
    await save.dblclick();
    await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
    await sentAgain;
    await page.reload();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Du lundi"]);
  });
});
