import type { Verdict } from "@verbena/core/vocabulary";
import { CornerDownLeft } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { washOf } from "../wash.ts";
import { AccentKeys } from "./accent-keys.tsx";

type AnswerBarProps = {
  verdict: Verdict | null;
  disabled: boolean;
  field: RefObject<HTMLInputElement | null>;
  onAct: () => void;
  /** The bar itself, which covers the foot of the page. */
  barRef: RefObject<HTMLDivElement | null>;
};

/**
 * The letters and the one next action, always in the same place: at the foot of a phone's screen,
 * above its keyboard. A press leaves the focus in the field, so that the keyboard stays up.
 */
export function AnswerBar({ verdict, disabled, field, onAct, barRef }: AnswerBarProps) {
  const { t } = useTranslation();
  const answered = verdict !== null;
  return (
    <div
      ref={barRef}
      className={classNames(
        "answer-bar full-bleed flex flex-col gap-3 py-3 short:gap-2 short:py-2 max-md:mt-auto",
        answered && "md:pb-7",
        washOf(verdict),
      )}
    >
      {!answered && <AccentKeys field={field} />}
      <Button
        disabled={disabled}
        className="w-full sm:w-fit sm:min-w-52"
        onPointerDown={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // The second press of a double click on “check” would skip the verdict.
          if (!answered || detail < 2) onAct();
        }}
      >
        {answered ? t("exercise.continue") : t("exercise.validate")}
        <kbd
          aria-hidden
          className="hidden rounded-md border border-current px-1 py-0.5 opacity-70 pointer-fine:inline-flex"
        >
          <CornerDownLeft className="size-3.5" />
        </kbd>
      </Button>
    </div>
  );
}
