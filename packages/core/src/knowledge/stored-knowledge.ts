import type { Knowledge } from "./knowledge.ts";
import type { Skill } from "./skill.ts";
import type { SkillState } from "./skill-state.ts";

/** Knowledge as it is stored and sent. A skill is a list of its values, because names of fields would double the size. */
export type StoredKnowledge = Omit<Knowledge, "skills"> & { skills: readonly StoredSkill[] };

type StoredSkill = readonly [
  Skill,
  SkillState["stability"],
  SkillState["difficulty"],
  SkillState["at"],
  SkillState["day"],
  isRight: 0 | 1,
  SkillState["rightDays"],
  SkillState["witnesses"],
];

export function storedKnowledge({ skills, ...rest }: Knowledge): StoredKnowledge {
  const stored = Object.entries(skills) as [Skill, SkillState][];
  return {
    ...rest,
    skills: stored.map(
      ([skill, { stability, difficulty, at, day, isRight, rightDays, witnesses }]) => [
        skill,
        stability,
        difficulty,
        at,
        day,
        isRight ? 1 : 0,
        rightDays,
        witnesses,
      ],
    ),
  };
}

export function knowledgeFrom({ skills, ...rest }: StoredKnowledge): Knowledge {
  const states = skills.map(
    ([skill, stability, difficulty, at, day, isRight, rightDays, witnesses]): [
      Skill,
      SkillState,
    ] => [skill, { stability, difficulty, at, day, isRight: isRight === 1, rightDays, witnesses }],
  );
  return { ...rest, skills: Object.fromEntries(states) };
}
