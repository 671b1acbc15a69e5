import { conjugatorUrl } from "@verbena/content/links";
import { useId, useState } from "react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation, withParts } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import {
  type ChosenFormExercise,
  type DrillExercise,
  type FormExercise,
  guideOf,
  type ShownExercise,
} from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { ExternalLink, linkClass, TextLink } from "#ui/link.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { Drawer } from "#ui/overlays.tsx";
import { getStartField } from "#ui/page.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { ListenButton } from "./listen-button.tsx";

type ExerciseLinksProps = {
  exercise: ShownExercise;
  answer: string;
  /** Section of the guide that explains the answer. */
  anchor: string | undefined;
  /** What the learner's word means, with asterisks around Spanish words. */
  meanings: readonly string[];
};

const linkArea = "inline-flex min-h-11 min-w-11 items-center";

export function ExerciseLinks(props: ExerciseLinksProps) {
  const { exercise, answer, anchor } = props;
  const { t, language } = useTranslation();
  const [isOpened, setOpened] = useState<boolean | null>(null);
  // A learner who did not know the answer sees the reason at once.
  const isWhyOpen = isOpened ?? answer === "";
  const whyId = useId();
  const family = guideOf(exercise);
  const reasons =
    "explanation" in exercise
      ? [exercise.explanation, exercise.note].flatMap((texts) => texts?.[language] ?? [])
      : [];
  return (
    <>
      {isWhyOpen && (
        <div id={whyId} className="flex max-w-prose flex-col gap-1">
          {props.meanings.map((meaning) => (
            <p key={meaning}>
              <SpanishText text={meaning} />
            </p>
          ))}
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-x-2.5 text-[0.9375rem] min-[24rem]:gap-x-4 sm:gap-x-6 sm:text-base">
        {/* Where the screen is short, the dock has no room for it. */}
        {exercise.kind !== "fill-in" && (
          <ListenButton exercise={exercise} className="hidden short:inline-flex" />
        )}
        {reasons.length > 0 && (
          <button
            type="button"
            aria-expanded={isWhyOpen}
            aria-controls={whyId}
            className={classNames(linkClass, linkArea)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setOpened(!isWhyOpen)}
          >
            {t("verdict.why")}
          </button>
        )}
        {family && (
          <TextLink
            to="/app/theory/$exerciseKey"
            params={{ exerciseKey: family }}
            hash={anchor ?? ""}
            className={linkArea}
          >
            {t("verdict.theory")}
          </TextLink>
        )}
        {exercise.kind !== "fill-in" && (
          <>
            <VerbTableDrawer exercise={exercise} className={linkArea} />
            <ExternalLink href={conjugatorUrl(exercise.verb)} className={linkArea}>
              WordReference
              <span className="sr-only">, {exercise.verb}</span>
            </ExternalLink>
          </>
        )}
        {exercise.kind !== "drill" && (
          <ReportButton exercise={exercise} given={answer} className={linkArea} />
        )}
      </div>
    </>
  );
}

type VerbTableDrawerProps = {
  exercise: FormExercise | ChosenFormExercise | DrillExercise;
  className: string;
};

/** Wide enough for the table beside the sentence. */
const WIDE = "(min-width: 768px)";

function VerbTableDrawer({ exercise, className }: VerbTableDrawerProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { verb, tense, person } = exercise;
  const table = useModule(
    "verb-table",
    () => withParts(import("#conjugation/verb-table.tsx"), "conjugation"),
    isOpen,
  );
  return (
    <>
      <button
        type="button"
        aria-label={t("verdict.verbTableOf", { verb })}
        className={classNames(linkClass, className)}
        onClick={() => setOpen(true)}
      >
        {t("verdict.verbTable")}
      </button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        side={window.matchMedia(WIDE).matches ? "right" : "bottom"}
        title={verb}
        finalFocus={getStartField}
      >
        <QueryContent query={table} failure={t("common.partFailed")}>
          {({ VerbTableByName }) => <VerbTableByName infinitive={verb} asked={{ tense, person }} />}
        </QueryContent>
      </Drawer>
    </>
  );
}
