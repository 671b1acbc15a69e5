import type { ReasonToAsk } from "@verbena/core/knowledge/choose-by-rule";
import { type ReactNode, useId, useState } from "react";
import { useTranslation, withNamespaces } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import type { ShownExercise } from "#progress/use-exercises.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link-class.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { linkArea } from "./exercise-links.tsx";

type WhyAskedProps = {
  exercise: ShownExercise;
  /** Undefined where nothing is shown: outside a review by rule. */
  reason: ReasonToAsk | undefined;
  /** Places the text and the button that shows it. */
  children: (text: ReactNode, button: ReactNode) => ReactNode;
};

/** Why a review by rule asks a form, shown on request. */
export function WhyAsked({ exercise, reason, children }: WhyAskedProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const text = useModule(
    "reason-text",
    () => withNamespaces(import("./reason-text.tsx"), "ruleMap"),
    isOpen,
  );
  if (reason === undefined || exercise.kind === "drill") return children(null, null);
  return children(
    isOpen && (
      <div id={id} className="flex max-w-prose flex-col">
        <QueryContent query={text} failure={t("common.partFailed")}>
          {({ ReasonText }) => <ReasonText exercise={exercise} reason={reason} />}
        </QueryContent>
      </div>
    ),
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      className={classNames(linkClass, linkArea)}
      // The field keeps the focus, so that Enter goes on.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => setOpen(!isOpen)}
    >
      {t(exercise.kind === "conjugation" ? "verdict.whyThisForm" : "verdict.whyThisSentence")}
    </button>,
  );
}
