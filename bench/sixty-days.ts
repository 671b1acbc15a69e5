// npm run bench:sixty-days: simulated learners of each level practise for sixty days with the real server.
import { parseArgs } from "node:util";
import { cefrLevels } from "@verbena/core/families";
import { familiesUpTo } from "@verbena/core/session/practice-choice";
import { benchmark, log, report } from "./harness/benchmark.ts";
import { live } from "./scheduling/live.ts";
import { orderByUse, practisedCards } from "./scheduling/practised-cards.ts";
import { worlds } from "./scheduling/worlds.ts";
import { Checks } from "./sixty-days/checks.ts";
import { openClockedSite } from "./sixty-days/clocked-site.ts";
import { withCourse } from "./sixty-days/course.ts";
import { liveSixtyDays } from "./sixty-days/life.ts";
import { type Lived, textOf } from "./sixty-days/tables.ts";

const { values: options } = parseArgs({
  options: {
    /** Only this level. */
    level: { type: "string" },
    /** How the learners remember: see `worlds`. */
    world: { type: "string", default: "mixed" },
    learners: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});

const orders = [
  { order: "form by form", reviewOrder: "form" },
  { order: "by rule", reviewOrder: "always-rule" },
] as const;

await benchmark(async (defer) => {
  const world = worlds.find(({ name }) => name === options.world);
  if (world === undefined) throw new Error(`Unknown world: ${options.world}`);
  const site = await openClockedSite(defer);
  const allCards = await practisedCards();
  const checks = new Checks();
  const lives: Lived[] = [];
  for (const level of cefrLevels.filter((one) => !options.level || one === options.level)) {
    const cards = allCards.filter(({ family }) => familiesUpTo(level).includes(family));
    const taught = withCourse(world, level, allCards);
    const byUse = { name: "", scheduler: "sm2", order: orderByUse(cards) } as const;
    for (const { order, reviewOrder } of orders) {
      for (let seed = 1; seed <= Number(options.learners); seed += 1) {
        log(`${level}, ${order}, learner ${seed} …`);
        const learner = { site, world: taught, level, reviewOrder, seed, cards, checks };
        const life = await liveSixtyDays(learner);
        const sm2 = live(taught, byUse, { cards, fallback: [] }, life.answersADay, seed);
        lives.push({ ...life, level, order, sm2 });
      }
    }
  }
  for (const { name, first } of checks.results()) if (first !== "") log(`${name}: ${first}`);
  const note = `Memory by ${world.name}, ${options.learners} learner(s) of each level and order.`;
  await report("sixty-days", `${textOf(lives, checks)}\n\n${note}`, "scheduling.md");
});
