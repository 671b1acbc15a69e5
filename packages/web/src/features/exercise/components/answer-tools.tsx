import { Undo2 } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { isSlipOffered } from "../practice-state.ts";
import type { RunningPractice } from "../use-practice.ts";
import { MoreMenu } from "./more-menu.tsx";
import { ListenButton } from "./sentence-speech.tsx";

/**
 * What the learner can do after an answer: hear the sentence, take the answer back, or open a menu of other actions. On
 * phones, most of these are icons beside the button that continues.
 */
export function AnswerTools({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const { state, outcome, exercise, actions } = practice;
  const isSlip = isSlipOffered(state, outcome);
  // The second press of a double click on a word may fall on this button.
  const takeBack = ({ detail }: MouseEvent) => detail < 2 && actions.takeBack();
  return (
    <>
      <div
        className={classNames(
          "col-span-2 flex flex-wrap items-center gap-x-6 md:col-span-1 max-md:short:hidden",
          !isSlip && "max-md:hidden",
        )}
      >
        <ListenButton exercise={exercise} className="max-md:hidden" />
        {isSlip && (
          <button
            type="button"
            aria-keyshortcuts="Control+Z Meta+Z"
            className={classNames(linkClass, "inline-flex min-h-11 items-center gap-1.5")}
            onPointerDown={(event) => event.preventDefault()}
            onClick={takeBack}
          >
            <Undo2 aria-hidden className="size-5" />
            {t("verdict.slip")}
          </button>
        )}
      </div>
      <div className="col-start-1 flex items-center md:col-start-2 md:justify-end">
        <MoreMenu practice={practice} />
        <ListenButton exercise={exercise} className="md:hidden" isIcon />
        {isSlip && (
          <div className="hidden max-md:short:block">
            <IconButton
              icon={Undo2}
              label={t("verdict.slip")}
              onPointerDown={(event) => event.preventDefault()}
              onClick={takeBack}
            />
          </div>
        )}
      </div>
    </>
  );
}
