import type { Day } from "@verbena/core/calendar";
import type { ReasonToAsk } from "@verbena/core/knowledge/choose-by-rule";
import { type MappedSkill, mapped } from "@verbena/core/knowledge/map-skills";
import { skillsAndVerb, withSkills } from "@verbena/core/knowledge/skilled-card";
import { formOfCell } from "@verbena/spanish";
import type { Translation } from "#i18n/use-translation.ts";
import { skillLine } from "#learner-ui/skill-line.ts";
import { withInfinitive } from "#learner-ui/skilled-cards.ts";
import { formatRecentDay } from "#lib/format.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";

/** The skill for which a form is asked. Null if the form itself is the reason, or if its sentence does not ask for the skill. */
export function skillToAsk(exercise: PracticeExercise, { skill }: ReasonToAsk): MappedSkill | null {
  const [card] = withSkills([exercise], [withInfinitive(exercise)]);
  const isAsked = card && skill && skillsAndVerb(card).includes(skill);
  return isAsked ? mapped(skill, [card]) : null;
}

/**
 * Why a review by rule asks a form, in a few sentences: the rule, when it was asked last, and whether the form was due.
 * Asterisks enclose Spanish words.
 *
 * @param skill see `skillToAsk`
 */
export function reasonSentences(
  { t, language }: Translation,
  skill: MappedSkill | null,
  { last, isDue }: ReasonToAsk,
  today: Day,
): string {
  const [card] = skill?.cards ?? [];
  const example = (card?.cell && formOfCell(card.cell)?.form) ?? "";
  return [
    skill
      ? skillLine(t, skill.topic, example)
      : t(last ? "ruleMap.why.form" : "ruleMap.why.newForm"),
    ...(last
      ? [
          t("ruleMap.why.last", {
            result: t(last.isRight ? "ruleMap.why.right" : "ruleMap.why.wrong"),
            day: formatRecentDay(language, last.day, today),
          }),
        ]
      : []),
    ...(skill && !last ? [t("ruleMap.why.never")] : []),
    ...(isDue ? [t("ruleMap.why.due")] : []),
  ].join(" ");
}
