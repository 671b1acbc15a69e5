import type { Locator, Page } from "@playwright/test";
import { openExercise, WRONG_ANSWER } from "../support/exercise-screen.ts";
import { fakeSpeech } from "../support/fake-speech.ts";
import { answerByApi, firstSentencesOf, progressOf, todayButton } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const families = [
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
    await screen.goToNext();

    const { translation } = await screen.currentExercise();
    await expect(page.getByText(translation)).toBeHidden();
    await page.getByRole("button", { name: "Traduction" }).click();
    await expect(page.getByText(translation)).toBeVisible();
    await expect(screen.field).toBeFocused();
    const second = await screen.answerWrong();
    await expect(status.filter({ hasText: `Non. Ce n’est pas ${wrong}.` })).toBeAttached();
    await expect(page.getByRole("deletion")).toHaveText("incorrecto");
    await expect(page.getByRole("insertion")).toHaveText(new RegExp(`^${second.answer}`, "i"));
  });
}

test("a hint stands in parentheses after its sentence, and screen readers read it", async ({
  page,
}) => {
  const exercises = await firstSentencesOf(page.request, "desde-hace");
  const failed = exercises.filter(({ item }) => item === "desde-hace-obras-calle");
  const answers = failed.map((exercise) => ({ exercise, given: WRONG_ANSWER }));
  await answerByApi(page.request, "desde-hace", answers);
  const screen = await openExercise(page, "desde-hace?failed=true");
  await expect(
    page.locator("[data-sentence]").getByText("(no han terminado)", { exact: true }),
  ).toBeVisible();
  await expect(screen.field).toHaveAccessibleDescription(/ un año\. \(no han terminado\)$/);
});

test("the prepared verdict is hidden until Enter, and fits the last letter", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
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
});

test("a double click or a double Enter gives one answer, or advances by one exercise", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.field.fill(WRONG_ANSWER);
  await screen.validateButton.dblclick();
  await expect(screen.continueButton).toBeVisible();
  await expect(screen.positionText(1)).toBeAttached();
  await expect(todayButton(page, { correct: 0, attempts: 1 })).toBeVisible();

  await screen.continueButton.dblclick();
  await expect(screen.giveUpButton).toBeVisible();
  await expect(screen.positionText(2)).toBeAttached();

  await screen.field.fill(WRONG_ANSWER);
  // Sent together: on a busy machine, the second would else come when it may continue.
  await Promise.all([screen.field.press("Enter"), screen.field.press("Enter")]);
  await expect(screen.continueButton).toBeVisible();
  await expect(screen.positionText(2)).toBeAttached();
  await expect(todayButton(page, { correct: 0, attempts: 2 })).toBeVisible();
});

test("holding Enter down does not skip the verdict", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.keyboard.type((await screen.currentExercise()).answer);
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(screen.continueButton).toBeVisible();
  await expect(screen.positionText(1)).toBeAttached();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await expect(screen.positionText(2)).toBeAttached();
  await expect(screen.validateButton).toBeDisabled();
});

test("Back from the theory of a wrong answer returns to its verdict, which can be taken back", async ({
  page,
}) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerRight();
  await screen.goToNext();
  const { sentence } = await screen.answerWrong();
  await page.getByRole("link", { name: "Théorie", exact: true }).last().click();
  await expect(page).toHaveURL(/theory/);
  await page.goBack();
  await expect(screen.continueButton).toBeVisible();
  await expect(screen.positionText(2)).toBeAttached();
  expect((await screen.currentExercise()).sentence).toBe(sentence);
  await expect(screen.field).toHaveValue(WRONG_ANSWER);
  await page.getByRole("button", { name: "Faute de frappe : recommencer" }).dblclick();
  await expect(screen.validateButton).toBeVisible();
  await expect(screen.field).toHaveValue(WRONG_ANSWER);
  await screen.answerRight();
  await expect
    .poll(async () => progressOf(page.request))
    .toMatchObject({ stats: { totalAttempts: 2, totalFailed: 0 }, failedItems: [] });
});

test("on a small laptop the whole verdict is visible beside its sentence", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerWrong();
  await expect(page.getByRole("insertion")).toBeInViewport({ ratio: 1 });
  for (const part of [
    screen.field,
    page.getByRole("link", { name: "Théorie", exact: true }).last(),
    screen.continueButton,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    // A trial click fails if something covers the element.
    await part.click({ trial: true });
  }
});

test("above a phone's keyboard, the verdict, both forms, and the buttons are visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 430 });
  const screen = await openExercise(page, "preterito-indefinido?verbs=tener");
  await screen.answer("tení");
  for (const part of [
    page.getByRole("deletion"),
    page.getByRole("insertion"),
    page.locator("[data-verdict] p").filter({ hasText: "Non. Tener n’est pas régulier" }),
    page.getByRole("button", { name: "Faute de frappe : recommencer" }),
    screen.continueButton,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("button", { name: "Faute de frappe : recommencer" }).click();
  await expect(screen.field).toHaveValue("tení");
  await expect(screen.field).toBeFocused();
});

test("the flags of the round are in the middle of the screen, whatever stands beside them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const middleOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    return Math.round(x + width / 2);
  };
  for (const path of ["preterito-indefinido", "preterito-indefinido?verbs=tener"]) {
    await openExercise(page, path);
    const flags = page.getByRole("img", { name: /^Série/ });
    expect(await middleOf(flags)).toBe(await middleOf(page.getByRole("main")));
  }
});

test("on a small phone, all ways out of a verdict are visible in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fakeSpeech(page);
  for (const [language, listen, slip] of [
    ["fr", "Écouter", "Faute de frappe : recommencer"],
    ["nl", "Luisteren", "Typefout: opnieuw proberen"],
    ["en", "Listen", "Typo: try again"],
  ] as const) {
    await page.request.patch("/api/profile", { data: { preferredLanguage: language } });
    for (const path of ["ser-estar-hay", "preterito-indefinido?verbs=tener"]) {
      await page.goto(`/app/exercise/${path}`);
      await page.locator("[data-sentence] input").fill("tenises");
      await page.keyboard.press("Enter");
      const verdict = page.locator("[data-verdict]");
      await expect(verdict.getByRole("deletion")).toHaveText("tenises");
      const ways = [
        page.getByRole("button", { name: listen }),
        page.getByRole("button", { name: slip }),
        page.locator(".action-bar [aria-haspopup=menu]"),
        ...(await verdict.getByRole("link").all()),
        ...(await verdict.getByRole("button").all()),
      ];
      expect(ways.length).toBeGreaterThanOrEqual(5);
      for (const way of ways) {
        await expect(way).toBeInViewport({ ratio: 1 });
        // A trial click fails if something covers the element.
        await way.click({ trial: true });
      }
    }
  }
});

test("a right answer is confirmed in a few lines, and the feedback to a wrong one begins with the learner’s form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const screen = await openExercise(page, "preterito-indefinido?verbs=tener");
  await screen.answerRight();
  const sheet = page.locator("[data-verdict]");
  expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(100);
  await expect(sheet.getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Autres actions" }).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([
    "Théorie",
    "Tableau : tener",
    /^WordReference/,
    "Signaler cette phrase",
  ]);
  await page.keyboard.press("Escape");
  await expect(screen.field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(screen.positionText(2)).toBeAttached();

  const { answer } = await screen.answerWrong();
  await expect(sheet.getByRole("paragraph").first()).toHaveText(`${WRONG_ANSWER} → ${answer}`);
  await expect(page.locator("[data-sentence]").getByRole("deletion")).toHaveCount(0);
  await expect(sheet.getByRole("deletion")).toHaveCSS("text-decoration-line", "none");
});

test("the blank closes to its word with the verdict", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido?verbs=ver");
  const widthOf = async () => (await screen.field.boundingBox())?.width ?? 0;
  const open = await widthOf();
  await screen.answerRight();
  const word = (await page.getByRole("insertion").boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeLessThan(open / 1.5);
  expect(await widthOf()).toBeCloseTo(word, 0);
});

test("one button of the exercise opens language, profile, and log-out", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
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
  await expect(screen.field).toHaveCount(0);
});

test("every sentence of a session has the same size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const screen = await openExercise(page, "pasado");
  const sizes = new Set<string>();
  for (let index = 0; index < 5; index++) {
    const paragraph = page.locator("[data-sentence] p");
    sizes.add(await paragraph.evaluate((sentence) => getComputedStyle(sentence).fontSize));
    await screen.answerRight();
    await screen.goToNext();
  }
  expect([...sizes]).toEqual(["48px"]);
});

test("at 400 % zoom, nothing covers the sentence and its verdict", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.answerWrong();
  // The page scrolls, not the sheet in it.
  const hidden = page
    .locator("[data-verdict]")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden).toBe(0);
  for (const part of [
    screen.field,
    page.getByRole("button", { name: "Autres actions" }),
    screen.continueButton,
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 1 });
    // A trial click fails if something covers the element.
    await part.click({ trial: true });
  }
});

test("typing anywhere on the page writes into the field", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await page.getByText(/^1\/\d+$/).click();
  await expect(screen.field).not.toBeFocused();
  await page.keyboard.type("hablo");
  await expect(screen.field).toBeFocused();
  await expect(screen.field).toHaveValue("hablo");
});

test("an accent is written by a key at the caret, or by a letter and a sign", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
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

test("an Enter that confirms a word of an input method does not submit", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
  await screen.field.fill("incorrecto");
  // Safari has ended the composition by then.
  await screen.field.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
  await expect(screen.validateButton).toBeVisible();
  await screen.field.press("Enter");
  await expect(screen.continueButton).toBeVisible();
});

test("an answer has 1 to 100 characters, and not only spaces", async ({ page }) => {
  const screen = await openExercise(page, "preterito-indefinido");
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
});

/** Answers right, then wrong, and counts the flags that fly to the string. */
async function countFlights(page: Page): Promise<number> {
  const screen = await openExercise(page, "preterito-indefinido");
  // The effects load after the first sentence is shown.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
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
  await screen.answerRight();
  await expect(page.getByRole("img", { name: "Série : 1 réponse sur 20" })).toBeVisible();
  await screen.goToNext();
  await screen.answerWrong();
  await expect(page.getByRole("img", { name: "Série : 2 réponses sur 20" })).toBeVisible();
  return page.evaluate("flights");
}

test("with reduced motion, no flag flies, and the verdict appears without transitions", async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener("transitionrun", ({ target }) => {
      if (target instanceof Element) target.setAttribute("data-moved", "");
    });
  });
  expect(await countFlights(page)).toBe(0);
  await expect(page.locator("[data-verdict][data-moved], [data-verdict] [data-moved]")).toHaveCount(
    0,
  );
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a flag flies to the string after a right answer only", async ({ page }) => {
    expect(await countFlights(page)).toBe(1);
  });
});
