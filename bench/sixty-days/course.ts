import { type CefrLevel, cefrLevels } from "@verbena/core/families";
import type { RuleCard } from "@verbena/core/knowledge/choose-by-rule";
import { familiesUpTo } from "@verbena/core/session/practice-choice";
import { createRandom } from "../scheduling/simulate.ts";
import type { World } from "../scheduling/worlds.ts";

/** The families of lower levels were taught in a course: so many days a level, so many forms a day. */
const COURSE = { days: 45, forms: 15 };

/** The learners of a world have had a course of each lower level. */
export function withCourse(world: World, level: CefrLevel, cards: readonly RuleCard[]): World {
  const lower = cefrLevels.slice(0, cefrLevels.indexOf(level));
  return {
    name: world.name,
    newMind(random) {
      const mind = world.newMind(random);
      const choice = createRandom(random.uniform() * 2 ** 31);
      for (const [index, taught] of lower.entries()) {
        const known = familiesUpTo(taught);
        const forms = cards.filter(({ family }) => known.includes(family));
        const first = (index - lower.length) * COURSE.days;
        for (let place = 0; place < COURSE.days * COURSE.forms; place += 1) {
          const card = forms[Math.floor(choice.uniform() * forms.length)];
          if (card) mind.see(card, first + Math.floor(place / COURSE.forms));
        }
      }
      return mind;
    },
  };
}
