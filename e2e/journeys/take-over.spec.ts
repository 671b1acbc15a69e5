import type { Page } from "@playwright/test";
import { newLearner, signIn, signOut, signUpByApi } from "../support/accounts.ts";
import {
  EXERCISE,
  firstPaintOf,
  holdScripts,
  leaveOutItem,
  openWithSentence,
  waitForTakeOver,
} from "../support/first-paint.ts";
import { progressOf } from "../support/practice.ts";
import { expect, test } from "../support/test.ts";

const NOTE = "verbena_first_item";

const fieldOf = (page: Page) => page.locator("#root [data-sentence] input");

const continueButton = (page: Page) => page.getByRole("button", { name: "Continuer" });

const attemptsOf = async (page: Page) =>
  (await progressOf(page.request, "presente-indicativo")).stats.totalAttempts;

test("two tabs that take over at once each grade their own answer", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  const pages = [page, await context.newPage()];
  const releases = await Promise.all(pages.map(holdScripts));
  for (const tab of pages) {
    await tab.bringToFront();
    await openWithSentence(tab);
    await tab.keyboard.type("xyza");
    await tab.keyboard.press("Enter");
  }
  for (const release of releases) release();
  for (const tab of pages) {
    await tab.bringToFront();
    await waitForTakeOver(tab);
    await expect(continueButton(tab)).toBeVisible();
    await expect(fieldOf(tab)).toHaveValue("xyza");
  }
  await expect.poll(() => attemptsOf(page)).toBe(2);
});

test("text that is typed while the application takes over arrives complete", async ({
  learner: _signedIn,
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await openWithSentence(page);
  await page.keyboard.type("hab");
  releaseScripts();
  let typed = "hab";
  while ((await firstPaintOf(page).count()) > 0) {
    await page.keyboard.type("l");
    typed += "l";
  }
  await page.keyboard.type("ar");
  await expect(fieldOf(page)).toHaveValue(`${typed}ar`);
});

test("the application waits for the end of a composition", async ({
  learner: _signedIn,
  page,
  context,
}) => {
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const releaseScripts = await holdScripts(page);
  await openWithSentence(page);
  await expect(firstPaintOf(page).locator("[data-sentence] input")).toBeFocused();
  await compose("hab");
  releaseScripts();
  await expect(fieldOf(page)).toBeAttached();
  await compose("habl");
  await expect(firstPaintOf(page).locator("[data-sentence] input")).toHaveValue("habl");
  await keyboard.send("Input.insertText", { text: "hablo" });
  await waitForTakeOver(page);
  await expect(fieldOf(page)).toHaveValue("hablo");
  await expect(fieldOf(page)).toBeFocused();
  await keyboard.send("Input.insertText", { text: "s" });
  await expect(fieldOf(page)).toHaveValue("hablos");
});

test("a key held down answers one sentence", async ({ learner: _signedIn, page }) => {
  const releaseScripts = await holdScripts(page);
  await openWithSentence(page);
  await page.keyboard.type("xyza");
  await page.keyboard.down("Enter");
  releaseScripts();
  // Playwright repeats a key that is already down.
  await expect(async () => {
    await page.keyboard.down("Enter");
    await expect(continueButton(page)).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [0] });
  for (let repeats = 0; repeats < 20; repeats++) await page.keyboard.down("Enter");
  await expect(fieldOf(page)).toHaveValue("xyza");
  await page.keyboard.up("Enter");
  await expect(continueButton(page)).toBeVisible();
  await expect.poll(() => attemptsOf(page)).toBe(1);
});

/** Notes an item on this device, and opens its screen. */
async function openNoted(page: Page, note: string, path = EXERCISE): Promise<void> {
  // A document without scripts: an exercise screen would note its own item.
  await page.goto("/robots.txt");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [NOTE, note] as const);
  await page.goto(path, { waitUntil: "commit" });
}

/** The item that the exercise screen notes, as it is stored. */
async function readNote(page: Page) {
  const note = await page.waitForFunction((key) => localStorage.getItem(key), NOTE);
  return JSON.parse(String(await note.jsonValue()));
}

/** A sentence that the content does not have. */
const stale = "Esta frase _____ ya no existe.";

test("a note that cannot be shown is ignored", async ({ learner: _signedIn, page }) => {
  await page.goto(EXERCISE);
  const { version, value } = await readNote(page);
  const exercise = { ...value.exercise, sentence: stale };
  const notes = {
    "half written": '{"version":1,"value":{"path"',
    "of another shape": JSON.stringify({ version, value: "x" }),
    incomplete: JSON.stringify({ version, value: { path: EXERCISE, exercise: {} } }),
    "in an unknown language": JSON.stringify({
      version,
      value: { ...value, exercise, language: "xx" },
    }),
    "of a family that was removed": JSON.stringify({
      version,
      value: { ...value, exercise: { ...exercise, family: "old" } },
    }),
  };
  await leaveOutItem(page);
  for (const [name, note] of Object.entries(notes)) {
    await test.step(name, async () => {
      const releaseScripts = await holdScripts(page);
      await openNoted(page, note);
      await expect(firstPaintOf(page).getByText("Chargement...")).toBeVisible();
      releaseScripts();
      await waitForTakeOver(page);
      await expect(fieldOf(page)).toBeFocused();
    });
  }
});

test("what was typed for a sentence that has gone never gets into another one", async ({
  learner: _signedIn,
  page,
}) => {
  await page.goto(EXERCISE);
  const { version, value } = await readNote(page);
  const { exercise } = value;
  const notes = {
    "a sentence that has changed": { ...value, exercise: { ...exercise, sentence: stale } },
    "a sentence that was removed": {
      ...value,
      exercise: { ...exercise, item: "inexistir", sentence: stale },
    },
    "the sentence of another learner": {
      ...value,
      learner: "another",
      exercise: { ...exercise, sentence: stale },
    },
  };
  await leaveOutItem(page);
  for (const [name, note] of Object.entries(notes)) {
    await test.step(name, async () => {
      const releaseScripts = await holdScripts(page);
      await openNoted(page, JSON.stringify({ version, value: note }));
      await expect(firstPaintOf(page).locator("[data-sentence]")).toContainText("ya no existe");
      await page.keyboard.type("xyza");
      await page.keyboard.press("Enter");
      releaseScripts();
      await waitForTakeOver(page);
      await expect(fieldOf(page)).toBeFocused();
      await expect(fieldOf(page)).toHaveValue("");
      await expect(page.locator("#root [data-sentence]")).not.toContainText("ya no existe");
      await expect(async () => {
        expect(JSON.stringify(await readNote(page))).not.toContain(stale);
      }).toPass();
    });
  }
  expect(await attemptsOf(page)).toBe(0);
});

test("the review begins with the noted sentence, although its family is no longer chosen", async ({
  learner: _signedIn,
  page,
}) => {
  const review = "/app/review";
  await page.goto(review);
  const note = await readNote(page);
  await page.request.patch("/api/profile", { data: { families: ["desde-hace"] } });
  await leaveOutItem(page);
  const releaseScripts = await holdScripts(page);
  await openNoted(page, JSON.stringify(note), review);
  await expect(firstPaintOf(page).locator("[data-sentence]")).toBeVisible();
  await page.keyboard.type("xyza");
  releaseScripts();
  await waitForTakeOver(page);
  await expect(fieldOf(page)).toHaveValue("xyza");
  const { sentence } = note.value.exercise;
  await expect(fieldOf(page)).toHaveAttribute("name", new RegExp(RegExp.escape(sentence)));
});

for (const [name, block] of [
  [
    "blocked",
    () => {
      for (const storage of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Access is denied.", "SecurityError");
          },
        });
      }
    },
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`without the device’s storage, because it is ${name}, an answer is graded`, async ({
    learner: _signedIn,
    page,
  }) => {
    await page.addInitScript(block);
    const releaseScripts = await holdScripts(page);
    await openWithSentence(page);
    await page.keyboard.type("xyza");
    await page.keyboard.press("Enter");
    releaseScripts();
    await waitForTakeOver(page);
    await expect(continueButton(page)).toBeVisible();
    await expect.poll(() => attemptsOf(page)).toBe(1);
  });
}

test("a note is deleted at sign-out, and the way back shows nothing of the learner", async ({
  learner,
  page,
}) => {
  await page.goto(EXERCISE);
  await readNote(page);
  await page.goto("/fr/verbs");
  await expect(page.getByRole("link", { name: learner.username })).toBeVisible();
  await page.goto("/app");
  await signOut(page);
  await expect(page).toHaveURL("/auth");
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), NOTE)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL("/fr/verbs");
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
  await expect(page.getByText(learner.username)).toHaveCount(0);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/\/auth\?from=/);
  await expect(page.locator("[data-sentence]")).toHaveCount(0);
});

test("a session that ends before the scripts arrive leads to sign-in, and nothing is answered", async ({
  page,
  context,
}) => {
  const learner = await signUpByApi(context.request, newLearner());
  const releaseScripts = await holdScripts(page);
  // The application asks for the session right after the first paint. Let it ask after the session has ended.
  const shown = Promise.withResolvers<void>();
  await page.route("**/api/start?*", async (route) => {
    await shown.promise;
    await context.request.post("/api/auth/sign-out");
    await route.continue();
  });
  await openWithSentence(page);
  shown.resolve();
  await page.keyboard.type("xyza");
  await page.keyboard.press("Enter");
  releaseScripts();
  await waitForTakeOver(page);
  await expect(page).toHaveURL(`/auth?from=${encodeURIComponent(EXERCISE)}`);
  await expect(page.getByLabel("Adresse e-mail", { exact: true })).toHaveValue("");
  await signIn(page, learner);
  await expect(page).toHaveURL(EXERCISE);
  await expect(fieldOf(page)).toHaveValue("");
  expect(await attemptsOf(page)).toBe(0);
});

test("if the words to choose from do not arrive, the application still takes over", async ({
  learner: _signedIn,
  page,
  browserErrors,
}) => {
  browserErrors.allow(/answer-choices/);
  await page.route(/\/assets\/answer-choices-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await openWithSentence(page, "/app/exercise/por-para");
  await waitForTakeOver(page);
  await expect(fieldOf(page)).toBeFocused();
});
