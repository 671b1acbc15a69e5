import type { Verdict } from "@verbena/core/vocabulary";
import { CircleAlert, CircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { CelebrationSign } from "#ui/celebration-sign.tsx";
import { classNames } from "#ui/class-names.ts";
import type { Explanation } from "../diagnosis/explanation.ts";
import { completed } from "../sentence-parts.ts";
import { useHeadline } from "../use-headline.ts";
import { ComparedForms } from "./compared-forms.tsx";
import { Construction } from "./construction.tsx";
import { ExerciseExplanation } from "./exercise-explanation.tsx";
import { ExerciseLinks } from "./exercise-links.tsx";
import { ExerciseTranslation } from "./exercise-translation.tsx";
import { ExplanationLines } from "./explanation-lines.tsx";

type VerdictPanelProps = {
  exercise: PracticeExercise;
  given: string;
  verdict: Verdict;
  /** What happened with an answer that is not quite right. */
  explanation: Explanation | null;
  balance: { correct: number; total: number } | null;
};

/** What happened, the two forms, the sentence completed, its translation, and where to read on. */
export function VerdictPanel(props: VerdictPanelProps) {
  const { exercise, given, verdict, explanation, balance } = props;
  const { t } = useTranslation();
  const sentence = completed(exercise.sentence, exercise.answer);
  return (
    <div className="flex flex-col gap-4">
      <VerdictHeadline exercise={exercise} verdict={verdict} />
      {explanation && <ExplanationLines lines={explanation.lines} />}
      {verdict !== "correct" && <ComparedForms given={given} expected={exercise.answer} />}
      {explanation?.construction && <Construction parts={explanation.construction} />}
      <div className="flex flex-col gap-1">
        <p lang="es" className="text-lg font-semibold">
          {sentence}
        </p>
        <ExerciseTranslation exercise={exercise} />
      </div>
      <ExerciseExplanation exercise={exercise} />
      <ExerciseLinks exercise={exercise} sentence={sentence} anchor={explanation?.anchor} />
      {balance && <p className="font-semibold">{t("exercise.balance", balance)}</p>}
    </div>
  );
}

/** Right and wrong differ by sign and words, not by colour alone. */
function VerdictHeadline({ exercise, verdict }: { exercise: PracticeExercise; verdict: Verdict }) {
  const headline = useHeadline(exercise, verdict);
  return (
    <p
      lang={verdict === "wrong" ? undefined : "es"}
      className={classNames(
        "flex items-center gap-3 font-display text-2xl leading-tight font-bold sm:text-[1.75rem]",
        verdict === "wrong" ? "text-geranium" : "text-leaf",
      )}
    >
      {verdict === "correct" && <CelebrationSign className="size-9 shrink-0" />}
      {verdict === "accent" && <CircleAlert aria-hidden className="size-8 shrink-0" />}
      {verdict === "wrong" && <CircleX aria-hidden className="size-8 shrink-0" />}
      {headline}
    </p>
  );
}
