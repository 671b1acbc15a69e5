import { DAY_MS } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { familiesUpTo } from "@verbena/core/session/practice-choice";
import { createRandom } from "../scheduling/simulate.ts";
import { open } from "./compare-with-log.ts";
import { createClock, type Life, type Options, ROUND, type SixtyDays, START } from "./context.ts";
import { Device } from "./device.ts";
import { reset, saySomething, takePlacementTest } from "./estimate.ts";
import { Log } from "./log.ts";
import { practise } from "./practise.ts";
import { loadQuestions } from "./questions.ts";
import { judge, readForms } from "./truth.ts";

export const DAYS = 60;
const DAILY_AIM = 30;
const MOST_SLIPS = 0.15;

/** The placement test comes an hour before the first day. */
const PLACEMENT_MS = 3_600_000;
/** On these days, the phone has no network. The day after, another device answers first. */
const OFFLINE_DAYS = [20, 21];
const SECOND_DEVICE_EVERY = 7;
/** On this day, the learner says something of two skills. */
const SAID_DAY = 30;
const RESET: { day: number; family: Family } = { day: 40, family: "desde-hace" };
/** Estimates are compared with the truth on every tenth day. */
const COMPARED_EVERY = 10;

/** Lets a simulated learner practise for sixty days over the server's API, on a phone and sometimes on another device. */
export async function liveSixtyDays(options: Options): Promise<SixtyDays> {
  const { level, checks } = options;
  const { life, phone, laptop } = await begin(options);
  const { clock, result } = life;
  clock.set(START - PLACEMENT_MS);
  await open(life, phone);
  if (level !== "A1") await takePlacementTest(life, phone);
  for (let day = 0; day < DAYS; day += 1) {
    clock.set(START + day * DAY_MS);
    result.answersADay.push(0);
    phone.isOnline = !OFFLINE_DAYS.includes(day);
    if (OFFLINE_DAYS.includes(day - 1) && phone.isOnline) {
      await open(life, laptop);
      await practise(life, laptop, 1);
    }
    if (phone.isOnline) await open(life, phone);
    if (day === RESET.day) await reset(life, phone, RESET.family);
    if (day === SAID_DAY) await saySomething(life, phone);
    if (day % SECOND_DEVICE_EVERY === 3 && phone.isOnline) {
      await practise(life, phone, 1);
      await open(life, laptop);
      checks.equal("two devices say how much is left", laptop.today().left, phone.today().left);
      await practise(life, laptop, 1);
      await open(life, phone);
    }
    await practise(life, phone, Number.POSITIVE_INFINITY);
    if (day % COMPARED_EVERY === COMPARED_EVERY - 1) {
      result.views.push(await readForms(life, phone));
    }
  }
  await judge(life, phone);
  return result;
}

/** Signs the learner up, on two devices. */
async function begin(options: Options) {
  const { site, world, level, reviewOrder, seed, cards } = options;
  const random = createRandom(seed);
  const mind = world.newMind(createRandom(seed * 7919 + 1));
  const slips = MOST_SLIPS * random.uniform();
  const clock = createClock(site);
  const { account, client, id: learner } = await site.signUp();
  const questions = await loadQuestions(client);
  const log = new Log((answer) => questions.find(answer));
  await client.api.profile.$patch({
    json: { families: familiesUpTo(level), reviewOrder, dailyAim: DAILY_AIM, roundLength: ROUND },
  });
  const result: SixtyDays = {
    answersADay: [],
    ...{ right: 0, early: 0, seconds: 0, seen: 0, cards: cards.length, known: 0, knownByUse: 0 },
    statuses: { shown: [], fading: [], missing: [], guessed: [], new: [] },
    blame: { answers: 0, named: 0, skills: 0, missing: 0 },
    views: [],
  };
  const life: Life = {
    ...options,
    ...{ random, mind, slips, clock, questions, log, result, lastAnswer: null },
  };
  const deviceOf = (signedIn: typeof client) =>
    new Device({
      ...{ client: signedIn, learner, questions, now: clock.now },
      onAccepted: (events) => log.accept(events, clock.now()),
    });
  const { client: ofLaptop } = await site.signIn(account);
  return { life, phone: deviceOf(client), laptop: deviceOf(ofLaptop) };
}
