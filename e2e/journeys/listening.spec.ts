import { openExercise } from "../support/exercise-screen.ts";
import { fakeSpeech } from "../support/fake-speech.ts";
import type { Exercise } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

const WITHOUT_BLANK = /_{5,}/;

/** Matches the whole sentence, whose answer may begin with a capital. */
const completed = ({ sentence, answer }: Exercise) =>
  new RegExp(
    `^${sentence.split(WITHOUT_BLANK).map(RegExp.escape).join(RegExp.escape(answer))}$`,
    "i",
  );

test("without a Spanish voice nothing can be heard, and there is nothing to set", async ({
  page,
}) => {
  await fakeSpeech(page, [{ name: "Thomas", lang: "fr-FR" }]);
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await expect(page.getByRole("link", { name: "Théorie", exact: true }).last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Écouter" })).toHaveCount(0);
  await page.goto("/app/statistics?tab=configuration");
  await expect(page.getByRole("heading", { name: "Affichage" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Écoute" })).toHaveCount(0);
});

for (const key of ["preterito-indefinido", "desde-hace"]) {
  test(`the whole sentence of ${key} is heard on request, after the answer`, async ({ page }) => {
    const speech = await fakeSpeech(page);
    const screen = await openExercise(page, key);
    await expect(page.getByRole("button", { name: "Écouter" })).toBeHidden();
    await page.keyboard.press("ArrowUp");
    const exercise = await screen.answerWrong();
    await page.getByRole("button", { name: "Écouter" }).click();
    await expect.poll(speech.spoken).toHaveLength(1);
    const [spoken] = await speech.spoken();
    expect(spoken).toMatchObject({ rate: 1, voice: "Mónica" });
    expect(spoken?.text).toMatch(completed(exercise));
    await expect(screen.field).toBeFocused();
  });
}

test("the arrow keys say the sentence again and slowly", async ({ page }) => {
  const speech = await fakeSpeech(page);
  const screen = await openExercise(page, "presente-indicativo");
  await screen.answerRight();
  await expect(page.getByRole("button", { name: "Écouter" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect.poll(speech.spoken).toMatchObject([{ rate: 1 }, { rate: 0.6 }]);
});

test("voice, speed and speaking by itself are set for this device", async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto("/app/statistics?tab=configuration");
  const settings = page.getByRole("region", { name: "Écoute" });
  await settings
    .getByRole("combobox", { name: "Voix" })
    .selectOption({ label: "Paulina · Mexique" });
  await settings.getByText("Lente", { exact: true }).click();
  await settings.getByRole("checkbox", { name: /^Lire la phrase/ }).check();
  await settings.getByRole("button", { name: "Écouter un exemple" }).click();
  await expect.poll(speech.spoken).toMatchObject([{ voice: "Paulina", rate: 0.75 }]);

  const screen = await openExercise(page, "preterito-indefinido");
  await expect(page.getByText(/^1\/\d+$/)).toBeVisible();
  expect(await speech.spoken()).toEqual([]);
  const first = await screen.answerRight();
  await expect.poll(speech.spoken).toMatchObject([{ voice: "Paulina", rate: 0.75 }]);
  expect((await speech.spoken())[0]?.text).toMatch(completed(first));
  await screen.next();
  await screen.answerRight();
  await expect.poll(speech.spoken).toHaveLength(2);

  await page.goto("/app/statistics?tab=configuration");
  await expect(settings.getByRole("combobox", { name: "Voix" })).toHaveValue("Paulina");
  await expect(settings.getByRole("checkbox", { name: /^Lire la phrase/ })).toBeChecked();
});

test("a voice that fails half-way says so, and practice goes on", async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto("/app/statistics?tab=configuration");
  await page.getByRole("checkbox", { name: /^Lire la phrase/ }).check();
  const screen = await openExercise(page, "preterito-indefinido");
  await speech.behave("breaks");
  await screen.answerRight();
  const failure = page.getByText(/^La lecture à voix haute n’a pas fonctionné/);
  await expect(failure.first()).toBeVisible();
  await screen.next();
  await screen.answerRight();
  await expect.poll(speech.spoken).toHaveLength(2);
});

test("the sentence falls silent when the learner continues", async ({ page }) => {
  await fakeSpeech(page);
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await page.evaluate(() => {
    speechSynthesis.speak = () => void Reflect.set(speechSynthesis, "speaking", true);
    speechSynthesis.cancel = () => void Reflect.set(speechSynthesis, "speaking", false);
  });
  await page.getByRole("button", { name: "Écouter" }).click();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(true);
  await screen.next();
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});
