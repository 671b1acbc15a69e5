import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { newLearner, signIn, signUpByApi } from "../support/accounts.ts";
import { WRONG_ANSWER } from "../support/exercise-screen.ts";
import { arrive, waitForServiceWorker } from "../support/pages.ts";
import { type Exercise, progressOf, sentencesOf, withoutMarks } from "../support/practice.ts";
import { testWithOwnServer as base, expect, type FragileServer } from "../support/test.ts";

const families = ["presente-indicativo", "preterito-indefinido", "desde-hace"] as const;
type Family = (typeof families)[number];

const DAYS = 7;
/** Answers on each device and day. VERBENA_ANSWERS asks for a longer run by hand. */
const ANSWERS = Number(process.env["VERBENA_ANSWERS"] ?? 3);
const DAY_MS = 86_400_000;

type Question = Exercise & { family: Family };
type Tally = Record<Family, { attempts: number; correct: number }>;

const test = base.extend<{ serviceWorkers: "allow" }>({});
test.use({ serviceWorkers: "allow" });
test.setTimeout(600_000);

test("seven days on two devices: one press starts the work, and the numbers agree", async ({
  page: phone,
  context,
  openBrowser,
  server,
  dataDir,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|FetchEvent|cannot be reached/);
  const learner = await signUpByApi(phone.request, newLearner());
  const otherContext = await openBrowser();
  const laptop = await otherContext.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await laptop.setViewportSize({ width: 1440, height: 900 });
  await Promise.all([context, otherContext].map((each) => each.clock.install()));
  await laptop.goto("/auth");
  await laptop.getByText("Se souvenir de moi pendant 30 jours").click();
  await signIn(laptop, learner);
  await expect(laptop).toHaveURL("/app");
  const questions = await allQuestions(phone);
  const robot = new Robot(questions);

  for (let day = 1; day <= DAYS; day++) {
    await test.step(`day ${day}`, async () => {
      if (day > 1) await nextDay(server, [context, otherContext], day);
      robot.beginDay();
      // On even days the phone is offline, and both devices answer from the same state.
      const isOffline = day % 2 === 0;
      await phone.goto("/app");
      await startWork(phone);
      await waitForServiceWorker(phone);
      if (isOffline) await context.setOffline(true);
      await robot.answer(phone, ANSWERS);
      await laptop.goto("/app");
      await startWork(laptop);
      await robot.answer(laptop, ANSWERS);
      if (isOffline) await context.setOffline(false);
      await allSent(phone);
      await allSent(laptop);
      await expectSameNumbers(phone, laptop, robot);
      await expectLogAgrees(phone, dataDir, robot);
    });
  }
  await expect(phone.getByRole("img", { name: /7 maisons sur sept sont éclairées/ })).toBeVisible();
  for (const tab of ["progression", "forecast", "history"]) {
    await expectSamePage(phone, laptop, `/app/statistics?tab=${tab}`);
  }
});

async function startWork(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(Réviser|Découvrir|Commencer|Continuer quand même)/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Votre réponse" })).toBeVisible();
}

async function allQuestions(page: Page): Promise<Question[]> {
  const lists = await Promise.all(
    families.map(async (family) =>
      (await sentencesOf(page.request, family)).map((exercise) => ({ ...exercise, family })),
    ),
  );
  return lists.flat();
}

async function allSent(page: Page): Promise<void> {
  await expect(page.getByText("en attente")).toHaveCount(0);
}

/** Both devices and the server count the answers that were given today. */
async function expectSameNumbers(phone: Page, laptop: Page, robot: Robot): Promise<void> {
  await expectSamePage(phone, laptop, "/app");
  const today = families.reduce((sum, family) => sum + robot.today[family].attempts, 0);
  await expect(phone.getByText(`Aujourd’hui : ${today} sur 20 réponses.`)).toBeVisible();
  for (const family of families) {
    const { stats } = await progressOf(phone.request, family);
    expect(stats, family).toMatchObject({
      todayAttempts: robot.today[family].attempts,
      todayCorrect: robot.today[family].correct,
      totalAttempts: robot.total[family].attempts,
      totalCorrect: robot.total[family].correct,
    });
  }
}

async function expectSamePage(phone: Page, laptop: Page, path: string): Promise<void> {
  await Promise.all([arrive(phone, path), arrive(laptop, path)]);
  await expect(async () => {
    const [onPhone, onLaptop] = await Promise.all(
      [phone, laptop].map((page) => page.getByRole("main").textContent()),
    );
    expect(onPhone, path).toBe(onLaptop);
  }).toPass();
}

/** The stored progress is what the log gives. */
async function expectLogAgrees(page: Page, dataDir: string, robot: Robot): Promise<void> {
  const exported = await (await page.request.get("/api/export/everything.json")).json();
  const counted = exported.events.filter(
    ({ kind, status }: { kind: string; status: string }) =>
      kind === "answer" && status !== "retracted",
  );
  const given = families.reduce((sum, family) => sum + robot.total[family].attempts, 0);
  expect(counted).toHaveLength(given);
  const { port, token } = JSON.parse(await readFile(join(dataDir, "control.json"), "utf8"));
  const response = await fetch(`http://127.0.0.1:${port}/operation`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: "rebuild-progress", check: true }),
  });
  expect(await response.json()).toMatchObject({ failed: false });
}

async function nextDay(
  server: FragileServer,
  contexts: readonly BrowserContext[],
  day: number,
): Promise<void> {
  server.nextDay();
  const now = Date.now() + (day - 1) * DAY_MS;
  for (const context of contexts) await context.clock.setSystemTime(now);
}

const emptyTally = (): Tally => ({
  "presente-indicativo": { attempts: 0, correct: 0 },
  "preterito-indefinido": { attempts: 0, correct: 0 },
  "desde-hace": { attempts: 0, correct: 0 },
});

/** A learner who makes a mistake now and then, gives up, and takes back a slip. */
class Robot {
  #asked = 0;
  today = emptyTally();
  readonly total = emptyTally();
  readonly #questions: readonly Question[];

  constructor(questions: readonly Question[]) {
    this.#questions = questions;
  }

  beginDay(): void {
    this.today = emptyTally();
  }

  async answer(page: Page, count: number): Promise<void> {
    const goOn = page.getByRole("button", { name: "Continuer" });
    for (let counted = 0; counted < count; ) {
      const question = await this.#shown(page);
      const isRepetition = await page
        .getByText("Reprise, hors comptage", { exact: true })
        .isVisible();
      const isCorrect = isRepetition
        ? await this.#type(page, question.answer)
        : await this.#answerAsHumans(page, question);
      if (!isRepetition) {
        counted++;
        for (const tally of [this.today, this.total]) {
          tally[question.family].attempts++;
          if (isCorrect) tally[question.family].correct++;
        }
      }
      if (counted === count) return;
      const end = page.getByRole("region", { name: "Fin de la guirlande" });
      const celebration = page.getByRole("dialog", { name: /^Nouveau niveau/ });
      await expect(async () => {
        if (await celebration.isVisible()) await page.keyboard.press("Escape");
        else await page.keyboard.press("Enter");
        await expect(goOn).toBeHidden({ timeout: 700 });
      }).toPass();
      if (await end.isVisible()) {
        const again = end.getByRole("button", { name: "Encore une guirlande" });
        if (!(await again.isVisible())) return;
        await again.click();
      }
    }
  }

  /** Returns whether the answer counts as right. */
  async #answerAsHumans(page: Page, question: Question): Promise<boolean> {
    const turn = this.#asked++;
    if (turn % 7 === 2) return !(await this.#type(page, WRONG_ANSWER));
    if (turn % 7 === 4) return this.#type(page, withoutMarks(question.answer));
    if (turn % 7 === 5) {
      // The screen ignores a press right after the sentence is shown.
      const goOn = page.getByRole("button", { name: "Continuer" });
      await expect(async () => {
        await page.getByRole("button", { name: "Je ne sais pas" }).click({ timeout: 1_000 });
        await expect(goOn).toBeVisible({ timeout: 500 });
      }).toPass();
      return false;
    }
    if (turn % 7 === 6) {
      await this.#type(page, WRONG_ANSWER);
      await page.keyboard.press("Control+z");
      await expect(page.getByRole("button", { name: "Continuer" })).toBeHidden();
    }
    return this.#type(page, question.answer);
  }

  async #type(page: Page, given: string): Promise<true> {
    const field = page.getByRole("textbox", { name: "Votre réponse" });
    await field.fill(given);
    await field.press("Enter");
    await expect(page.getByRole("button", { name: "Continuer" })).toBeVisible();
    return true;
  }

  async #shown(page: Page): Promise<Question> {
    const field = page.getByRole("textbox", { name: "Votre réponse" });
    await expect(field).toBeEditable();
    const text = await field.evaluate((element) =>
      (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(" "),
    );
    const question = this.#questions.find(({ sentence }) =>
      text.endsWith(sentence.replace(/_{5,}/, "…")),
    );
    if (question === undefined) throw new Error(`No sentence matches “${text}”.`);
    return question;
  }
}
