import { translationLanguages } from "@verbena/core/vocabulary";
import type { ExerciseForReview } from "@verbena/server/client";
import { ExplainedTexts } from "./explained-texts.tsx";
import { StateMarks } from "./state-marks.tsx";

type CaredSentenceProps = {
  exercise: ExerciseForReview;
  /** Whether the explanation is in sight from the beginning. */
  isExplained: boolean;
};

/** A sentence with its answer, translations and explanation, and what is particular about it. */
export function CaredSentence({ exercise, isExplained }: CaredSentenceProps) {
  const { text, isHidden, correction } = exercise;
  return (
    <>
      <p lang="es" className="text-lg font-semibold">
        {text.sentence}
        {text.instruction !== null && <span className="font-normal"> ({text.instruction})</span>}
      </p>
      <p lang="es">→ {text.correctAnswer}</p>
      <ul className="text-[0.9375rem] text-ink-soft">
        {translationLanguages.map((language) => (
          <li key={language} lang={language}>
            {text[language]}
          </li>
        ))}
      </ul>
      <ExplainedTexts exercise={exercise} open={isExplained} />
      <StateMarks isHidden={isHidden} correction={correction} />
    </>
  );
}
