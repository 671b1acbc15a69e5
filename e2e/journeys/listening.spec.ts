import { exerciseScreen, openExercise } from "../support/exercise-screen.ts";
import { fakeSpeech } from "../support/fake-speech.ts";
import { openWithoutReload } from "../support/pages.ts";
import { answerByApi, type Exercise, firstSentencesOf, sentencesOf } from "../support/practice.ts";
import { changeSettings, openReview } from "../support/review.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

const WITHOUT_BLANK = /_{5,}/;

/** Matches the whole sentence, whose answer may begin with a capital. */
const completed = ({ sentence, answer }: Exercise) =>
  new RegExp(
    `^${sentence.split(WITHOUT_BLANK).map(RegExp.escape).join(RegExp.escape(answer))}$`,
    "i",
  );

/** The longer part of the sentence, before or after its blank. */
function longestPart({ sentence }: Exercise): string {
  const parts = sentence.split(WITHOUT_BLANK).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}

test("the whole sentence is heard on request after the answer, by button or key, until the learner continues", async ({
  page,
}) => {
  const speech = await fakeSpeech(page);
  const screen = await openExercise(page, "desde-hace");
  await expect(page.getByRole("button", { name: "Écouter" })).toBeHidden();
  await page.keyboard.press("ArrowUp");
  const exercise = await screen.answerWrong();
  // The answers are words that are chosen: a dictation would be too easy.
  await expect(page.getByRole("button", { name: "Dictée" })).toHaveCount(0);
  await page.getByRole("button", { name: "Écouter" }).click();
  await expect.poll(speech.spoken).toHaveLength(1);
  const [spoken] = await speech.spoken();
  expect(spoken).toMatchObject({ rate: 1, voice: "Mónica" });
  expect(spoken?.text).toMatch(completed(exercise));
  await expect(screen.field).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect.poll(speech.spoken).toMatchObject([{ rate: 1 }, { rate: 1 }, { rate: 0.6 }]);

  await page.evaluate(() => {
    speechSynthesis.speak = () => void Reflect.set(speechSynthesis, "speaking", true);
    speechSynthesis.cancel = () => void Reflect.set(speechSynthesis, "speaking", false);
  });
  await page.getByRole("button", { name: "Écouter" }).click();
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(true);
  await screen.goToNext();
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});

test("voice, speed and speaking by itself are set for this device", async ({ page }) => {
  const speech = await fakeSpeech(page);
  await page.goto("/app/profile");
  const settings = page.getByRole("region", { name: "Écoute" });
  await settings
    .getByRole("combobox", { name: "Voix" })
    .selectOption({ label: "Paulina · Mexique" });
  await settings.getByText("Lente", { exact: true }).click();
  await settings.getByRole("checkbox", { name: /^Lire la phrase/ }).check();
  await settings.getByRole("button", { name: "Écouter un exemple" }).click();
  await expect.poll(speech.spoken).toMatchObject([{ voice: "Paulina", rate: 0.75 }]);

  await page.reload();
  await expect(settings.getByRole("combobox", { name: "Voix" })).toHaveValue("Paulina");
  await expect(settings.getByRole("checkbox", { name: /^Lire la phrase/ })).toBeChecked();
  await openWithoutReload(page, "/app/exercise/preterito-indefinido");
  const screen = await exerciseScreen(page, "preterito-indefinido");
  await expect(page.getByText(/^1 sur \d+$/)).toBeVisible();
  expect(await speech.spoken()).toEqual([]);
  // What speaks after an answer loads after the sentence.
  await page.waitForLoadState("networkidle");
  const first = await screen.answerRight();
  await expect.poll(speech.spoken).toMatchObject([{ voice: "Paulina", rate: 0.75 }]);
  expect((await speech.spoken())[0]?.text).toMatch(completed(first));

  await test.step("a voice that fails half-way causes a message, and practice goes on", async () => {
    await screen.goToNext();
    await speech.setBehaviour("fails");
    await screen.answerRight();
    const failure = page.getByText(/^La lecture à voix haute n’a pas fonctionné/);
    await expect(failure.first()).toBeVisible();
    await screen.goToNext();
    await screen.answerRight();
    await expect.poll(speech.spoken).toHaveLength(3);
  });
});

test("a dictation is heard, not shown until the answer, and written by keyboard alone", async ({
  page,
}) => {
  const speech = await fakeSpeech(page);
  const screen = await openExercise(page, "preterito-indefinido");
  const exercises = await sentencesOf(page.request, "preterito-indefinido");
  const dictation = page.getByRole("button", { name: "Dictée" });
  await expect(dictation).toHaveAttribute("aria-pressed", "false");
  await dictation.focus();
  await page.keyboard.press("Enter");
  await expect(dictation).toHaveAttribute("aria-pressed", "true");
  const listen = page.getByRole("main").getByRole("button", { name: "Écouter" });
  expect(await listen.boundingBox()).toMatchObject({ width: 96, height: 96 });
  const blank = await screen.field.boundingBox();
  expect((await listen.boundingBox())?.y).toBeLessThan(blank?.y ?? 0);

  for (const number of [1, 2]) {
    await expect.poll(speech.spoken).toHaveLength(number);
    const text = (await speech.spoken()).at(-1)?.text ?? "";
    const dictated = exercises.find((exercise) => completed(exercise).test(text));
    if (dictated === undefined) throw new Error(`No exercise is completed as “${text}”.`);
    const words = longestPart(dictated);
    await expect(page.getByText(dictated.item, { exact: true })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.keyboard.type(dictated.answer);
    await page.keyboard.press("Enter");
    await expect(page.getByText("¡Perfecto!", { exact: true })).toBeVisible();
    await expect(page.getByText(words).first()).toBeAttached();
    await page.keyboard.press("Enter");
  }
  await expect.poll(speech.spoken).toHaveLength(3);
  await page.keyboard.press("ArrowDown");
  await expect.poll(speech.spoken).toHaveLength(4);
  expect((await speech.spoken()).map(({ rate }) => rate)).toEqual([1, 1, 1, 0.6]);
  await page.getByRole("button", { name: "Lentement" }).click();
  await expect.poll(speech.spoken).toHaveLength(5);
  await expect(screen.field).toBeFocused();

  await test.step("it lasts for its session, also over a visit to the theory", async () => {
    await screen.answer("incorrecto");
    await page.getByRole("link", { name: "Théorie", exact: true }).last().click();
    await expect(page).toHaveURL(/theory/);
    await page.goBack();
    await screen.goToNext();
    await expect.poll(speech.spoken).toHaveLength(6);
    await expect(page.getByRole("button", { name: "Lentement" })).toBeVisible();
    await dictation.click();
    await expect(page.getByRole("button", { name: "Lentement" })).toHaveCount(0);
    expect((await screen.currentExercise()).item).not.toBe("");
    await dictation.click();
    await page.reload();
    await expect(dictation).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("one that cannot be heard goes on in writing", async () => {
    await speech.setBehaviour("fails");
    await dictation.click();
    const failure = page.getByText(/l’entraînement continue par écrit/).first();
    await expect(failure).toBeVisible();
    const button = await screen.giveUpButton.boundingBox();
    await expect
      .poll(async () => (await failure.boundingBox())?.y, "the message does not cover the button")
      .toBeLessThan((button?.y ?? 0) - 300);
    await expect(dictation).toHaveAttribute("aria-pressed", "false");
    await screen.answerRight();
  });
});

test("a sentence of a dictation that is written says why", async ({ page }) => {
  await fakeSpeech(page);
  await changeSettings(page, { newPerDay: 0, families: ["preterito-indefinido", "desde-hace"] });
  for (const key of ["preterito-indefinido", "desde-hace"]) {
    const [exercise] = await firstSentencesOf(page.request, key);
    if (exercise === undefined) throw new Error("The family has no exercises.");
    await answerByApi(page.request, key, [{ exercise, given: exercise.answer, daysAgo: 3 }]);
  }
  const screen = await openReview(page);
  await page.getByRole("button", { name: "Dictée" }).click();
  const word = page.getByText(/^Cette phrase se lit/);
  const listen = page.getByRole("button", { name: "Lentement" });
  const written = [];
  for (const _ of [1, 2]) {
    await expect(word.or(listen)).toBeVisible();
    written.push(await word.isVisible());
    await screen.answer("incorrecto");
    await expect(word).toHaveCount(0);
    await screen.goToNext();
  }
  expect(written.toSorted()).toEqual([false, true]);
});
