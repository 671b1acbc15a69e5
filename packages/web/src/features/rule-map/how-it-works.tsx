import { lastPredictions } from "@verbena/core/knowledge/predictions";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useKnowledge } from "#progress/use-knowledge.ts";
import { Disclosure } from "#ui/disclosure.tsx";

const lines = [
  "what",
  "right",
  "wrong",
  "shown",
  "twoDays",
  "fading",
  "expected",
  "range",
  "slips",
] as const;

/** From what all is computed, without and with a placement test or what the learner says of skills. */
const sources = { answers: ["yours"], all: ["guessed", "yoursAndSaid"] } as const;

/** With fewer answers, what was expected and what came differ by chance. */
const ENOUGH_ANSWERS = 30;

/** Explains how the statuses come about, and how often the estimate was right. */
export function HowItWorks() {
  const { t } = useTranslation();
  const { data: knowledge } = useKnowledge();
  const isSaid = knowledge && Object.keys({ ...knowledge.placed, ...knowledge.said }).length > 0;
  const last = knowledge && lastPredictions(knowledge.predictions);
  return (
    <div className="border-t border-line pt-4">
      <Disclosure label={t("ruleMap.how.title")}>
        <ul className="mt-2 flex max-w-prose list-disc flex-col gap-2 pl-5">
          {[...lines, ...sources[isSaid ? "all" : "answers"]].map((line) => (
            <li key={line}>
              <SpanishText text={t(`ruleMap.how.lines.${line}`)} />
            </li>
          ))}
          {last && last.answers >= ENOUGH_ANSWERS && (
            <li>
              {t("ruleMap.how.accuracy", {
                answers: last.answers,
                expected: Math.round(last.expected),
                right: last.right,
              })}
            </li>
          )}
        </ul>
      </Disclosure>
    </div>
  );
}
