import { useQuery } from "@tanstack/react-query";
import { dayIn, type Instant } from "@verbena/core/calendar";
import { isConjugationFamily } from "@verbena/core/families";
import { readItem } from "@verbena/core/family-item";
import type { Skill } from "@verbena/core/knowledge/skill";
import type { SkillError } from "@verbena/server/client";
import { useId } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import { api, readBody } from "#lib/api.ts";
import { formatRecentDay } from "#lib/format.ts";
import { useProgressValue } from "#progress/progress-provider.tsx";
import { deviceTimeZone } from "#progress/time-zone.ts";

type LastErrorsProps = { skill: Skill; now: Instant };

/** The learner's last errors in a skill. Shows nothing if there are none, or without a network. */
export function LastErrors({ skill, now }: LastErrorsProps) {
  const { t } = useTranslation();
  const version = useProgressValue((progress) => progress.version);
  const headingId = useId();
  const { data: errors = [] } = useQuery({
    queryKey: ["skill-errors", skill, version],
    queryFn: async () =>
      (await readBody(api.statistics["skill-errors"].$get({ query: { skill } }))).errors,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-1 border-t border-line pt-3">
      <h3 id={headingId} className="font-sans text-base font-semibold">
        {t("ruleMap.lastErrors")}
      </h3>
      <ul className="flex flex-col gap-1.5">
        {errors.map((error) => (
          <li key={error.answeredAt}>
            <LastError error={error} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LastError({ error, now }: { error: SkillError; now: Instant }) {
  const { t, language } = useTranslation();
  const { family, item, context, given, expected, sentence, answeredAt, timeZone } = error;
  const isForm = isConjugationFamily(family);
  const asked = isForm
    ? `*${readItem(family, item).verb}, ${context}*`
    : sentence.replace(/_+/, `*${expected}*`);
  const day = dayIn(answeredAt, timeZone);
  const when = formatRecentDay(language, day, dayIn(now, deviceTimeZone()));
  return (
    <>
      {given === null ? (
        <>
          <span className="text-ink-soft">{t("ruleMap.noAnswer")} → </span>
          <strong lang="es" className="font-display text-leaf">
            {expected}
          </strong>
        </>
      ) : (
        <FormComparison given={given} expected={expected} isWord={!isForm} />
      )}
      <span className="block text-[0.9375rem] text-ink-soft">
        <span lang={isForm ? undefined : "es"}>
          <SpanishText text={asked} />
        </span>
        {" · "}
        {when}
      </span>
    </>
  );
}
