import { allFamilies, type Family, families } from "@verbena/core/families";
import { groupBy } from "@verbena/core/group-by";
import type { Skill } from "@verbena/core/knowledge/skill";
import {
  type FormTarget,
  levelIndex,
  type PlacementForm,
  type PlacementPool,
} from "@verbena/core/placement/placement-pool";
import type { PlacementOutcome } from "@verbena/core/progress/progress-event";
import { type Random, randomFrom } from "@verbena/core/session/order-session";

/** A learner who takes the test. */
export type SimulatedLearner = {
  knows(skill: Skill): boolean;
  /** What somebody expects who knows the learner's place in the course and in each family. Nobody can know more. */
  shouldKnow(skill: Skill): boolean;
  answer(target: FormTarget<PlacementForm>): PlacementOutcome;
};

/**
 * The order in which skills are taught: the family of each skill, and its place in levels. 0 to 1 is A1, 3 to 4 is B2. It
 * shares nothing with the model under test but the level of each family: difficulties are not given by kind.
 */
export type Course = ReadonlyMap<Skill, { family: Family; place: number }>;

/** The rest is the order of the families. Courses begin a tense with its frequent forms, and come back to it. */
const SHARE_OF_FREQUENCY = 0.5;

/** A course that teaches family after family, in each level, and what frequent verbs need first. */
export function courseOf({ forms, skills }: PlacementPool): Course {
  const use = frequencyOfSkills(forms);
  const families = groupBy(skills, ({ family }) => family);
  return new Map(
    [...families].flatMap(([family, ofFamily]) => {
      const byUse = ofFamily.toSorted((a, b) => (use.get(b.skill) ?? 0) - (use.get(a.skill) ?? 0));
      return byUse.map(({ skill }, index) => {
        const byFrequency = (index + 0.5) / byUse.length;
        const inLevel =
          SHARE_OF_FREQUENCY * byFrequency + (1 - SHARE_OF_FREQUENCY) * placeInLevel(family);
        return [skill, { family, place: levelOf(family) + inLevel }] as const;
      });
    }),
  );
}

/** How frequent each skill is: the sum of the frequencies of its forms' verbs. */
function frequencyOfSkills(forms: PlacementPool["forms"]): Map<Skill, number> {
  const use = new Map<Skill, number>();
  for (const { form } of forms) {
    for (const skill of form.skills) {
      use.set(skill, (use.get(skill) ?? 0) + frequencyAt(form.rank));
    }
  }
  return use;
}

/** The frequency of a verb by its rank, 1 for the first verb. */
const frequencyAt = (rank: number) => 1 / (1 + rank / 20);

const levelOf = (family: Family) => levelIndex(families[family].level);

/** The place of a family among those of its level, between 0 and 1. */
function placeInLevel(family: Family): number {
  const ofLevel = allFamilies.filter((other) => levelOf(other) === levelOf(family));
  return (ofLevel.indexOf(family) + 0.5) / ofLevel.length;
}

/** How learners differ from the course, in levels: the scale of the noise of each skill, and the widest shift of a family. */
const SKILL_NOISE = 0.3;
const FAMILY_SHIFT = 0.5;

/** The greatest share of slips. Each learner has another one, from 0. */
const MOST_SLIPS = 0.15;
const TYPOS = 0.03;
/** How often a learner knows a form of the most frequent verb as a word, without its skills. */
const KNOWN_AS_WORD = 0.3;
/** How often a learner who does not know the answer says so. The others try. */
const ADMITTED = 0.5;

/**
 * A learner who has come to a random place in a level of the course, knows some of what comes later, and has missed or
 * forgotten some of what came before.
 *
 * @param level from 0 for A1
 */
export function simulatedLearner(course: Course, level: number, seed: number): SimulatedLearner {
  const random = randomFrom(seed);
  const place = level + random();
  const slips = random() * MOST_SLIPS;
  const shifts = new Map(allFamilies.map((key) => [key, (2 * random() - 1) * FAMILY_SHIFT]));
  const [known, expected] = [new Set<Skill>(), new Set<Skill>()];
  for (const [skill, taught] of course) {
    const expectedPlace = taught.place + (shifts.get(taught.family) ?? 0);
    if (expectedPlace < place) expected.add(skill);
    if (expectedPlace + SKILL_NOISE * laplace(random) < place) known.add(skill);
  }
  return {
    knows: (skill) => known.has(skill),
    shouldKnow: (skill) => expected.has(skill),
    answer({ form, luck }) {
      if (random() < TYPOS) return "typo";
      // The course does not teach accents, which do not count.
      const isBuilt = form.skills.every((skill) => known.has(skill) || !course.has(skill));
      const isWord = random() < KNOWN_AS_WORD * frequencyAt(form.rank);
      if (isBuilt || isWord) return random() < slips ? "wrong" : "right";
      if (random() < ADMITTED) return "unknown";
      return random() < luck ? "right" : "wrong";
    },
  };
}

/** Noise with heavier tails than the normal distribution that the model under test assumes. */
function laplace(random: Random): number {
  const value = random() - 0.5;
  return -Math.sign(value) * Math.log(1 - 2 * Math.abs(value));
}
