import { DAY_MS } from "@verbena/core/calendar";
import type { History, Review } from "@verbena/core/scheduling/log-loss";
import type { Scheduler } from "@verbena/core/scheduling/scheduler";
import type { Memory, MemoryModel, Random } from "./memory-models.ts";

export const DAYS = 90;
export const NEW_FORMS_A_DAY = 10;
export const DAYS_WITH_NEW_FORMS = 30;

export type Outcome = {
  /** Answers for each form. */
  reviews: number;
  /** The mean probability of a right answer on the last day. */
  remembered: number;
  histories: History[];
};

/** A scheduler whose intervals are multiplied. */
export type Plan = { scheduler: Scheduler; stretch: number };

export type Seeds = { learnerSeed: number; formsSeed: number };

/** A learner who answers every form that is due, every day. */
export function simulate(
  model: MemoryModel,
  { learnerSeed, formsSeed }: Seeds,
  plan: Plan,
): Outcome {
  const learner = model.newLearner(createRandom(learnerSeed));
  const forms = Array.from({ length: NEW_FORMS_A_DAY * DAYS_WITH_NEW_FORMS }, (_, index) => {
    // Each form has numbers of its own, so that every scheduler meets the same forms and luck.
    const random = createRandom(formsSeed + index * 7919);
    const firstDay = Math.floor(index / NEW_FORMS_A_DAY);
    const memory = learner.newForm(random, firstDay);
    return practise(memory, random, firstDay, plan);
  });
  const reviews = forms.reduce((sum, { history }) => sum + history.length, 0) / forms.length;
  const remembered = forms.reduce((sum, { recall }) => sum + recall, 0) / forms.length;
  return { reviews, remembered, histories: forms.map(({ history }) => history) };
}

function practise(memory: Memory, random: Random, firstDay: number, { scheduler, stretch }: Plan) {
  const history: Review[] = [];
  let card: Parameters<Scheduler["review"]>[0];
  for (let day = firstDay; day < DAYS; ) {
    const at = new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString();
    const isRight = random.uniform() < memory.recall(day);
    memory.answer(day, isRight);
    const review: Review = { verdict: isRight ? "correct" : "wrong", at };
    history.push(review);
    const schedule = scheduler.review(card, review);
    card = { ...schedule, lastAttempt: at };
    day += Math.max(1, Math.round(schedule.interval * stretch));
  }
  return { history, recall: memory.recall(DAYS) };
}

/** The generator mulberry32: https://github.com/cprosche/mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  // Box–Muller
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}
