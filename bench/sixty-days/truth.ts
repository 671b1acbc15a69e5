import type { Instant } from "@verbena/core/calendar";
import { isConjugationFamily } from "@verbena/core/families";
import { stateOf } from "@verbena/core/knowledge/estimates";
import { type Knowledge, statusIn } from "@verbena/core/knowledge/knowledge";
import { knownForms } from "@verbena/core/knowledge/known-forms";
import type { Skill } from "@verbena/core/knowledge/skill";
import { statusOfSkill } from "@verbena/core/knowledge/skill-state";
import { skillsOf } from "@verbena/core/knowledge/skills-of-card";
import { cardKey } from "@verbena/core/progress/card";
import { DAYS_AFTER } from "../scheduling/live.ts";
import type { Mind } from "../scheduling/worlds.ts";
import { open } from "./compare-with-log.ts";
import { type FamilyView, type Life, withoutMarks } from "./context.ts";
import type { Device } from "./device.ts";

/** What the learner reads of each family of verb forms that has been begun. */
export async function readForms(life: Life, phone: Device): Promise<FamilyView[]> {
  const { cards, clock, mind, result } = life;
  const { knowledge } = await phone.loadKnowledge();
  const exercises = phone.exercises();
  const now = clock.now();
  for (const skill of new Set(cards.flatMap(({ skills }) => skills))) {
    result.statuses[statusIn(knowledge, skill, now)].push(chanceOfSkill(mind, skill, clock.day()));
  }
  return phone.profile.families.filter(isConjugationFamily).flatMap((family) => {
    if (exercises[family].stats.totalAttempts === 0) return [];
    const forms = phone.cards
      .filter((card) => card.family === family)
      .map(({ item, context }) => {
        const card = { family, item, context };
        return { ...card, skills: skillsOf(card) };
      });
    const known = knownForms(forms, exercises, knowledge, now);
    const truth = forms
      .map((form) => ({ ...form, skills: withoutMarks(form.skills) }))
      .filter(({ skills }) => !isShown(skills, knowledge, now) && !isMissing(skills, knowledge))
      .reduce((sum, form) => sum + mind.chanceIfAsked(form, clock.day()), 0);
    return [{ family, ...known, truth }];
  });
}

/** What the learner has seen, and still knows some days after the last answer. */
export async function judge(life: Life, phone: Device): Promise<void> {
  const { cards, clock, mind, result } = life;
  await open(life, phone);
  const exercises = phone.exercises();
  result.seen = cards.filter((card) => exercises[card.family].cards[cardKey(card)]).length;
  const later = Math.floor(clock.day()) + DAYS_AFTER;
  const weights = cards.reduce((sum, { weight }) => sum + weight, 0);
  for (const card of cards) {
    const chance = mind.chance(card, later);
    result.known += chance / cards.length;
    result.knownByUse += (chance * card.weight) / weights;
  }
}

const isShown = (skills: readonly Skill[], knowledge: Knowledge, now: Instant) =>
  skills.every((skill) => statusOfSkill(stateOf(knowledge, skill), now) === "shown");

const isMissing = (skills: readonly Skill[], knowledge: Knowledge) =>
  skills.some((skill) => stateOf(knowledge, skill)?.isRight === false);

/** The chance of a skill alone. No form is remembered whole that nobody has seen. */
const chanceOfSkill = (mind: Mind, skill: Skill, day: number) =>
  mind.chance({ family: "presente-indicativo", item: "", context: "", skills: [skill] }, day);
