import type { Verdict } from "@verbena/core/vocabulary";
import { CornerDownLeft } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { RunningPractice } from "../use-practice.ts";
import { AccentKeys } from "./accent-keys.tsx";

type AnswerBarProps = { practice: RunningPractice; field: RefObject<HTMLInputElement | null> };

/**
 * The accent keys and the button for the next action. On a phone they are at the bottom, above the
 * keyboard. A press leaves the focus in the field, so that the keyboard stays open.
 */
export function AnswerBar({ practice, field }: AnswerBarProps) {
  const { t } = useTranslation();
  const { verdict, isBlank, submit } = practice;
  const isAnswered = verdict !== null;
  return (
    <div
      className={classNames(
        "action-bar full-bleed flex flex-col gap-3 py-3 short:gap-2 short:py-2 max-md:mt-auto",
        isAnswered && "md:pb-7",
        verdictBackground(verdict),
      )}
    >
      {!isAnswered && <AccentKeys field={field} />}
      <Button
        disabled={!isAnswered && isBlank}
        className="w-full sm:w-fit sm:min-w-52"
        onPointerDown={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // The second click of a double click on “check” would skip the verdict.
          if (isAnswered && detail > 1) return;
          submit();
        }}
      >
        {isAnswered ? t("exercise.continue") : t("exercise.validate")}
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

/** The class that sets the colour of `full-bleed`. */
export function verdictBackground(verdict: Verdict | null): string {
  if (verdict === null) return "[--bleed:var(--paper)]";
  return verdict === "wrong" ? "[--bleed:var(--geranium-wash)]" : "[--bleed:var(--leaf-wash)]";
}
