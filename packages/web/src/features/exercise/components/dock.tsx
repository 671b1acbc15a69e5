import { choicesIn } from "@verbena/core/families";
import { CornerDownLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useHoldFirstPaint } from "#lib/use-hold-first-paint.ts";
import { useModule } from "#lib/use-module.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { outcomeBackgrounds } from "../outcome.ts";
import type { Question } from "../use-practice.ts";
import { AccentKeys } from "./accent-keys.tsx";

type DockProps = {
  practice: Question;
  /** What the learner can do after an answer, beside continuing. */
  tools?: ReactNode;
};

/**
 * The keys or choices, and the buttons for the next action. The main button is always in the same place. After a press,
 * the focus stays in the field, which keeps a phone's keyboard open. With large text on a phone, each button has a row
 * of its own.
 */
export function Dock({ practice, tools }: DockProps) {
  const { outcome } = practice;
  const isAnswered = outcome !== null;
  return (
    <div
      className={classNames(
        "@container relative z-10 shrink-0",
        isAnswered ? outcomeBackgrounds[outcome] : "border-t border-line bg-paper",
      )}
    >
      <div className="stage-column grid grid-cols-[9rem_1fr] items-center gap-x-2 @max-[18rem]:flex @max-[18rem]:flex-col @max-[18rem]:items-stretch gap-y-2 py-2.5 short:gap-y-1.5 short:py-1.5 md:grid-cols-[1fr_auto_13.75rem] md:gap-x-4 md:py-3">
        {isAnswered ? tools : <AnswerInputs practice={practice} />}
        <NextButton practice={practice} />
      </div>
    </div>
  );
}

/** The keys for accents and the button to give up, or the words to choose from. */
function AnswerInputs({ practice }: { practice: Question }) {
  const { t } = useTranslation();
  const { exercise, problem, field, actions } = practice;
  const { data: choices, isLoading } = useModule(
    "answer-choices",
    () => import("./answer-choices.tsx"),
    exercise.kind === "fill-in",
  );
  useHoldFirstPaint(isLoading);
  if (exercise.kind === "fill-in") {
    return (
      <div
        className={classNames(
          "col-span-2",
          // On a phone, two words take one row and four words take two.
          choicesIn(exercise.family).length > 2 ? "min-h-26 lg:min-h-12" : "min-h-12",
        )}
      >
        {choices && <choices.AnswerChoices practice={practice} family={exercise.family} />}
      </div>
    );
  }
  return (
    <>
      <div className="col-span-2 md:col-span-1">
        <AccentKeys field={field} isReady={actions.acceptsAccents} />
      </div>
      <Button
        variant="quiet"
        className="h-14 px-2! short:h-12 md:px-4!"
        data-needs="blank"
        disabled={problem !== "blank"}
        onPointerDown={(event) => event.preventDefault()}
        onClick={actions.giveUp}
      >
        {t("exercise.giveUp")}
      </Button>
    </>
  );
}

/**
 * The button that checks the answer, or continues after the verdict. Where the learner chooses a word, the button gives
 * up: choosing a word already checks it.
 */
function NextButton({ practice }: { practice: Question }) {
  const { t } = useTranslation();
  const { exercise, outcome, problem, actions } = practice;
  const isBlank = problem === "blank";
  const isChoice = outcome === null && exercise.kind === "fill-in";
  const offersToGiveUp = isChoice && isBlank;

  const label = offersToGiveUp
    ? t("exercise.giveUp")
    : t(outcome === null ? "exercise.validate" : "exercise.continue");

  function press(clicks: number): void {
    // The second click of a double click would skip the verdict, or give up on the next sentence.
    if (clicks > 1) return;
    if (offersToGiveUp) actions.giveUp();
    else actions.submit();
  }

  return (
    <Button
      variant={offersToGiveUp ? "secondary" : "primary"}
      className={classNames(
        "h-14 w-full short:h-12 md:col-span-1 md:col-start-3",
        isChoice ? "col-span-2" : "col-start-2",
      )}
      data-needs={isChoice ? undefined : "answer"}
      disabled={outcome === null && isBlank && !offersToGiveUp}
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ detail }) => press(detail)}
    >
      <span>{label}</span>
      {!offersToGiveUp && <EnterKey />}
    </Button>
  );
}

function EnterKey() {
  return (
    <kbd
      aria-hidden
      className="hidden rounded-md border border-current px-1 py-0.5 opacity-70 pointer-fine:inline-flex"
    >
      <CornerDownLeft className="size-3.5" />
    </kbd>
  );
}
