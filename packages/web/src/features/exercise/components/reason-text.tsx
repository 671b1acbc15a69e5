import { dayIn } from "@verbena/core/calendar";
import type { ReasonToAsk } from "@verbena/core/knowledge/choose-by-rule";
import { type MappedSkill, mapped } from "@verbena/core/knowledge/map-skills";
import { formOfCell, skillsAndVerb, withSkills } from "@verbena/core/knowledge/skilled-card";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import type { Translate } from "#i18n/translate.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { sectionFor } from "#learner-ui/guide-section.ts";
import { SkillEstimate } from "#learner-ui/skill-estimate.tsx";
import { skillLine } from "#learner-ui/skill-line.ts";
import { withInfinitive } from "#learner-ui/skilled-cards.ts";
import { useGuideSections } from "#learner-ui/use-guide-sections.ts";
import { formatRecentDay } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { linkArea } from "./exercise-links.tsx";

type ReasonTextProps = { exercise: PracticeExercise; reason: ReasonToAsk };

/** Why a review by rule asks a form: the rule, when it was asked last, and a link to the guide. */
export function ReasonText({ exercise, reason }: ReasonTextProps) {
  const { t, language } = useTranslation();
  const { data: sections = [] } = useGuideSections(exercise.family);
  const skill = skillOf(exercise, reason);
  const today = dayIn(currentInstant(), deviceTimeZone());
  const last = reason.last && {
    result: t(reason.last.isRight ? "ruleMap.why.right" : "ruleMap.why.wrong"),
    day: formatRecentDay(language, reason.last.day, today),
  };
  const texts = [
    skill ? lineOf(t, skill) : t(last ? "ruleMap.why.form" : "ruleMap.why.newForm"),
    last && t("ruleMap.why.last", last),
    skill && !last && t("ruleMap.why.never"),
    reason.isDue && t("ruleMap.why.due"),
  ].filter((text) => typeof text === "string");
  return (
    <>
      <p>
        <SpanishText text={texts.join(" ")} />
      </p>
      {skill && (
        <div className="flex flex-wrap items-center gap-x-5">
          <PlaceLink
            place={{ kind: "guide", family: exercise.family, section: sectionFor(skill, sections) }}
            className={classNames(linkClass, linkArea)}
          >
            {t("ruleMap.guide")}
          </PlaceLink>
          <TextLink
            to="/app/review"
            search={{ skill: skill.skill, check: true }}
            className={linkArea}
          >
            {t("ruleMap.estimate.know")}
          </TextLink>
          <SkillEstimate family={exercise.family} skill={skill.skill} />
        </div>
      )}
    </>
  );
}

/** Null if the form itself is the reason, or if the shown sentence does not ask for the skill. */
function skillOf(exercise: PracticeExercise, { skill }: ReasonToAsk): MappedSkill | null {
  const [card] = withSkills([exercise], [withInfinitive(exercise)]);
  const isAsked = card && skill && skillsAndVerb(card).includes(skill);
  return isAsked ? mapped(skill, [card]) : null;
}

function lineOf(t: Translate, { topic, cards: [card] }: MappedSkill): string {
  return skillLine(t, topic, (card?.cell && formOfCell(card.cell)?.form) ?? "");
}
