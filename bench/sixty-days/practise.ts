import { endOfDay } from "@verbena/core/calendar";

import { causeOf } from "@verbena/core/diagnosis/diagnose-answer";
import { gradeAnswer, isCorrect } from "@verbena/core/grading/grade";
import { evidenceOf } from "@verbena/core/knowledge/evidence";
import { statusIn } from "@verbena/core/knowledge/knowledge";
import type { Skill } from "@verbena/core/knowledge/skill";
import { cardKey, isDue } from "@verbena/core/progress/card";
import { levelToCelebrate } from "@verbena/core/progress/exercise-progress";
import type { AnswerEvent } from "@verbena/core/progress/progress-event";
import { beforeAnswer } from "@verbena/core/progress/retraction";
import type { TodayPlan } from "@verbena/core/session/plan-today";
import type { Random } from "../scheduling/memory-models.ts";
import type { Mind } from "../scheduling/worlds.ts";
import { send } from "./compare-with-log.ts";
import { eventFields, type Life, withoutMarks } from "./context.ts";
import { type Device, TIME_ZONE } from "./device.ts";
import type { Question } from "./questions.ts";
import { withoutAccents, writeMistake, writeSlip } from "./write-mistake.ts";

/** The other wrong answers name no cause: half of them are given up, half are senseless. */
const CAUSES_NAMED = 0.8;

/** The learner notices so many of the own slips, and takes them back. */
const SLIPS_TAKEN_BACK = 0.5;

/** How long an answer takes, with the reading of the correction. */
const SECONDS = { right: 12, wrong: 30 };

/** Practises what is left for today, at most so many rounds. */
export async function practise(life: Life, device: Device, rounds: number): Promise<void> {
  const { checks, random } = life;
  let plan = device.today();
  for (let round = 0; round < rounds && plan.left > 0; round += 1) {
    const planned = await device.round();
    checks.holds("a round fits into what is left", planned.length <= Math.max(1, plan.left));
    checks.holds("a round has sentences while something is left", planned.length > 0);
    if (planned.length === 0) return;
    for (const question of planned) {
      await answer(life, device, question);
      plan = checkedPlan(life, device, plan);
      if (random.uniform() < 0.5) await send(life, device);
    }
    await send(life, device);
    plan = checkedPlan(life, device, plan);
  }
}

function checkedPlan(life: Life, device: Device, before: TodayPlan): TodayPlan {
  const { checks } = life;
  const plan = device.today();
  if (plan.basis === before.basis && plan.day === before.day) {
    checks.holds("what is planned never rises", plan.planned <= before.planned);
    checks.holds("what is left never rises", plan.left <= before.left);
  }
  checks.holds("what is left is at most what is planned", plan.left <= plan.planned);
  return plan;
}

async function answer(life: Life, device: Device, question: Question): Promise<void> {
  const { clock, mind, random, slips } = life;
  const { family, item, context, skills } = question;
  const form = { family, item, context, skills };
  const day = clock.day();
  const recalled = mind.recall(form, day);
  const isSlip = recalled.isRight && random.uniform() < slips;
  const given = isSlip ? writeSlip(question, random) : writeAnswer(question, recalled, random);
  const isRight = record(life, device, question, given, isSlip ? null : recalled.missing);
  mind.see(form, day);
  if (isSlip && !isRight && random.uniform() < SLIPS_TAKEN_BACK) {
    await takeBack(life, device, question);
    record(life, device, question, question.answer, null);
  }
}

/** @param missing the skills that the learner lacked; null for a slip and after one */
function record(
  life: Life,
  device: Device,
  question: Question,
  given: string | null,
  missing: readonly Skill[] | null,
): boolean {
  const { clock, result } = life;
  const { family, item, context, number: sentence } = question;
  const progress = device.exercises()[family];
  const card = progress.cards[cardKey(question)];
  const { verdict } = gradeAnswer(question, given, "spain");
  const cause =
    given === null
      ? "gave-up"
      : causeOf({ ...question, expected: question.answer, given }, verdict);
  if (verdict === "wrong" && missing !== null) judgeBlame(life, device, question, given, missing);
  clock.advance(SECONDS[isCorrect(verdict) ? "right" : "wrong"]);
  const asked = { item, context, sentence, given };
  const event: AnswerEvent = {
    kind: "answer",
    ...eventFields(life, family),
    ...asked,
    verdict,
    cause,
  };
  life.lastAnswer = { event, before: beforeAnswer(progress, event) };
  device.record({ kind: "event", event });
  const level = levelToCelebrate(device.exercises()[family]);
  if (level !== null) {
    device.record({
      kind: "event",
      event: { kind: "level-confirmed", ...eventFields(life, family), level },
    });
  }
  result.answersADay[result.answersADay.length - 1] = (result.answersADay.at(-1) ?? 0) + 1;
  const isRight = isCorrect(verdict);
  if (isRight) result.right += 1;
  if (card && !isDue(card, endOfDay(device.day(), TIME_ZONE))) result.early += 1;
  result.seconds += SECONDS[isRight ? "right" : "wrong"];
  return isRight;
}

/** Takes back the last answer, which the server may have by now. */
async function takeBack(life: Life, device: Device, { family }: Question): Promise<void> {
  const { random } = life;
  const { lastAnswer } = life;
  if (lastAnswer === null) return;
  const takenBack = { answer: lastAnswer.event, before: lastAnswer.before };
  if (random.uniform() < 0.5) await send(life, device);
  const event = {
    kind: "retraction",
    ...eventFields(life, family),
    answer: takenBack.answer.id,
  } as const;
  device.record({ kind: "event", event, takenBack });
}

/** A known form, perhaps without its accents; otherwise a mistake. */
function writeAnswer(
  question: Question,
  { isRight, missing }: ReturnType<Mind["recall"]>,
  random: Random,
): string | null {
  const { answer } = question;
  if (isRight) return answer;
  const others = withoutMarks(missing);
  if (others.length === 0 && missing.length > 0) return withoutAccents(answer);
  if (missing.length > 0 && random.uniform() < CAUSES_NAMED) {
    return writeMistake(question, missing, random);
  }
  return random.uniform() < 0.5 ? null : "no sé";
}

/** Whether the answer says what the learner lacked. */
function judgeBlame(
  life: Life,
  device: Device,
  card: Question,
  given: string | null,
  missing: readonly Skill[],
): void {
  const { clock, result } = life;
  const knowledge = device.knowledge();
  const now = clock.now();
  const evidence = evidenceOf(
    { card, sentence: card, given, region: "spain", mode: "read" },
    {
      isShown: (skill) => ["shown", "fading"].includes(statusIn(knowledge, skill, now)),
      hasBegun: (skill) => knowledge.skills[skill] !== undefined,
    },
  );
  const blamed = [...evidence].flatMap(([skill, outcome]) => (outcome === "wrong" ? skill : []));
  const { blame } = result;
  blame.answers += 1;
  blame.named += blamed.length > 0 ? 1 : 0;
  blame.skills += blamed.length;
  blame.missing += blamed.filter((skill) => missing.includes(skill)).length;
}
