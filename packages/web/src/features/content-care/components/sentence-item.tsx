import type { ExerciseForReview } from "@verbena/server/client";
import type { ReactNode, Ref } from "react";
import { CaredSentence } from "./cared-sentence.tsx";
import { ExerciseHeading } from "./exercise-heading.tsx";

type SentenceItemProps = {
  /** Null where no file has it any more. */
  exercise: ExerciseForReview | null;
  id: string;
  ref?: Ref<HTMLLIElement>;
  /** Whether its explanation is in sight from the beginning. */
  isExplained?: boolean;
  /** What is said about it, and what can be done. */
  children: ReactNode;
};

/** A sentence in a list of those under care. */
export function SentenceItem(props: SentenceItemProps) {
  const { exercise, id, ref, isExplained = false, children } = props;
  return (
    <li
      ref={ref}
      className="flex flex-col gap-4 border-t border-line py-6 [overflow-wrap:anywhere]"
    >
      <div className="flex flex-col gap-1.5">
        <ExerciseHeading exercise={exercise} id={id} />
        {exercise && <CaredSentence exercise={exercise} isExplained={isExplained} />}
      </div>
      {children}
    </li>
  );
}
