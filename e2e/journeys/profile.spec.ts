import { readFile } from "node:fs/promises";
import { signIn, signOut } from "../support/accounts.ts";
import { refusedRead } from "../support/browser-errors.ts";
import { scrollWidthOf } from "../support/pages.ts";
import { answerByApi, firstSentencesOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test("a new password signs in, and other browsers are signed out", async ({
  learner,
  page,
  context,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/auth\/(change-password|sign-in)/);
  browserErrors.allow(refusedRead);
  const elsewhere = (await openBrowser()).request;
  const { email, password } = learner;
  await elsewhere.post("/api/auth/sign-in/email", { data: { email, password } });
  const isSignedInElsewhere = async () => (await elsewhere.get("/api/profile")).ok();
  expect(await isSignedInElsewhere()).toBe(true);

  await page.goto("/app/profile");
  const present = page.getByLabel("Mot de passe actuel", { exact: true });
  const wanted = page.getByLabel("Nouveau mot de passe", { exact: true });
  const change = page.getByRole("button", { name: "Changer le mot de passe" });

  await test.step("the current password is required", async () => {
    await present.fill("pas-le-bon");
    await wanted.fill("12345");
    await change.click();
    await expect(wanted).toHaveAccessibleDescription(/au moins 6 caractères/);
    await wanted.fill("clavel-2026");
    await change.click();
    await expect(present).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel");
    await expect(present).toBeFocused();
    await expect(wanted).toHaveValue("clavel-2026");
  });

  await test.step("the link for a forgotten password leads back", async () => {
    await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue(learner.email);
    await page.getByRole("link", { name: "Retour au profil" }).click();
    await expect(page).toHaveURL("/app/profile");
    await wanted.fill("clavel-2026");
  });

  await test.step("the change empties the fields", async () => {
    await present.fill(learner.password);
    await change.click();
    await expect(page.getByText("Mot de passe mis à jour", { exact: true })).toBeVisible();
    await expect(present).toHaveValue("");
    await expect(wanted).toHaveValue("");
    await expect(wanted).toHaveAccessibleDescription("6 caractères au moins");
  });

  await test.step("this browser stays signed in, the other one does not", async () => {
    expect(await isSignedInElsewhere()).toBe(false);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Profil" })).toBeVisible();
  });

  await test.step("the new password signs in", async () => {
    await signOut(page);
    await expect(page).toHaveURL(/\/auth/);
    await signIn(page, learner);
    await expect(page.getByRole("main")).toContainText("Adresse e-mail ou mot de passe incorrect");
    await signIn(page, { ...learner, password: "clavel-2026" });
    await expect(page).toHaveURL("/app");
  });

  await test.step("after the end of the session, sign-in leads back to the profile", async () => {
    await page.goto("/app/profile");
    await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue(learner.username);
    // A read that is refused would open the sign-in page.
    await page.waitForLoadState("networkidle");
    await context.clearCookies({ name: /session/ });
    await page.getByLabel("Nom d’utilisateur").fill("Léa bis");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Non authentifié");
    await alert.getByRole("button", { name: "Se reconnecter" }).click();
    await signIn(page, { ...learner, password: "clavel-2026" });
    await expect(page).toHaveURL("/app/profile");
  });
});

const oddUsernames = [
  "<script>alert(1)</script>",
  "محمد عبد الله الأندلسي القرطبي الغرناطي",
  "👩‍👩‍👧‍👦🎉 Lola",
  "W".repeat(50),
];

test("one page has all settings, the username, and downloads of all data", async ({
  learner,
  page,
}) => {
  const [exercise] = await firstSentencesOf(page.request, "preterito-indefinido");
  if (exercise === undefined) throw new Error("The family has no exercises.");
  await answerByApi(page.request, "preterito-indefinido", [{ exercise, given: exercise.answer }]);

  await test.step("the address of settings leads to it", async () => {
    await page.goto("/app/settings");
    await expect(page).toHaveURL("/app/profile");
    const parts = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(parts).toHaveText(["Entraînement", "Rythme", "Affichage", "Compte", "Données"]);
    await expect(page.locator("main :is(button, a).bg-marigold")).toHaveCount(0);
  });

  await test.step("without a Spanish voice and without a mail server, nothing is to be set", async () => {
    await expect(page.getByRole("button", { name: "Changer d’adresse" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Écoute" })).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: /^Recevoir un e-mail/ })).toHaveCount(0);
  });

  await test.step("all data are downloaded as JSON, as CSV, and for Anki", async () => {
    for (const [link, name, content] of [
      ["Toutes vos données (JSON)", /^verbena-everything-\d{4}-\d\d-\d\d\.json$/, learner.email],
      ["Vos réponses (CSV)", /^verbena-answers-.*\.csv$/, exercise.answer],
      ["Vos révisions (CSV)", /^verbena-cards-.*\.csv$/, `preterito-indefinido;${exercise.item};`],
      ["Vos cartes pour Anki", /^verbena-anki-.*\.txt$/, exercise.sentence],
    ] as const) {
      const starting = page.waitForEvent("download");
      await page.getByRole("link", { name: link }).click();
      const download = await starting;
      expect(download.suggestedFilename()).toMatch(name);
      expect(await readFile(await download.path(), "utf8")).toContain(content);
    }
  });

  await test.step("a username may be markup, Arabic, emoji or very wide, and never widens the page", async () => {
    for (const name of oddUsernames) {
      await page.getByLabel("Nom d’utilisateur").fill(name);
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByRole("button", { name: /^Mon compte/ })).toHaveText(name);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expect
          .poll(() => scrollWidthOf(page), `${name} at ${width} px`)
          .toBeLessThanOrEqual(width);
      }
    }
  });
});

test("families that are not chosen are hidden, and return with their progress", async ({
  learner: _signedIn,
  page,
}) => {
  const [exercise] = await firstSentencesOf(page.request, "desde-hace");
  if (exercise === undefined) throw new Error("There are no exercises.");
  await answerByApi(page.request, "desde-hace", [{ exercise, given: exercise.answer }]);
  const practice = page.getByRole("group", { name: "Familles d’exercices" });
  const family = (name: string) => practice.getByRole("checkbox", { name });
  const row = page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("button", { name: "Desde, desde hace" });

  await page.goto("/app/profile");
  await expect(row).toBeVisible();
  await family("Desde, desde hace").uncheck();
  await expect(row).toHaveCount(0);
  await family("Presente de indicativo").uncheck();
  await expect(family("Pretérito indefinido")).toBeDisabled();
  await page.getByText("Amérique latine", { exact: true }).click();

  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  const shown = page.getByRole("list", { name: "Familles d’exercices" }).getByRole("link");
  await expect(shown).toHaveText([/^Pretérito indefinido/]);
  await page.getByRole("link", { name: "Choisir d’autres familles" }).click();
  await expect(page.getByRole("radio", { name: "Amérique latine" })).toBeChecked();
  await family("Desde, desde hace").check();
  await page.reload();
  await expect(family("Desde, desde hace")).toBeChecked();
  await page.getByRole("link", { name: "Accueil", exact: true }).click();
  await shown.filter({ hasText: "Desde, desde hace" }).click();
  await expect(page.getByText("Novato · 1 juste")).toBeVisible();
});
