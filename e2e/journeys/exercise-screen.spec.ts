import type { Locator, Page } from "@playwright/test";
import { choicesIn, families } from "@verbena/core/families";
import {
  type ExerciseScreen,
  exerciseScreen,
  openExercise,
  WRONG_ANSWER,
} from "../support/exercise-screen.ts";
import { fakeSpeech } from "../support/fake-speech.ts";
import { openWithoutReload } from "../support/pages.ts";
import { answerByApi, firstSentencesOf, progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ learner: _signedIn }) => {});

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const verdict = (page: Page) => page.locator("[data-verdict]");

test("a verb form is practised: right, then wrong", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const screen = await openExercise(page, "preterito-indefinido");
  const status = page.getByRole("status");
  const sheet = verdict(page);
  await expect(heading(page, "Pretérito indefinido")).toBeVisible();
  await expectFlagsInTheMiddle(page);

  await test.step("a right answer is confirmed in a few lines", async () => {
    const { item, sentence, translation } = await screen.answerRight();
    await expect(status.filter({ hasText: `¡Perfecto! ${sentence.slice(0, 3)}` })).toBeAttached();
    await expect(page.getByText(translation)).toBeVisible();
    // Two lines of a long translation fit as well.
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(115);
    await expect(sheet.getByRole("link")).toHaveCount(0);
    await page.getByRole("button", { name: "Autres actions" }).press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText([
      "Théorie",
      `Tableau : ${item}`,
      /^WordReference/,
      "Signaler cette phrase",
    ]);
    await page.keyboard.press("Escape");
    await expect(screen.field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(screen.positionText(2)).toBeAttached();
  });

  await test.step("the translation is shown on request", async () => {
    const { translation } = await screen.currentExercise();
    await expect(page.getByText(translation)).toBeHidden();
    await page.getByRole("button", { name: "Traduction" }).click();
    await expect(page.getByText(translation)).toBeVisible();
    await expect(screen.field).toBeFocused();
  });

  await test.step("the feedback to a wrong answer begins with the learner’s form", async () => {
    const { answer } = await screen.answerWrong();
    await expect(status.filter({ hasText: "Non. Ce n’est pas la forme attendue." })).toBeAttached();
    await expect(sheet.getByRole("paragraph").first()).toHaveText(`${WRONG_ANSWER} → ${answer}`);
    await expect(page.locator("[data-sentence]").getByRole("deletion")).toHaveCount(0);
    await expect(page.getByRole("deletion")).toHaveText(WRONG_ANSWER);
    await expect(page.getByRole("deletion")).toHaveCSS("text-decoration-line", "none");
    await expect(page.getByRole("insertion")).toHaveText(new RegExp(`^${answer}`, "i"));
  });

  await test.step("of chosen verbs, too: the blank closes to its word with the verdict", async () => {
    await openWithoutReload(page, "/app/exercise/preterito-indefinido?verbs=ver");
    await expect(heading(page, "Verbes choisis")).toBeVisible();
    await expectFlagsInTheMiddle(page);
    const widthOf = async () => (await screen.field.boundingBox())?.width ?? 0;
    const open = await widthOf();
    await screen.answerRight();
    await expect.poll(widthOf).toBeLessThan(open / 1.5);
    const word = (await page.getByRole("insertion").boundingBox())?.width ?? 0;
    await expect.poll(widthOf).toBeCloseTo(word, 0);
  });
});

/** The flags of the round are in the middle of the screen, whatever stands beside them. */
async function expectFlagsInTheMiddle(page: Page): Promise<void> {
  const middleOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    return Math.round(x + width / 2);
  };
  const flags = page.getByRole("img", { name: /^Série/ });
  const middle = await middleOf(page.getByRole("main"));
  await expect.poll(() => middleOf(flags)).toBe(middle);
}

test("a word is practised: after its hint, right, then wrong", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const exercises = await firstSentencesOf(page.request, "desde-hace");
  const failed = exercises.filter(({ item }) => item === "desde-hace-obras-calle");
  const answers = failed.map((exercise) => ({ exercise, given: WRONG_ANSWER }));
  await answerByApi(page.request, "desde-hace", answers);
  const screen = await openExercise(page, "desde-hace?failed=true");
  const status = page.getByRole("status");

  await test.step("a hint stands in parentheses after its sentence, and screen readers read it", async () => {
    await expect(
      page.locator("[data-sentence]").getByText("(no han terminado)", { exact: true }),
    ).toBeVisible();
    await expect(screen.field).toHaveAccessibleDescription(/ un año\. \(no han terminado\)$/);
  });

  await test.step("right, then wrong", async () => {
    await openWithoutReload(page, "/app/exercise/desde-hace");
    await expect(heading(page, families["desde-hace"].name)).toBeVisible();
    const { sentence, translation } = await screen.answerRight();
    await expect(status.filter({ hasText: `¡Perfecto! ${sentence.slice(0, 3)}` })).toBeAttached();
    await expect(page.getByText(translation)).toBeVisible();
    await screen.goToNext();
    const { answer } = await screen.answerWrong();
    await expect(status.filter({ hasText: "Non. Ce n’est pas le mot attendu." })).toBeAttached();
    await expect(page.getByRole("deletion")).toHaveText(WRONG_ANSWER);
    await expect(page.getByRole("insertion")).toHaveText(new RegExp(`^${answer}`, "i"));
  });

  await test.step("a double click on a word answers once and takes nothing back", async () => {
    await screen.goToNext();
    const { answer } = await screen.currentExercise();
    const wrong = choicesIn("desde-hace").find((word) => word !== answer) ?? "";
    await page.getByRole("button", { name: wrong, exact: true }).dblclick();
    await expect(page.getByRole("deletion")).toHaveText(wrong);
    await expect(screen.continueButton).toBeVisible();
  });

  await test.step("every sentence of a session has the same size", async () => {
    await openWithoutReload(page, "/app/exercise/pasado");
    await expect(heading(page, families.pasado.name)).toBeVisible();
    const past = await exerciseScreen(page, "pasado");
    const sizes = new Set<string>();
    for (let index = 0; index < 5; index++) {
      const paragraph = page.locator("[data-sentence] p");
      sizes.add(await paragraph.evaluate((shown) => getComputedStyle(shown).fontSize));
      await past.answerRight();
      await past.goToNext();
    }
    expect([...sizes]).toEqual(["48px"]);
  });
});

test("an answer is typed anywhere on the page, with accents, and has 1 to 100 characters", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");

  await test.step("typing anywhere writes into the field", async () => {
    await page.getByText(/^1 sur \d+$/).click();
    await expect(screen.field).not.toBeFocused();
    await page.keyboard.type("hablo");
    await expect(screen.field).toBeFocused();
    await expect(screen.field).toHaveValue("hablo");
  });

  await test.step("an accent is written by a key at the caret, or by a letter and a sign", async () => {
    await screen.field.clear();
    await page.getByRole("button", { name: "ó", exact: true }).click();
    await page.keyboard.press("Backspace");
    await expect(screen.field).toHaveValue("");
    await expect(screen.validateButton).toBeDisabled();
    await page.keyboard.type("habls");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("button", { name: "é", exact: true }).click();
    await expect(screen.field).toBeFocused();
    await page.keyboard.type("i");
    await expect(screen.field).toHaveValue("habléis");
    await screen.field.clear();
    await page.keyboard.type("a'u:n~O’");
    await expect(screen.field).toHaveValue("áüñÓ");
  });

  await test.step("an answer has 1 to 100 characters, and not only spaces", async () => {
    await screen.field.clear();
    await page.keyboard.type("   ");
    await page.keyboard.press("Enter");
    await expect(screen.validateButton).toBeDisabled();
    await screen.field.clear();
    await expect(screen.giveUpButton).toBeEnabled();
    await page.keyboard.type("h");
    await expect(screen.validateButton).toBeEnabled();
    await expect(screen.giveUpButton).toBeDisabled();
    await screen.field.fill("a".repeat(101));
    await screen.validateButton.click();
    await expect(page.getByRole("alert")).toHaveText("La réponse est trop longue");
    await expect(screen.validateButton).toBeVisible();
    await screen.answer("a".repeat(100));
    await screen.goToNext();
  });

  await test.step("the prepared verdict is hidden until Enter, and fits the last letter", async () => {
    const { answer } = await screen.currentExercise();
    const perfect = page.getByText("¡Perfecto!", { exact: true });
    await page.keyboard.type(answer);
    await expect(perfect).toBeAttached();
    await expect(perfect).toBeHidden();
    await expect(page.getByRole("link", { name: "Théorie", exact: true }).last()).toBeHidden();
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("deletion")).toHaveText(`${answer}x`);
    await expect(perfect).toHaveCount(0);
    await screen.goToNext();
  });

  await test.step("it stays while one button opens language, profile, and log-out", async () => {
    await page.keyboard.type("habl");
    await page.getByRole("button", { name: /^Mon compte/ }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Profil et réglages", "Déconnexion"]);
    await page.getByRole("menuitemradio", { name: "Nederlands" }).click();
    await expect(page.getByRole("button", { name: "Ik weet het niet" })).toBeVisible();
    const field = page.getByRole("textbox", { name: "Je antwoord" });
    await expect(field).toHaveValue("habl");
    await expect(field).toBeFocused();
    await page.getByRole("button", { name: /^Mijn account/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Profiel" }).press("Enter");
    await expect(page).toHaveURL("/app/profile");
    await expect(field).toHaveCount(0);
  });
});

test("an answer is given once, however a learner presses Enter or the button, and stays after Back", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");

  await test.step("an Enter that confirms a word of an input method does not submit", async () => {
    await screen.field.fill((await screen.currentExercise()).answer);
    // Safari has ended the composition by then.
    await screen.field.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await expect(screen.validateButton).toBeVisible();
    await screen.field.press("Enter");
    await expect(screen.continueButton).toBeVisible();
    await screen.goToNext();
  });

  await test.step("holding Enter down does not skip the verdict", async () => {
    await page.keyboard.type((await screen.currentExercise()).answer);
    for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(screen.continueButton).toBeVisible();
    await expect(screen.positionText(2)).toBeAttached();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await expect(screen.positionText(3)).toBeAttached();
    await expect(screen.validateButton).toBeDisabled();
    await page.keyboard.up("Enter");
  });

  await test.step("a double click gives one answer, or advances by one exercise", async () => {
    await screen.field.fill(WRONG_ANSWER);
    await screen.validateButton.dblclick();
    await expect(screen.continueButton).toBeVisible();
    await expect(screen.positionText(3)).toBeAttached();
    await expect(todayButton(page, { correct: 2, attempts: 3 })).toBeVisible();
    await screen.continueButton.dblclick();
    await expect(screen.giveUpButton).toBeVisible();
    await expect(screen.positionText(4)).toBeAttached();
  });

  await test.step("a double Enter gives one answer", async () => {
    await screen.field.fill(WRONG_ANSWER);
    // Sent together: on a busy machine, the second would else come when it may continue.
    await Promise.all([screen.field.press("Enter"), screen.field.press("Enter")]);
    await expect(screen.continueButton).toBeVisible();
    await expect(screen.positionText(4)).toBeAttached();
    await expect(todayButton(page, { correct: 2, attempts: 4 })).toBeVisible();
  });

  await test.step("Back from the theory returns to the verdict, which can be taken back", async () => {
    const { sentence } = await screen.currentExercise();
    await page.getByRole("link", { name: "Théorie", exact: true }).last().click();
    await expect(page).toHaveURL(/theory/);
    await page.goBack();
    await expect(screen.continueButton).toBeVisible();
    await expect(screen.positionText(4)).toBeAttached();
    expect((await screen.currentExercise()).sentence).toBe(sentence);
    await expect(screen.field).toHaveValue(WRONG_ANSWER);
    await page.getByRole("button", { name: "Faute de frappe : recommencer" }).dblclick();
    await expect(screen.validateButton).toBeVisible();
    await expect(screen.field).toHaveValue(WRONG_ANSWER);
    await screen.answerRight();
    await expect
      .poll(async () => (await progressOf(page.request)).stats)
      .toMatchObject({ totalAttempts: 4, totalFailed: 1 });
    expect((await progressOf(page.request)).failedItems).toHaveLength(1);
  });
});

test("the whole verdict and all ways out of it are visible on every size of screen", async ({
  page,
}) => {
  await fakeSpeech(page);
  await page.setViewportSize({ width: 390, height: 430 });
  const screen = await openExercise(page, "preterito-indefinido?verbs=tener");
  const theory = page.getByRole("link", { name: "Théorie", exact: true }).last();
  const slip = page.getByRole("button", { name: "Faute de frappe : recommencer" });

  await test.step("above a phone’s keyboard", async () => {
    await screen.answer("tení");
    for (const part of [
      page.getByRole("deletion"),
      page.getByRole("insertion"),
      page.locator("[data-verdict] p").filter({ hasText: "Non. Tener n’est pas régulier" }),
      slip,
      screen.continueButton,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await slip.click();
    await expect(screen.field).toHaveValue("tení");
    await expect(screen.field).toBeFocused();
    await screen.answerRight();
    await screen.goToNext();
  });

  await test.step("on a small laptop, beside its sentence", async () => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await screen.answerWrong();
    await expect(page.getByRole("insertion")).toBeInViewport({ ratio: 1 });
    for (const part of [screen.field, theory, screen.continueButton]) await expectUncovered(part);
    await screen.goToNext();
  });

  await test.step("on a small phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectWaysOut(page, screen);
    await screen.goToNext();
  });

  await test.step("at 400 % zoom, where nothing covers it", async () => {
    await page.setViewportSize({ width: 360, height: 225 });
    await screen.answerWrong();
    // The page scrolls, not the sheet in it.
    const hidden = () =>
      verdict(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden).toBe(0);
    for (const part of [
      screen.field,
      page.getByRole("button", { name: "Autres actions" }),
      screen.continueButton,
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expectUncovered(part);
    }
  });

  await test.step("on a small phone, of a word", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithoutReload(page, "/app/exercise/ser-estar-hay");
    await expect(heading(page, families["ser-estar-hay"].name)).toBeAttached();
    await expectWaysOut(page, screen);
  });
});

/** Answers wrong, and expects everything that leads on or explains in view. French has the longest names. */
async function expectWaysOut(page: Page, screen: ExerciseScreen): Promise<void> {
  await screen.answer("tenises");
  await expect(verdict(page).getByRole("deletion")).toHaveText("tenises");
  const ways = [
    page.getByRole("button", { name: "Écouter" }),
    page.getByRole("button", { name: "Faute de frappe : recommencer" }),
    page.locator(".action-bar [aria-haspopup=menu]"),
    ...(await verdict(page).getByRole("link").all()),
    ...(await verdict(page).getByRole("button").all()),
  ];
  expect(ways.length).toBeGreaterThanOrEqual(5);
  for (const way of ways) await expectUncovered(way);
}

async function expectUncovered(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  // A trial click fails if something covers the element.
  await part.click({ trial: true });
}

test("a flag flies to the string after a right answer only, and nothing moves with reduced motion", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  // The effects load after the first sentence is shown.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if (target instanceof Element) target.setAttribute("data-moved", "");
    });
    const count = (records: MutationRecord[]) =>
      records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter(({ nodeName }) => nodeName === "svg");
    Object.assign(globalThis, { flights: 0 });
    new MutationObserver((records) => {
      Object.assign(globalThis, {
        flights: Reflect.get(globalThis, "flights") + count(records).length,
      });
    }).observe(document.body, { childList: true });
  });
  const flights = () => page.evaluate("flights");
  const answered = (count: number) =>
    page.getByRole("img", { name: new RegExp(`^Série : ${count} réponses? sur 20$`) });

  await test.step("with reduced motion", async () => {
    await screen.answerRight();
    await expect(answered(1)).toBeVisible();
    await screen.goToNext();
    await screen.answerWrong();
    await expect(answered(2)).toBeVisible();
    expect(await flights()).toBe(0);
    await expect(
      page.locator("[data-verdict][data-moved], [data-verdict] [data-moved]"),
    ).toHaveCount(0);
    await screen.goToNext();
  });

  await test.step("with motion", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await screen.answerRight();
    await expect(answered(3)).toBeVisible();
    await screen.goToNext();
    await screen.answerWrong();
    await expect(answered(4)).toBeVisible();
    await expect.poll(flights).toBe(1);
  });
});
