import type { Skill } from "@verbena/core/knowledge/skill";
import type { FamilyCard } from "@verbena/core/progress/card";
import { actR, EASE_OF_FORMS, type Memory, type Random } from "./memory-models.ts";

/** A form with the skills that the application thinks it has. */
type WorldForm = FamilyCard & { skills: readonly Skill[] };

/** What really happened in a simulated learner's head. */
type Recalled = {
  isRight: boolean;
  /** The skills that were not recalled. */
  missing: readonly Skill[];
};

/** A simulated learner. Days count from the start of the simulation. */
export type Mind = {
  /** The learner tries to find a form. */
  recall(form: WorldForm, day: number): Recalled;
  /** The learner sees the right form. */
  see(form: WorldForm, day: number): void;
  /** The chance of a right answer, without slips. */
  chance(form: WorldForm, day: number): number;
  /** The same for a learner who has just read in a guide what is new in the form. */
  chanceIfAsked(form: WorldForm, day: number): number;
};

/** How the forms of a simulated learner are remembered. */
export type World = { name: string; newMind(random: Random): Mind };

/** Skills are fewer and simpler than forms. With this ease, about half of the first answers are right. */
const EASE_OF_SKILLS = 0.75;

export const worlds: readonly World[] = [
  {
    name: "rules",
    newMind: (random) => mindOf(memories(random, EASE_OF_SKILLS), null, trueSkills, random),
  },
  {
    name: "mixed",
    newMind: (random) =>
      mindOf(memories(random, EASE_OF_SKILLS), memories(random, EASE_OF_FORMS), trueSkills, random),
  },
  {
    name: "only forms",
    newMind: (random) => mindOf(null, memories(random, EASE_OF_FORMS), trueSkills, random),
  },
  {
    name: "wrong map",
    newMind: (random) => mindOf(memories(random, EASE_OF_SKILLS), null, splitSkills, random),
  },
];

const trueSkills = ({ skills }: WorldForm) => skills.map((skill) => ({ skill, real: skill }));

/** A quarter of the skills are really four: which one a form needs depends on its verb. */
function splitSkills({ skills, item }: WorldForm) {
  return skills.map((skill) => {
    const isSplit = hash(skill) % 4 === 0;
    return { skill, real: isSplit ? `${skill} ${hash(item) % 4}` : skill };
  });
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 1;
}

type Memories = {
  find(key: string): Memory | undefined;
  /** The chance of an average memory that begins now. */
  firstRecall: number;
  findOrStart(key: string, day: number): Memory;
};

/** Memories by name. A memory begins when the learner first meets what it is about, half a day after a guide told it. */
function memories(random: Random, ease: number): Memories {
  const learner = actR(ease).newLearner(random);
  const started = new Map<string, Memory>();
  return {
    find: (key) => started.get(key),
    firstRecall: learner.newForm(average, 0).recall(0),
    findOrStart(key, day) {
      const memory = started.get(key) ?? learner.newForm(random, day);
      started.set(key, memory);
      return memory;
    },
  };
}

/** Gives the middle of every distribution. */
const average: Random = { uniform: () => 0.5, normal: () => 0 };

/** The chance to guess a form that was never seen and cannot be built. */
const GUESS = 0.1;

/** A mind that builds forms from skills, remembers them whole, or both. A form is first seen after its first answer. */
function mindOf(
  skills: Memories | null,
  forms: Memories | null,
  realSkills: (form: WorldForm) => readonly { skill: Skill; real: string }[],
  random: Random,
): Mind {
  const keyOf = ({ family, item, context }: WorldForm) => `${family} ${item} ${context}`;
  const chanceOfWhole = (form: WorldForm, day: number) =>
    forms?.find(keyOf(form))?.recall(day) ?? (skills ? 0 : GUESS);
  /** @param ofNew the chance of a skill that was never met */
  function chanceOf(form: WorldForm, day: number, ofNew: number): number {
    const whole = chanceOfWhole(form, day);
    if (skills === null) return whole;
    const built = realSkills(form).reduce(
      (product, { real }) => product * (skills.find(real)?.recall(day) ?? ofNew),
      1,
    );
    return 1 - (1 - whole) * (1 - built);
  }
  return {
    recall(form, day) {
      const isWhole = random.uniform() < chanceOfWhole(form, day);
      if (skills === null) return { isRight: isWhole, missing: [] };
      const missing = realSkills(form)
        .filter(({ real }) => random.uniform() >= skills.findOrStart(real, day).recall(day))
        .map(({ skill }) => skill);
      return { isRight: isWhole || missing.length === 0, missing };
    },
    see(form, day) {
      forms?.findOrStart(keyOf(form), day).answer(day, true);
      if (skills) {
        for (const { real } of realSkills(form)) skills.findOrStart(real, day).answer(day, true);
      }
    },
    chance: (form, day) => chanceOf(form, day, 0),
    chanceIfAsked: (form, day) => chanceOf(form, day, skills?.firstRecall ?? 0),
  };
}
