import type { Page } from "@playwright/test";
import { newLearner } from "../support/accounts.ts";
import { openExercise, WRONG_ANSWER } from "../support/exercise-screen.ts";
import {
  answerByApi,
  createPackage,
  exercisesOf,
  progressOf,
  todayButton,
} from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

/** Records the bodies of all write requests to a path. */
function recordBodies(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes(path)) {
      sent.push(request.postData() ?? request.method());
    }
  });
  return sent;
}

test("a double click or a double Enter gives one answer, or advances by one exercise", async ({
  learner: _signedIn,
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.field.fill(WRONG_ANSWER);
  await screen.validate.dblclick();
  await expect(screen.goOn).toBeVisible();
  await expect(screen.position(1)).toBeAttached();
  await expect(todayButton(page, 0, 1)).toBeVisible();

  await screen.goOn.dblclick();
  await expect(screen.giveUp).toBeVisible();
  await expect(screen.position(2)).toBeAttached();

  await screen.field.fill(WRONG_ANSWER);
  // Sent together: on a busy machine, the second would else come when it may continue.
  await Promise.all([screen.field.press("Enter"), screen.field.press("Enter")]);
  await expect(screen.goOn).toBeVisible();
  await expect(screen.position(2)).toBeAttached();
  await expect(todayButton(page, 0, 2)).toBeVisible();
});

test("a double click on “create my account” creates one account", async ({ page }) => {
  const { username, email, password } = newLearner();
  const sent = recordBodies(page, "/api/auth/sign-up");
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Inscription" }).click();
  await page.getByLabel("Nom d’utilisateur").fill(username);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Créer mon compte" }).dblclick();
  await expect(page).toHaveURL("/app");
  expect(sent).toHaveLength(1);
});

test("a double click on “delete” sends one request", async ({ learner: _signedIn, page }) => {
  await createPackage(page.request, ["hablar"]);
  const sent = recordBodies(page, "/api/packages");
  await page.goto("/app/packages/preterito-indefinido");
  await page.getByRole("button", { name: "Supprimer Ma sélection" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).dblclick();
  await expect(page.getByText("Aucune sélection pour l’instant")).toBeVisible();
  expect(sent).toEqual(["DELETE"]);
});

test("a double click on “continue” confirms a new level once", async ({
  learner: _signedIn,
  page,
}) => {
  const exercises = (await exercisesOf(page.request, "desde-hace")).slice(0, 10);
  const answers = exercises.map((exercise) => ({ exercise, given: exercise.answer }));
  await answerByApi(page.request, "desde-hace", answers);
  const sent = recordBodies(page, "/api/progress/events");
  await page.goto("/app");
  const dialog = page.getByRole("dialog", { name: /^Nouveau niveau/ });
  await dialog.getByRole("button", { name: "Continuer" }).dblclick();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await progressOf(page.request, "desde-hace")).currentLevel)
    .toBe(1);
  expect(sent.join().match(/level-confirmed/g)).toHaveLength(1);
});
