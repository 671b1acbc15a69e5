import { newLearner, signUpByApi } from "../support/accounts.ts";
import { exerciseScreen } from "../support/exercise-screen.ts";
import { createPackage } from "../support/practice.ts";
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
    await expect(screen.position(1, 12)).toBeAttached();
    for (let index = 1; index <= 4; index++) {
      expect(["hablar", "comer"]).toContain((await screen.answerRight()).item);
      await screen.next();
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
    await page.getByRole("button", { name: "Supprimer Réguliers" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Sélection supprimée")).toBeVisible();
    await expect(page.getByText("Aucune sélection pour l’instant")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("a selection without name and verbs says what is missing", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app/packages/preterito-indefinido/new");
  await page.getByLabel("Nom de la sélection").fill("ab");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByLabel("Nom de la sélection")).toHaveAccessibleDescription(
    /Le nom est obligatoire/,
  );
  await expect(page.getByText("Choisissez au moins un verbe")).toBeVisible();
});

test("a new selection whose response is lost is sent again and exists once", async ({
  learner: _signedIn,
  page,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_RESET/);
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

test("a selection disappears although the response to its deletion is lost", async ({
  learner: _signedIn,
  page,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_RESET|404.*\/api\/packages\//);
  await createPackage(page.request, ["hablar"]);
  await page.goto("/app/packages/preterito-indefinido");
  await page.getByRole("button", { name: "Supprimer Ma sélection" }).click();
  await page.route(
    "**/api/packages/*",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Aucune sélection pour l’instant")).toBeVisible();
});

test("a cancelled deletion keeps the selection and the focus", async ({
  learner: _signedIn,
  page,
}) => {
  await createPackage(page.request, ["hablar"]);
  await page.goto("/app/packages/preterito-indefinido");
  await page.getByRole("button", { name: "Supprimer Ma sélection" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("button", { name: "Supprimer Ma sélection" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Ma sélection" })).toBeVisible();
});

test("a selection’s name is plain text of at most 100 characters", async ({
  learner: _signedIn,
  page,
}) => {
  const name = `<img src=x onerror=alert(1)> شبكة ${"ñ".repeat(60)}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/app/packages/preterito-indefinido/new");
  await page.getByLabel("Nom de la sélection").fill("a".repeat(500));
  await page.getByRole("checkbox", { name: "hablar" }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByLabel("Nom de la sélection")).toHaveAccessibleDescription(
    /100 caractères au plus/,
  );
  await page.getByLabel("Nom de la sélection").fill(name);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("button", { name: `Supprimer ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: /^Supprimer «/ });
  await expect(dialog).toBeVisible();
  // The width of the screen less 16 pixels on each side.
  expect((await dialog.boundingBox())?.width).toBe(328);
});

test("more than 20 verbs bring a warning and can be saved", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto("/app/packages/preterito-indefinido/new");
  await page.getByLabel("Nom de la sélection").fill("Tous les irréguliers");
  await page.getByRole("button", { name: "Choisir tous les irréguliers" }).click();
  await expect(page.getByText(/^Plus de 20 verbes/)).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("heading", { name: "Tous les irréguliers" })).toBeVisible();
});

test("another learner’s selection does not exist for this one", async ({
  learner: _signedIn,
  page,
  openBrowser,
  noise,
}) => {
  noise.expect(/404.*\/api\/packages\//);
  const theirs = await openBrowser();
  await signUpByApi(theirs.request, newLearner());
  const id = await createPackage(theirs.request, ["hablar"]);
  await page.goto(`/app/exercise/preterito-indefinido?package=${id}`);
  await expect(
    page.getByRole("heading", { name: "Cette sélection n’existe pas ou n’existe plus." }),
  ).toBeVisible();
  await page.goto(`/app/packages/preterito-indefinido/${id}/edit`);
  await expect(page.getByText("Cette sélection n’existe pas ou n’existe plus.")).toBeVisible();
});
