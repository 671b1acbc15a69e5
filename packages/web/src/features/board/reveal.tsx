import { useMemo } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Construction } from "#learner-ui/construction.tsx";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import { useExplain } from "#learner-ui/use-explain.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { regularMistake } from "./regular-mistake.ts";
import { useFittingSize } from "./use-fitting-size.ts";

type RevealProps = { exercise: PracticeExercise; isRevealed: boolean };

/** Three lines fill the box. */
const LARGEST = 0.26;

/**
 * How the form is built, the mistake that the engine expects of an irregular form with its reason, or the reason for a word. The
 * box keeps its place while it is empty, so that the sentence does not move.
 */
export function Reveal({ exercise, isRevealed }: RevealProps) {
  const { t, language } = useTranslation();
  const { region } = useUser();
  const explain = useExplain(exercise);
  const mistake = useMemo(() => regularMistake(exercise, region), [exercise, region]);
  const construction = explain("")?.construction;
  const lines = mistake === null ? [] : (explain(mistake)?.lines ?? []);
  const reasons =
    "explanation" in exercise
      ? [exercise.explanation, exercise.note].flatMap((texts) => texts?.[language] ?? [])
      : [];
  const translation = language === "es" ? null : exercise.translations[language];
  const content = `${isRevealed} ${language} ${lines.length} ${construction != null}`;
  const { box, text } = useFittingSize(content, LARGEST);
  return (
    <div ref={box} className="flex min-h-0 flex-[3_1_0] items-start overflow-auto">
      <div ref={text} className="flex w-full flex-col gap-[0.35em] leading-tight">
        {isRevealed && (
          <>
            {construction && <Construction parts={construction} className="text-[1em]" />}
            {reasons.map((reason) => (
              <p key={reason} className="text-[0.55em]">
                {reason}
              </p>
            ))}
            {mistake !== null && lines.length > 0 && (
              <div className="flex flex-col gap-[0.2em] text-[0.6em]">
                <p>
                  {t("board.asIfRegular")}{" "}
                  <FormComparison given={mistake} expected={exercise.answer} isWord={false} />
                </p>
                {lines.map((line) => (
                  <p key={line} className="text-[0.92em]">
                    <SpanishText text={line} />
                  </p>
                ))}
              </div>
            )}
            {translation !== null && <p className="text-[0.5em] text-ink-soft">{translation}</p>}
          </>
        )}
      </div>
    </div>
  );
}
