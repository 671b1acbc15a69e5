import { dayIn } from "@verbena/core/calendar";
import type { Family } from "@verbena/core/families";
import { askedMoreUntil, type Said } from "@verbena/core/knowledge/estimates";
import type { Skill } from "@verbena/core/knowledge/skill";
import type { SkillEstimate as Estimate } from "@verbena/core/progress/progress-event";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatShortDay } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useKnowledge } from "#progress/use-knowledge.ts";
import { useRecord } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";

type SkillEstimateProps = { family: Family; skill: Skill };

/**
 * What the learner has said of a skill, with a button that takes it back. Without such a word, a button that asks the skill
 * more often, for two weeks: only where the review goes by rule.
 */
export function SkillEstimate({ family, skill }: SkillEstimateProps) {
  const { t, language } = useTranslation();
  const { reviewOrder } = useUser();
  const record = useRecord();
  const { data: knowledge } = useKnowledge();
  // Shown at once: the knowledge with it comes from the server a moment later.
  const [justSaid, setJustSaid] = useState<Said | null>(null);
  const said = justSaid ?? knowledge?.said[skill];
  const now = currentInstant();
  const timeZone = deviceTimeZone();
  const until = said ? askedMoreUntil({ said: { [skill]: said } }, skill, now) : null;
  const isSure = said?.estimate === "sure";
  const canTakeBack = isSure || until !== null;
  if (!canTakeBack && reviewOrder === "form") return null;

  function say(estimate: Estimate): void {
    setJustSaid({ estimate, at: now, timeZone });
    void record({ kind: "estimate-set", family, skill, estimate });
  }

  const label = isSure ? "undo" : until === null ? "more" : "stop";
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span role="status" className={classNames(!canTakeBack && "sr-only")}>
        {isSure && t("ruleMap.estimate.sure")}
        {until !== null &&
          t("ruleMap.estimate.moreUntil", {
            day: formatShortDay(language, dayIn(until, timeZone), "long"),
          })}
      </span>
      <button
        type="button"
        className={classNames(linkClass, "min-h-11 text-left")}
        // After an answer, the field keeps the focus, so that Enter goes on.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => say(canTakeBack ? "none" : "more")}
      >
        {t(`ruleMap.estimate.${label}`)}
      </button>
    </div>
  );
}
