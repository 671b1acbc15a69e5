// npm run bench:answer: from the press of Enter to the painted verdict, in Chromium.
import { highestLevel } from "@verbena/core/levels";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import {
  type AnswerTimes,
  answerRepeatedly,
  controlScreen,
  exerciseScreen,
  type Screen,
  slowDown,
} from "./answer/screen.ts";
import { benchmark, type Defer, temporaryFolder } from "./harness/benchmark.ts";
import { quantile } from "./harness/figures.ts";
import { answerAll, clientOf, createLearner, readQuestions, stamp } from "./harness/learner.ts";
import { report, table } from "./harness/report.ts";
import { startVerbena } from "./harness/verbena-server.ts";

const ANSWERS = 60;
/** The screens take turns by so many answers. */
const TURN = 10;
const SLOW_DOWNS = [1, 4];

await benchmark(async (defer) => {
  const { origin } = await startVerbena({ dataDir: await temporaryFolder(defer), defer });
  const browser = await launch(defer);
  const context = await browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris" });
  const questions = await signIn(context, origin);
  const screens = [await exerciseScreen(context, origin, questions), await controlScreen(context)];

  const lines: string[][] = [];
  for (const rate of SLOW_DOWNS) {
    for (const screen of screens) await slowDown(screen, rate);
    for (const screen of screens) await answerRepeatedly(screen, TURN);
    const times = await inTurns(screens);
    const speed = rate === 1 ? "" : `, ${rate}× slower`;
    lines.push(...screens.map((screen) => row(`${screen.name}${speed}`, times.get(screen) ?? [])));
  }
  const head = [
    "",
    "painted p50 ms",
    "p95",
    "max",
    "in document p50",
    "p95",
    "Event Timing p95",
    "in first frame",
  ];
  await report(
    "answer",
    `${table(head, lines)}\n\n${ANSWERS} answers each, Chromium ${browser.version()}.`,
  );
});

async function launch(defer: Defer): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "chromium",
    chromiumSandbox: process.getuid?.() !== 0,
  });
  defer(() => browser.close());
  return browser;
}

/** A learner who reads French, has answered everything, and reaches no new level on the way. */
async function signIn(context: BrowserContext, origin: string) {
  const learner = await createLearner(origin);
  const client = clientOf(origin, learner);
  await client.api.profile.$patch({ json: { preferredLanguage: "fr" } });
  const all = await readQuestions(client);
  const questions = all.filter(({ exerciseKey }) => exerciseKey === "preterito-indefinido");
  await answerAll(client, questions);
  const level = { exerciseKey: "preterito-indefinido", level: highestLevel } as const;
  await client.api.progress.events.$post({
    json: { events: [{ kind: "level-confirmed", ...stamp(), ...level }] },
  });
  const [name = "", value = ""] = learner.cookie.split("=");
  const welcomed = { name: "verbena_welcome_shown", value: "true", url: origin };
  await context.addCookies([{ name, value, url: origin }, welcomed]);
  return questions;
}

/** A few answers on each screen, then again: what slows the machine slows all of them. */
async function inTurns(screens: readonly Screen[]): Promise<Map<Screen, AnswerTimes[]>> {
  const times = new Map(screens.map((screen): [Screen, AnswerTimes[]] => [screen, []]));
  for (let done = 0; done < ANSWERS; done += TURN) {
    for (const screen of screens) {
      times.get(screen)?.push(...(await answerRepeatedly(screen, TURN)));
    }
  }
  return times;
}

function row(name: string, times: readonly AnswerTimes[]): string[] {
  const painted = times.map((time) => time.painted);
  const inDocument = times.map((time) => time.inDocument);
  const first = times.filter(({ inFirstFrame }) => inFirstFrame).length;
  const figures = [
    ...[0.5, 0.95, 1].map((share) => quantile(painted, share)),
    ...[0.5, 0.95].map((share) => quantile(inDocument, share)),
    quantile(
      times.map(({ eventTiming }) => eventTiming),
      0.95,
    ),
  ];
  return [name, ...figures.map((ms) => ms.toFixed(1)), `${first} of ${times.length}`];
}
