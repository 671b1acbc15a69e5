import { type ReactNode, useId, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { guideOf, type ShownExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { VerbTableDrawer } from "./verb-table-drawer.tsx";

/** Classes of a link or button in the line of links. */
export const linkArea = "inline-flex min-h-11 min-w-11 items-center";

type ReasonProps = {
  exercise: ShownExercise;
  /** What the learner's word means, with asterisks around Spanish words. */
  meanings: readonly string[];
  /** Whether the reason is shown at once. */
  isShown: boolean;
  /** Places the text and the button that shows it. */
  children: (reason: ReactNode, button: ReactNode) => ReactNode;
};

/** Why the answer of a fill-in sentence is right. */
export function Reason({ exercise, meanings, isShown, children }: ReasonProps) {
  const { t, language } = useTranslation();
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? isShown;
  const id = useId();
  if (!("explanation" in exercise)) return children(null, null);
  const reasons = [exercise.explanation, exercise.note].flatMap((texts) => texts?.[language] ?? []);
  if (reasons.length === 0) return children(null, null);
  return children(
    isOpen && (
      <div id={id} className="flex max-w-prose flex-col gap-1">
        {meanings.map((meaning) => (
          <p key={meaning}>
            <SpanishText text={meaning} />
          </p>
        ))}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    ),
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      className={classNames(linkClass, linkArea)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => setOpened(!isOpen)}
    >
      {t("verdict.why")}
    </button>,
  );
}

type ExerciseLinksProps = {
  exercise: ShownExercise;
  /** Section of the guide that explains the answer. */
  anchor: string | undefined;
  /** Shown before the other links. */
  children: ReactNode;
  /** Shown after them. */
  more: ReactNode;
};

/** Links to the reason, the rule, and the whole verb. The links stay in view while a long explanation scrolls. */
export function ExerciseLinks({ exercise, anchor, children, more }: ExerciseLinksProps) {
  const { t } = useTranslation();
  const [isTableOpen, setTableOpen] = useState(false);
  const guide = guideOf(exercise);
  return (
    <div
      className={classNames(
        "sticky bottom-0 flex flex-wrap gap-x-5 bg-inherit short:hidden sm:gap-x-6",
        // What scrolls below the links fades.
        "before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-3 before:bg-inherit",
        "before:[mask-image:linear-gradient(to_top,black,transparent)]",
      )}
    >
      {children}
      {guide && (
        <PlaceLink
          place={{ kind: "guide", family: guide, section: anchor }}
          className={classNames(linkClass, linkArea)}
        >
          {t("verdict.theory")}
        </PlaceLink>
      )}
      {exercise.kind !== "fill-in" && (
        <>
          <button
            type="button"
            aria-label={t("verdict.verbTableOf", { verb: exercise.verb })}
            className={classNames(linkClass, linkArea)}
            onClick={() => setTableOpen(true)}
          >
            {t("verdict.verbTable")}
          </button>
          <VerbTableDrawer exercise={exercise} open={isTableOpen} onOpenChange={setTableOpen} />
        </>
      )}
      {more}
    </div>
  );
}
