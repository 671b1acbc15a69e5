import { conjugatorUrl } from "@verbena/content/links";
import { Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { linkClass } from "#ui/link-class.ts";
import { TextLink } from "#ui/text-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { useSpanishVoice } from "../use-spanish-voice.ts";
import { VerbTableDrawer } from "./verb-table-drawer.tsx";

type ExerciseLinksProps = {
  exercise: PracticeExercise;
  sentence: string;
  /** What the learner wrote. */
  given: string;
  /** Section of the guide that tells the rule. */
  anchor: string | undefined;
};

const target = "inline-flex min-h-11 min-w-11 items-center";

/** Where to read on, the sentence to listen to, and whom to tell when something is wrong with it. */
export function ExerciseLinks({ exercise, sentence, given, anchor }: ExerciseLinksProps) {
  const { t } = useTranslation();
  const say = useSpanishVoice();
  return (
    <div className="flex flex-wrap gap-x-6">
      <TextLink
        to="/app/theory/$exerciseKey"
        params={{ exerciseKey: exercise.exerciseKey }}
        hash={anchor ?? ""}
        className={target}
      >
        {t("exercise.theory")}
      </TextLink>
      {exercise.kind === "conjugation" && (
        <VerbTableDrawer exercise={exercise} className={target} />
      )}
      {exercise.kind === "conjugation" && (
        <ExternalLink
          href={conjugatorUrl(exercise.verb)}
          newTabLabel={t("common.newTab")}
          className={target}
        >
          WordReference
          <VisuallyHidden>, {exercise.verb}</VisuallyHidden>
        </ExternalLink>
      )}
      {say && (
        <button
          type="button"
          className={classNames(linkClass, target, "gap-1.5")}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => say(sentence)}
        >
          <Volume2 aria-hidden className="size-5" />
          {t("exercise.listen")}
        </button>
      )}
      <ReportButton exercise={exercise} given={given} className={target} />
    </div>
  );
}
