import { choicesIn } from "@verbena/core/families";
import { useMemo } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Construction } from "#learner-ui/construction.tsx";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import { type Explain, useExplain } from "#learner-ui/use-explain.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { regularMistake } from "./regular-mistake.ts";
import { useFittingSize } from "./use-fitting-size.ts";

type RevealProps = {
  exercise: PracticeExercise;
  /** What a class wrote instead, the commonest first. It can be any text: only words of the family and what the engine explains are shown. */
  wrongAnswers: readonly string[];
  isRevealed: boolean;
};

/** More would be too small to read. */
const WRONG_ANSWERS_MAX = 2;

/** Three lines fill the box. */
const LARGEST = 0.26;

/**
 * How the form is built, what the class wrote instead and why it is wrong, or the reason for a word. Without a class, the
 * mistake is the one that the engine expects of an irregular form. The box keeps its place while it is empty, so that the
 * sentence does not move.
 */
export function Reveal({ exercise, wrongAnswers, isRevealed }: RevealProps) {
  const { t, language } = useTranslation();
  const { region } = useUser();
  const explain = useExplain(exercise);
  const regular = useMemo(() => regularMistake(exercise, region), [exercise, region]);
  const ofClass = explained(exercise, explain, wrongAnswers).slice(0, WRONG_ANSWERS_MAX);
  const isOfClass = ofClass.length > 0;
  const mistakes =
    isOfClass || regular === null ? ofClass : explained(exercise, explain, [regular]);
  const construction = explain("")?.construction;
  const reasons =
    "explanation" in exercise
      ? [exercise.explanation, exercise.note].flatMap((texts) => texts?.[language] ?? [])
      : [];
  const translation = language === "es" ? null : exercise.translations[language];
  const content = `${isRevealed} ${language} ${JSON.stringify(mistakes)} ${construction != null}`;
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
            {mistakes.map(({ given, lines }) => (
              <div key={given} className="flex flex-col gap-[0.2em] text-[0.6em]">
                <p>
                  {t(isOfClass ? "board.ofClass" : "board.asIfRegular")}{" "}
                  <FormComparison
                    given={given}
                    expected={exercise.answer}
                    isWord={exercise.kind === "fill-in"}
                  />
                </p>
                {lines.map((line) => (
                  <p key={line} className="text-[0.92em]">
                    <SpanishText text={line} />
                  </p>
                ))}
              </div>
            ))}
            {translation !== null && <p className="text-[0.5em] text-ink-soft">{translation}</p>}
          </>
        )}
      </div>
    </div>
  );
}

/** The wrong answers that are words of the family or that the engine explains, each with its explanation. */
function explained(exercise: PracticeExercise, explain: Explain, answers: readonly string[]) {
  if (exercise.kind === "fill-in") {
    const words = choicesIn(exercise.family);
    // The reason for the right word says why another one is wrong.
    return answers
      .filter((given) => words.includes(given))
      .map((given) => ({ given, lines: [] as readonly string[] }));
  }
  return answers
    .map((given) => ({ given, lines: explain(given)?.lines ?? [] }))
    .filter(({ lines }) => lines.length > 0);
}
