import { choicesIn } from "@verbena/core/vocabulary";
import { CornerDownLeft } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useVerdictParts } from "../use-verdict-parts.ts";
import { AccentKeys } from "./accent-keys.tsx";

type DockProps = { practice: RunningPractice; field: RefObject<HTMLInputElement | null> };

/**
 * The keys or choices, and the button for the next action, which is always in the same place. A press leaves
 * the focus in the field, so that a phone's keyboard stays open.
 */
export function Dock({ practice, field }: DockProps) {
  const { t } = useTranslation();
  const { exercise, verdict, isBlank, submit, giveUp } = practice;
  const isAnswered = verdict !== null;
  const parts = useVerdictParts();
  const { data: choices } = useModule(
    "answer-choices",
    () => import("./answer-choices.tsx"),
    exercise.kind === "fill-in",
  );
  const offersToGiveUp = !isAnswered && isBlank;

  const label = offersToGiveUp
    ? t("exercise.giveUp")
    : t(isAnswered ? "exercise.continue" : "exercise.validate");

  function press(clicks: number): void {
    // The second click of a double click would skip the verdict, or give up on the next sentence.
    if (clicks > 1) return;
    if (offersToGiveUp) giveUp();
    else submit();
  }

  return (
    <div
      className={classNames(
        "relative z-10 shrink-0",
        isAnswered ? verdictBackground(practice) : "border-t border-line bg-paper",
      )}
    >
      <div className="stage-column grid items-center gap-x-8 gap-y-2 py-2.5 short:gap-y-1.5 short:py-1.5 md:grid-cols-[1fr_13.75rem] md:py-3">
        {exercise.kind === "fill-in" ? (
          <div
            className={classNames(
              // Two words are one row, four are two rows on a phone.
              choicesIn(exercise.exerciseKey).length > 2 ? "min-h-26 lg:min-h-12" : "min-h-12",
              isAnswered && "short:hidden",
            )}
          >
            {choices && (
              <choices.AnswerChoices practice={practice} exerciseKey={exercise.exerciseKey} />
            )}
          </div>
        ) : (
          <div className={classNames("min-h-11", isAnswered && "short:hidden")}>
            {!isAnswered && <AccentKeys field={field} isReady={practice.acceptsAccents} />}
            {isAnswered && parts && <parts.AnswerTools practice={practice} />}
          </div>
        )}
        <Button
          variant={offersToGiveUp ? "secondary" : "primary"}
          className="h-14 w-full short:h-12"
          onPointerDown={(event) => event.preventDefault()}
          onClick={({ detail }) => press(detail)}
        >
          <span>{label}</span>
          {!offersToGiveUp && <EnterKey />}
        </Button>
      </div>
    </div>
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

/** The colour that rises from the dock with the verdict. */
export function verdictBackground({ verdict }: Pick<RunningPractice, "verdict">): string {
  return verdict === "wrong" ? "bg-geranium-wash" : "bg-leaf-wash";
}
