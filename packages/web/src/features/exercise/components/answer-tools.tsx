import { Undo2 } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";
import type { RunningPractice } from "../use-practice.ts";
import { ListenButton } from "./listen-button.tsx";

/** What the learner can do with the answer: hear the sentence, and take the answer back. */
export function AnswerTools({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-x-6">
      <ListenButton exercise={practice.exercise} />
      {isSlipPossible(practice) && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          className={classNames(linkClass, "inline-flex min-h-11 items-center gap-1.5")}
          onPointerDown={(event) => event.preventDefault()}
          onClick={practice.takeBack}
        >
          <Undo2 aria-hidden className="size-5" />
          {t("verdict.slip")}
        </button>
      )}
    </div>
  );
}

/** Takes the answer back, in the corner of the sheet: beside a phone's keyboard there is no room for the tools. */
export function SlipButton({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  if (!isSlipPossible(practice)) return null;
  return (
    <div className="absolute top-0.5 right-1 hidden short:block">
      <IconButton
        icon={Undo2}
        label={t("verdict.slip")}
        onPointerDown={(event) => event.preventDefault()}
        onClick={practice.takeBack}
      />
    </div>
  );
}

/** Ctrl+Z takes back any answer. The button is for typing errors. */
const isSlipPossible = ({ takeBack, verdict, answer }: RunningPractice) =>
  takeBack !== undefined && verdict !== "correct" && answer !== "";
