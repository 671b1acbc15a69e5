import { openExercise } from "../support/exercise-screen.ts";
import { createPackage } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const families = [
  { key: "presente-indicativo", name: "Presente de indicativo", wrong: "la forme attendue" },
  { key: "preterito-indefinido", name: "Pretérito indefinido", wrong: "la forme attendue" },
  { key: "desde-hace", name: "Desde, desde hace", wrong: "le mot attendu" },
] as const;

test.beforeEach(({ learner: _signedIn }) => {});

for (const { key, name, wrong } of families) {
  test(`${name} is practised: right, then wrong`, async ({ page }) => {
    const screen = await openExercise(page, key);
    const status = page.getByRole("status");
    await expect(page.getByRole("heading", { name })).toBeVisible();
    const first = await screen.answerRight();
    await expect(
      status.filter({ hasText: `¡Perfecto! ${first.sentence.slice(0, 3)}` }),
    ).toBeAttached();
    await expect(page.getByText(first.translation)).toBeVisible();
    await screen.next();
    const second = await screen.answerWrong();
    await expect(status.filter({ hasText: `Ce n’est pas ${wrong}.` })).toBeAttached();
    await expect(page.getByRole("definition").first()).toHaveText("incorrecto");
    await expect(page.getByRole("definition").nth(1)).toHaveText(second.answer);
    await expect(page.getByText(second.translation)).toBeVisible();
  });
}

test("Desde hace explains why the sentence takes its word", async ({ page }) => {
  const screen = await openExercise(page, "desde-hace");
  const { explanation } = await screen.answerWrong();
  expect(explanation).not.toBeNull();
  await expect(page.getByText(explanation ?? "")).toBeVisible();
});

test("Enter checks, and Enter goes on: no other key is needed", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await expect(screen.field).toBeFocused();
  for (let index = 1; index <= 3; index++) {
    await expect(page.getByText(new RegExp(`^Exercice ${index} sur \\d+$`))).toBeAttached();
    await page.keyboard.type((await screen.current()).answer);
    await page.keyboard.press("Enter");
    await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(screen.field).toHaveValue("");
  }
});

test("an Enter that is held down does not skip the verdict", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type((await screen.current()).answer);
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(screen.goOn).toBeVisible();
  await expect(screen.position(1)).toBeAttached();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await expect(screen.position(2)).toBeAttached();
  await expect(screen.validate).toBeVisible();
});

test("Back from the theory of a wrong answer returns to its verdict", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await screen.next();
  const { sentence } = await screen.answerWrong();
  await page.getByRole("link", { name: "Théorie", exact: true }).last().click();
  await expect(page).toHaveURL(/theory/);
  await page.goBack();
  await expect(screen.goOn).toBeVisible();
  await expect(screen.position(2)).toBeAttached();
  expect((await screen.current()).sentence).toBe(sentence);
  await expect(screen.field).toHaveValue("incorrecto");
  await screen.next();
  await expect(screen.position(3)).toBeAttached();
});

test("on a small laptop a whole wrong verdict is in sight, beside its sentence", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerWrong();
  for (const part of [
    screen.field,
    page.getByRole("definition").last(),
    page.getByRole("link", { name: "Théorie", exact: true }).last(),
    screen.goOn,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    // A trial finds out whether anything lies over it.
    await part.click({ trial: true });
  }
});

test("typing anywhere goes to the field", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.getByText(/^1 \/ \d+$/).click();
  await expect(screen.field).not.toBeFocused();
  await page.keyboard.type("hablo");
  await expect(screen.field).toBeFocused();
  await expect(screen.field).toHaveValue("hablo");
});

test("an accent key inserts at the caret and leaves the focus in the field", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type("habls");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "é", exact: true }).click();
  await expect(screen.field).toBeFocused();
  await page.keyboard.type("i");
  await expect(screen.field).toHaveValue("habléis");
});

test("a letter that an accent key wrote can be deleted again", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.getByRole("button", { name: "ó", exact: true }).click();
  await page.keyboard.press("Backspace");
  await expect(screen.field).toHaveValue("");
  await expect(page.getByRole("button", { name: "Valider" })).toBeDisabled();
});

test("accents can be typed as letter and sign", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type("a'u:n~O’");
  await expect(screen.field).toHaveValue("áüñÓ");
});

test("the profile turns typed accents off", async ({ page }) => {
  await page.goto("/app/profile");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("checkbox", { name: "Écrire á en tapant a'" }).uncheck();
  expect((await saved).status()).toBe(200);
  const screen = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type("a'n~");
  await expect(screen.field).toHaveValue("a'n~");
});

test("a question mark lists the shortcuts, and Escape returns to the field", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type("?");
  const shortcuts = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();
  await expect(screen.field).toBeFocused();
  await expect(screen.field).toHaveValue("");
});

test("a blank answer does nothing", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await expect(screen.validate).toBeDisabled();
  await page.keyboard.type("   ");
  await page.keyboard.press("Enter");
  await expect(screen.validate).toBeDisabled();
  await page.keyboard.type("a");
  await expect(screen.validate).toBeEnabled();
});

test("an answer of 101 characters is too long, and says so", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.field.fill("a".repeat(101));
  await screen.validate.click();
  await expect(page.getByRole("alert")).toHaveText("La réponse est trop longue");
  await expect(screen.validate).toBeVisible();
  await screen.answer("a".repeat(100));
});

test("the translation is a hint that opens when asked for", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  const { translation } = await screen.current();
  await expect(page.getByText(translation)).toBeHidden();
  await page.getByRole("button", { name: "Traduction" }).click();
  await expect(page.getByText(translation)).toBeVisible();
  await expect(screen.field).toBeFocused();
});

test("after the last exercise comes the first again", async ({ page }) => {
  const id = await createPackage(page.request, ["hablar"]);
  const screen = await openExercise(page, `preterito-indefinido?package=${id}`);
  const first = await screen.current();
  for (let index = 1; index <= 6; index++) {
    await expect(screen.position(index, 6)).toBeAttached();
    await screen.answerRight();
    await screen.next();
  }
  await expect(screen.position(1, 6)).toBeAttached();
  expect(await screen.current()).toEqual(first);
});
