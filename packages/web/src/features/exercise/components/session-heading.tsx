import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { PageHeading } from "#ui/page-heading.tsx";

type SessionHeadingProps = {
  exerciseKey: ExerciseKey;
  title: string;
  /** The part of the family that is practised; undefined when it is all of it. */
  part: string | undefined;
};

/** Seen where it says more than the facts above the sentence, which name the tense. */
export function SessionHeading({ exerciseKey, title, part }: SessionHeadingProps) {
  const isSaidBelow = isConjugationKey(exerciseKey) && part === undefined;
  return (
    <PageHeading
      title={title}
      className={isSaidBelow ? "sr-only" : "truncate text-lg! font-bold! text-ink-soft"}
    >
      {isConjugationKey(exerciseKey) ? (part ?? title) : title}
    </PageHeading>
  );
}
