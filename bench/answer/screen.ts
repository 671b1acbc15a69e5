import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { Question } from "../harness/learner.ts";
import { installVerdictClock, type VerdictTimes } from "./verdict-clock.ts";

/** A page that shows a verdict at Enter and hides it at the next Enter. */
export type Screen = {
  name: string;
  page: Page;
  /** The next answer to type, right or wrong. */
  answer: (isRight: boolean) => Promise<string>;
};

/** The exercise screen of the built application, signed in. */
export async function exerciseScreen(
  context: BrowserContext,
  origin: string,
  questions: readonly Question[],
): Promise<Screen> {
  const page = await openPage(context);
  await page.goto(`${origin}/app/exercise/preterito-indefinido`);
  const field = page.getByRole("textbox", { name: "Votre réponse" });
  await field.waitFor();
  const sentence = field.locator("xpath=ancestor::p");
  const answer = async (isRight: boolean) => {
    const shown = (await sentence.textContent()) ?? "";
    const question = questions.find((one) => shown.includes(one.sentence.replace(/_+/, "…")));
    if (!question) throw new Error(`no question for the sentence: ${shown}`);
    return isRight ? question.answer : "otra cosa";
  };
  return { name: "exercise screen", page, answer };
}

/** A control page with minimal work: its handler adds or removes one text node. */
export async function controlScreen(context: BrowserContext): Promise<Screen> {
  const page = await openPage(context);
  const address = "http://control.test/";
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: control }));
  await page.goto(address);
  return { name: "one text node", page, answer: async () => "texto" };
}

const control = `<!doctype html>
<main>
  <input autofocus>
  <p data-verdict></p>
</main>
<script>
  const field = document.querySelector("input");
  const status = document.querySelector("p");
  field.addEventListener("keydown", ({ key }) => {
    if (key !== "Enter") return;
    if (status.firstChild) status.firstChild.remove();
    else status.append("¡Perfecto!");
  });
</script>`;

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(installVerdictClock);
  return page;
}

/** The times of one answer. `eventTiming` is the browser's own value, in steps of 8 ms. */
export type AnswerTimes = VerdictTimes & { eventTiming: number };

/** After a wrong verdict, the exercise screen ignores Enter for 400 ms. */
const WRONG_VERDICT_MS = 450;

/** Gives right and wrong answers in turns, and returns the times of each. */
export async function answerRepeatedly(screen: Screen, answers: number): Promise<AnswerTimes[]> {
  const { page, answer } = screen;
  await page.bringToFront();
  const before = await page.evaluate(() => window.verdictTimes.length);
  for (let turn = 1; turn <= answers; turn += 1) {
    const isRight = turn % 2 === 1;
    await page.keyboard.insertText(await answer(isRight));
    await pause();
    await page.keyboard.press("Enter");
    await page.waitForFunction((count) => window.verdictTimes.length === count, before + turn);
    if (!isRight) await sleep(WRONG_VERDICT_MS);
    await page.keyboard.press("Enter");
  }
  await pause();
  const all = await page.evaluate(() =>
    window.verdictTimes.map((verdict): AnswerTimes => {
      // The browser reports no event shorter than 16 ms.
      return { ...verdict, eventTiming: window.keyDurations[verdict.pressedAt] ?? 8 };
    }),
  );
  return all.slice(before);
}

/** Waits a random time, so that Enter comes at any moment of a frame. */
const pause = () => sleep(100 + Math.random() * 100);
