// npm run bench:answer: from the press of Enter to the painted verdict, in Chromium.
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import { installVerdictClock, type VerdictTimes } from "./answer/verdict-clock.ts";
import { benchmark, quantile, report, table, temporaryFolder } from "./harness/benchmark.ts";
import { launchBrowser, signIn, throttleCpu } from "./harness/browser.ts";
import {
  answerAll,
  clientOf,
  confirmLevels,
  createLearner,
  type Question,
  readQuestions,
} from "./harness/learner.ts";
import { startVerbena } from "./harness/site.ts";

const ANSWERS = 60;
/** Answers on one screen before the other screen takes its turn. */
const ANSWERS_PER_TURN = 10;
const CPU_SLOWDOWNS = [1, 4];
/** After a wrong verdict, the exercise screen ignores Enter for 400 ms. */
const WRONG_VERDICT_MS = 450;

/** A page with minimal work: its handler adds or removes one text node. */
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

await benchmark(async (defer) => {
  const { origin } = await startVerbena({ dataDir: await temporaryFolder(defer), defer });
  const browser = await launchBrowser(defer);
  const context = await browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris" });
  const questions = await signInWithProgress(context, origin);
  const screens = [await exerciseScreen(context, origin, questions), await controlScreen(context)];

  const rows: string[][] = [];
  for (const rate of CPU_SLOWDOWNS) {
    for (const { page } of screens) await throttleCpu(page, rate);
    for (const screen of screens) await answerRepeatedly(screen, ANSWERS_PER_TURN);
    const times = await answerInTurns(screens);
    const speed = rate === 1 ? "" : `, ${rate}× slower`;
    rows.push(
      ...screens.map((screen) => resultRow(`${screen.name}${speed}`, times.get(screen) ?? [])),
    );
  }
  const head = [
    ...["", "painted p50 ms", "p95", "max", "in document p50", "p95"],
    ...["Event Timing p95", "in first frame"],
  ];
  const note = `${ANSWERS} answers each, Chromium ${browser.version()}.`;
  await report("answer", `${table(head, rows)}\n\n${note}`);
});

/** A learner who reads French and has answered everything; no answer leads to a new level. */
async function signInWithProgress(context: BrowserContext, origin: string) {
  const learner = await createLearner(origin);
  const client = clientOf(origin, learner);
  await client.api.profile.$patch({ json: { preferredLanguage: "fr" } });
  const all = await readQuestions(client);
  const questions = all.filter(({ family }) => family === "preterito-indefinido");
  await answerAll(client, questions);
  await confirmLevels(client);
  await signIn(context, origin, learner);
  return questions;
}

/** The screens take turns, so that a slow moment of the machine slows both. */
async function answerInTurns(screens: readonly Screen[]): Promise<Map<Screen, AnswerTimes[]>> {
  const times = new Map(screens.map((screen): [Screen, AnswerTimes[]] => [screen, []]));
  for (let done = 0; done < ANSWERS; done += ANSWERS_PER_TURN) {
    for (const screen of screens) {
      times.get(screen)?.push(...(await answerRepeatedly(screen, ANSWERS_PER_TURN)));
    }
  }
  return times;
}

function resultRow(name: string, times: readonly AnswerTimes[]): string[] {
  const quantileOf = (key: "painted" | "inDocument" | "eventTiming", share: number) =>
    quantile(
      times.map((time) => time[key]),
      share,
    ).toFixed(1);
  const first = times.filter(({ inFirstFrame }) => inFirstFrame).length;
  return [
    name,
    ...[0.5, 0.95, 1].map((share) => quantileOf("painted", share)),
    ...[0.5, 0.95].map((share) => quantileOf("inDocument", share)),
    quantileOf("eventTiming", 0.95),
    `${first} of ${times.length}`,
  ];
}

/** A page that shows a verdict at Enter and hides it at the next Enter. */
type Screen = {
  name: string;
  page: Page;
  /** The next answer to type, right or wrong. */
  answer: (isRight: boolean) => Promise<string>;
};

/** The exercise screen of the built application, signed in. */
async function exerciseScreen(
  context: BrowserContext,
  origin: string,
  questions: readonly Question[],
): Promise<Screen> {
  const page = await openPage(context);
  await page.goto(`${origin}/app/exercise/preterito-indefinido`);
  const field = page.getByRole("textbox", { name: "Votre réponse" });
  await field.waitFor();
  const sentence = field.locator("xpath=ancestor::p");
  const end = page.getByRole("region", { name: "Fin de la série" });
  const answer = async (isRight: boolean) => {
    await field.or(end).waitFor();
    if (await end.isVisible()) {
      await end.getByText(/^Encore|^Continuer/).click();
      await field.focus();
    }
    const shown = (await sentence.textContent()) ?? "";
    const question = questions.find((one) => shown.includes(one.sentence.replace(/_+/, "…")));
    if (!question) throw new Error(`no question for the sentence: ${shown}`);
    return isRight ? question.answer : "otra cosa";
  };
  return { name: "exercise screen", page, answer };
}

async function controlScreen(context: BrowserContext): Promise<Screen> {
  const page = await openPage(context);
  const address = "http://control.test/";
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: control }));
  await page.goto(address);
  return { name: "one text node", page, answer: async () => "texto" };
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(installVerdictClock);
  return page;
}

/** The times of one answer. `eventTiming` is the browser's own value, in steps of 8 ms. */
type AnswerTimes = VerdictTimes & { eventTiming: number };

/** Gives right and wrong answers in turns, and returns the times of each. */
async function answerRepeatedly(screen: Screen, answers: number): Promise<AnswerTimes[]> {
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
function pause(): Promise<void> {
  return sleep(100 + Math.random() * 100);
}
