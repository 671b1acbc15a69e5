import { exerciseScreen } from "../exercise-screen.ts";
import { newLearner, signUpByApi } from "../learner.ts";
import { createPackage } from "../packages.ts";
import { expect, test } from "../test.ts";

test("a selection is made, practised, changed and deleted", async ({
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

  await test.step("practice asks its verbs only", async () => {
    await page.getByRole("link", { name: "S’entraîner avec Les irréguliers du lundi" }).click();
    const screen = await exerciseScreen(page, "preterito-indefinido");
    await expect(screen.position(1, 12)).toBeAttached();
    for (let index = 1; index <= 4; index++) {
      expect(["hablar", "comer"]).toContain((await screen.answerRight()).item);
      await screen.next();
    }
  });

  await test.step("it takes a new name", async () => {
    await page.goto("/app/packages/preterito-indefinido");
    await page.getByRole("link", { name: "Modifier Les irréguliers du lundi" }).click();
    await page.getByLabel("Nom de la sélection").fill("Réguliers");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("heading", { name: "Réguliers" })).toBeVisible();
  });

  await test.step("it goes away once that is confirmed", async () => {
    await page.getByRole("button", { name: "Supprimer Réguliers" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Aucune sélection pour l’instant")).toBeVisible();
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

test("another person’s selection is not shown, and said not to exist", async ({
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
