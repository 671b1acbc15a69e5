// npm run bench:answer: from the press of Enter to the painted verdict, in Chromium.
import type { BrowserContext } from "playwright-core";
import {
  type AnswerTimes,
  answerRepeatedly,
  controlScreen,
  exerciseScreen,
  type Screen,
} from "./answer/screen.ts";
import { benchmark, temporaryFolder } from "./harness/benchmark.ts";
import { launchBrowser, signIn, throttleCpu } from "./harness/browser.ts";
import {
  answerAll,
  clientOf,
  confirmLevels,
  createLearner,
  readQuestions,
} from "./harness/learner.ts";
import { quantile, report, table } from "./harness/report.ts";
import { startVerbena } from "./harness/verbena-server.ts";

const ANSWERS = 60;
/** Answers on one screen before the other screen takes its turn. */
const ANSWERS_PER_TURN = 10;
const CPU_SLOWDOWNS = [1, 4];

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
