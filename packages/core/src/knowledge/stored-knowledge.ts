import type { Knowledge } from "./knowledge.ts";
import type { Skill } from "./skill.ts";
import type { SkillState } from "./skill-state.ts";

/** Knowledge as it is stored and sent. A skill is a list of its values, because names of fields would double the size. */
export type StoredKnowledge = Omit<Knowledge, "skills"> & { skills: readonly StoredSkill[] };

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

export function storedKnowledge({ skills, ...rest }: Knowledge): StoredKnowledge {
  const states = Object.entries(skills) as [Skill, SkillState][];
  return { ...rest, skills: states.map(([skill, state]) => storedSkill(skill, state)) };
}

function storedSkill(skill: Skill, state: SkillState): StoredSkill {
  const { stability, difficulty, at, day, times, timesRight, rightDays, witnesses } = state;
  const isRight = state.isRight ? 1 : 0;
  return [skill, stability, difficulty, at, day, times, timesRight, isRight, rightDays, witnesses];
}

export function knowledgeFrom({ skills, ...rest }: StoredKnowledge): Knowledge {
  return { ...rest, skills: Object.fromEntries(skills.map(readSkill)) };
}

function readSkill(stored: StoredSkill): [Skill, SkillState] {
  const [skill, stability, difficulty, at, day, times, timesRight, right, rightDays, witnesses] =
    stored;
  const isRight = right === 1;
  const counts = { times, timesRight, rightDays };
  return [skill, { stability, difficulty, at, day, isRight, ...counts, witnesses }];
}
