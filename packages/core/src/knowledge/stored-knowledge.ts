import { allFamilies, type Family } from "../families.ts";
import type { PlacedFamily, Said } from "./estimates.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Skill } from "./skill.ts";
import type { SkillState } from "./skill-state.ts";

/** Knowledge as it is stored and sent. A skill is a list of its values, because names of fields would double the size. */
export type StoredKnowledge = Omit<Knowledge, "skills" | "placed" | "said"> & {
  skills: readonly StoredSkill[];
  placed: readonly (Omit<PlacedFamily, "guesses"> & {
    family: Family;
    guesses: readonly (readonly [Skill, number])[];
  })[];
  said: readonly (Said & { skill: Skill })[];
};

type StoredSkill = readonly [
  skill: Skill,
  stability: number,
  difficulty: number,
  at: number,
  day: string,
  times: number,
  timesRight: number,
  isRight: 0 | 1,
  rightDays: number,
  witnesses: readonly string[] | null,
];

export function storedKnowledge({ skills, placed, said, ...rest }: Knowledge): StoredKnowledge {
  return {
    ...rest,
    skills: bySkill(skills).map(([skill, state]) => storedSkill(skill, state)),
    placed: allFamilies.flatMap((family) => {
      const estimate = placed[family];
      return estimate ? [{ ...estimate, family, guesses: bySkill(estimate.guesses) }] : [];
    }),
    said: bySkill(said).map(([skill, word]) => ({ ...word, skill })),
  };
}

const bySkill = <T>(record: Readonly<Record<Skill, T>>) => Object.entries(record) as [Skill, T][];

function storedSkill(skill: Skill, state: SkillState): StoredSkill {
  const { stability, difficulty, at, day, times, timesRight, rightDays, witnesses } = state;
  const isRight = state.isRight ? 1 : 0;
  return [skill, stability, difficulty, at, day, times, timesRight, isRight, rightDays, witnesses];
}

export function knowledgeFrom({ skills, placed, said, ...rest }: StoredKnowledge): Knowledge {
  return {
    ...rest,
    skills: Object.fromEntries(skills.map(readSkill)),
    placed: Object.fromEntries(
      placed.map(({ family, guesses, ...estimate }) => [
        family,
        { ...estimate, guesses: Object.fromEntries(guesses) },
      ]),
    ),
    said: Object.fromEntries(said.map(({ skill, ...word }) => [skill, word])),
  };
}

function readSkill(stored: StoredSkill): [Skill, SkillState] {
  const [skill, stability, difficulty, at, day, times, timesRight, right, rightDays, witnesses] =
    stored;
  const isRight = right === 1;
  const counts = { times, timesRight, rightDays };
  return [skill, { stability, difficulty, at, day, isRight, ...counts, witnesses }];
}
