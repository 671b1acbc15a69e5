import type { Day, Instant } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { stateOf } from "@verbena/core/knowledge/estimates";
import { chanceOfSkill, type Knowledge, statusIn } from "@verbena/core/knowledge/knowledge";
import { type MappedSkill, mapSkills, type SkillGroup } from "@verbena/core/knowledge/map-skills";
import type { Skill } from "@verbena/core/knowledge/skill";
import type { SkillState, SkillStatus } from "@verbena/core/knowledge/skill-state";
import { withSkills } from "@verbena/core/knowledge/skilled-card";
import type { Language } from "@verbena/core/languages";
import type { Catalogue } from "../../content/catalogue.ts";

/** What is known of a skill: by answers, by a placement test, or by what the learner said. */
export type ExportedSkill = {
  skill: Skill;
  /** The first family that asks it, its group, and a few words that stand for it. Null if no card asks it any more. */
  exercise: Family | null;
  group: SkillGroup | null;
  label: string | null;
  /** `begun`: right last time, but not often enough to count as shown. */
  status: Exclude<SkillStatus, "new"> | "begun";
  /** How many answers showed it right or wrong; 0 if only a placement test or the learner says that it is known. */
  asked: number;
  right: number;
  /** The day of the last such answer, of the test, or of the learner's word. */
  lastDay: Day;
  /** The chance that the learner remembers it now, with two decimals. High after an error, too: the correction was shown. */
  chance: number;
};

/** The skills of which something is known, in the order of the map of rules. Those that no card asks any more come last. */
export function exportedSkills(
  knowledge: Knowledge,
  catalogue: Catalogue,
  { language, now }: { language: Language; now: Instant },
): ExportedSkill[] {
  const states = statesIn(knowledge);
  const begun = new Set(states.keys());
  const sentences = [...catalogue.firstSentences.values()];
  const onMap = mapSkills(withSkills(sentences, sentences), begun)
    .flatMap(({ groups }) => groups)
    .flatMap(({ name, skills }) => skills.map((mapped) => ({ group: name, mapped })))
    .filter(({ mapped }) => begun.has(mapped.skill));
  const explanations = explanationsIn(catalogue, language);
  const named = onMap.map(({ group, mapped }) => ({
    skill: mapped.skill,
    exercise: mapped.family,
    group,
    label: labelOf(mapped, explanations),
  }));
  const isNamed = new Set(named.map(({ skill }) => skill));
  const others = [...begun]
    .filter((skill) => !isNamed.has(skill))
    .map((skill) => ({ skill, exercise: null, group: null, label: null }));
  return [...named, ...others].flatMap((one) => {
    const state = states.get(one.skill);
    return state ? [{ ...one, ...figuresOf(knowledge, one.skill, state, now) }] : [];
  });
}

function statesIn(knowledge: Knowledge): Map<Skill, SkillState> {
  const { skills, placed, said } = knowledge;
  const guesses = Object.values(placed).map((family) => family.guesses);
  const all = [skills, ...guesses, said].flatMap((record) => Object.keys(record) as Skill[]);
  return new Map(
    all.flatMap((skill) => {
      const state = stateOf(knowledge, skill);
      return state ? [[skill, state]] : [];
    }),
  );
}

function figuresOf(knowledge: Knowledge, skill: Skill, state: SkillState, now: Instant) {
  const { times: asked = 0, timesRight: right = 0 } = knowledge.skills[skill] ?? {};
  const status = statusIn(knowledge, skill, now);
  const chance = Math.round(100 * chanceOfSkill(knowledge, skill, now)) / 100;
  return {
    status: status === "new" ? "begun" : status,
    asked,
    right,
    lastDay: state.day,
    chance,
  } as const;
}

/** By skill, why a choice is right. */
function explanationsIn({ fillIn }: Catalogue, language: Language): ReadonlyMap<string, string> {
  return new Map(
    fillIn.flatMap(({ family, explanationKey, explanation }) => {
      const text = explanation?.[language];
      return text ? [[`key ${family} ${explanationKey}`, text]] : [];
    }),
  );
}

/** As its cell on the map: *-iste (tú, -er/-ir)*, *tuv- (tener)*. */
function labelOf({ skill, label }: MappedSkill, explanations: ReadonlyMap<string, string>): string {
  const detail = explanations.get(skill) ?? label.detail;
  return detail === "" ? label.text : `${label.text} (${detail})`;
}
