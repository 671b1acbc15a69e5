import { dayIn } from "@verbena/core/calendar";
import type { ReasonToAsk } from "@verbena/core/knowledge/choose-by-rule";
import { useEffect, useRef } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { sectionFor } from "#learner-ui/guide-section.ts";
import { SkillEstimate } from "#learner-ui/skill-estimate.tsx";
import { useGuideSections } from "#learner-ui/use-guide-sections.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { linkArea } from "./exercise-links.tsx";
import { reasonSentences, skillToAsk } from "./reason-sentences.ts";

type ReasonTextProps = { exercise: PracticeExercise; reason: ReasonToAsk };

/** Why a review by rule asks a form: the rule, when it was asked last, and a link to the guide. */
export function ReasonText({ exercise, reason }: ReasonTextProps) {
  const translation = useTranslation();
  const { t } = translation;
  const { data: sections = [] } = useGuideSections(exercise.family);
  const skill = skillToAsk(exercise, reason);
  const today = dayIn(currentInstant(), deviceTimeZone());
  const shown = useRef<HTMLDivElement>(null);
  // On a small phone, the verdict scrolls, and its links cover what is below.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={shown} className="scroll-mb-24">
      <p>
        <SpanishText text={reasonSentences(translation, skill, reason, today)} />
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
    </div>
  );
}
