// npm run readme-pictures: renders the pictures in README.md, of the built application.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { freePort } from "../../packages/server/src/testing/postgres.ts";
import playwrightConfig from "../playwright.config.ts";
import { newLearner, signUpByApi } from "../support/accounts.ts";
import { alreadyWelcomed } from "../support/browser.ts";
import { openExercise } from "../support/exercise-screen.ts";
import { createPackage } from "../support/practice.ts";
import { startServer } from "../support/server.ts";

const docs = join(import.meta.dirname, "..", "..", "docs");

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The form that is answered wrong, and the wrong answer. */
const asked = { item: "tener", context: "él" };
const WRONG = "tenió";

/** How many answers come before it, so that some flags have their colours. */
const EARLIER_ANSWERS = { min: 3, max: 7 };

const family = "preterito-indefinido";
const verbs = ["tener", "estar", "poner"];

const dataDir = await mkdtemp(join(tmpdir(), "verbena-pictures-"));
const server = await startServer({ port: await freePort(), dataDir });
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
try {
  while (!(await takePictures()));
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Takes both pictures with a new learner. Returns false when the form comes too early or too late in the session. */
async function takePictures(): Promise<boolean> {
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: alreadyWelcomed,
    locale: "fr-FR",
    extraHTTPHeaders: { "Accept-Language": "fr-FR" },
    reducedMotion: "reduce",
    viewport: desktop,
    deviceScaleFactor: 2,
  });
  try {
    await signUpByApi(context.request, newLearner());
    const selection = await createPackage(context.request, verbs, "Radicaux en u");
    const page = await context.newPage();
    const screen = await openExercise(page, `${family}?package=${selection}`);
    for (let answers = 0; answers <= EARLIER_ANSWERS.max; answers++) {
      const { item, context: person } = await screen.currentExercise();
      if (item === asked.item && person === asked.context) {
        if (answers < EARLIER_ANSWERS.min) return false;
        await screen.answer(WRONG);
        await page.screenshot({ path: join(docs, "exercise.png") });
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: "dark" });
        await page.screenshot({ path: join(docs, "exercise-phone.png") });
        return true;
      }
      await screen.answerRight();
      await screen.goToNext();
    }
    return false;
  } finally {
    await context.close();
  }
}
