import type { Family } from "@verbena/core/families";
import { chooseByRule, type RuleCard } from "@verbena/core/knowledge/choose-by-rule";
import { usefulness } from "@verbena/core/knowledge/frequency-rank";
import type { Knowledge } from "@verbena/core/knowledge/knowledge";
import { statisticsOnDay } from "@verbena/core/progress/statistics";
import { type Life, ROUND } from "./context.ts";
import { type Device, TIME_ZONE } from "./device.ts";

/** The server plans so many cards of a review by rule. */
const PLANNED_BY_RULE = 100;

/** A visit, with all checks of what the server says. */
export async function open(life: Life, device: Device): Promise<void> {
  const { checks, log } = life;
  const { recentDays } = await device.visit();
  const today = device.day();
  const folded = log.progress();
  const loaded = await device.loadProgress();
  for (const [family, { days: _, ...expected }] of Object.entries(folded)) {
    const { days: __, ...stored } = loaded.exercises[family as Family];
    const ofToday = { ...expected, stats: statisticsOnDay(expected.stats, today) };
    checks.equal("progress is the fold of the log", stored, ofToday);
  }
  const knowledge = await checkKnowledge(life, device);
  for (const { day, attempts, correct } of recentDays) {
    const ofDay = Object.values(folded).flatMap(({ days }) => days[day] ?? []);
    const sum = (key: "attempts" | "correct") => ofDay.reduce((all, one) => all + one[key], 0);
    checks.equal(
      "the days of the dashboard",
      [attempts, correct],
      [sum("attempts"), sum("correct")],
    );
  }
  await checkRulePlan(life, device, knowledge);
}

/** Whether the server's knowledge is what core makes of the whole log. */
export async function checkKnowledge(life: Life, device: Device): Promise<Knowledge> {
  const { checks, log } = life;
  const { version, knowledge } = await device.loadKnowledge();
  const folded = log.knowledge();
  checks.equal("knowledge is the fold of the log", [version, knowledge], [log.length, folded]);
  return folded;
}

async function checkRulePlan(life: Life, device: Device, knowledge: Knowledge): Promise<void> {
  const { checks, clock, reviewOrder } = life;
  const planned = await device.rulePlan();
  if (reviewOrder === "form") {
    checks.equal("the plan by rule", planned, null);
    return;
  }
  const now = clock.now();
  const settings = {
    now,
    day: device.day(),
    timeZone: TIME_ZONE,
    count: PLANNED_BY_RULE,
    roundLength: ROUND,
  };
  const chosen = chooseByRule(ruleCards(life), device.exercises(), knowledge, settings);
  const expected = chosen.map(({ card: { family, item, context }, reason }) => {
    return { family, item, context, reason };
  });
  checks.equal("the plan by rule", planned, expected);
}

/** The practised cards in the order of the server, which decides between equal scores. */
function ruleCards(life: Life): RuleCard[] {
  const { cards, questions } = life;
  return cards.toReversed().map(({ family, item, context }) => {
    const { skills, infinitive } = questions.find({ family, item, context, sentence: 1 });
    return { family, item, context, skills, weight: usefulness(family, infinitive) };
  });
}

/** Sends, and compares what the device has folded itself with what the server then says. */
export async function send(life: Life, device: Device): Promise<void> {
  const { checks, log } = life;
  if (!device.isOnline || device.waiting === 0) return;
  const isAlone = device.isUpToDate(log.length) && device.undoesNothing;
  const folded = device.knowledge();
  await device.send();
  const { knowledge } = await device.loadKnowledge();
  if (isAlone) checks.equal("the device folds as the server does", folded, knowledge);
}
