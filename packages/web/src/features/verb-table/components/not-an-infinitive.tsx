import type { InfinitiveProblem } from "@verbena/core/conjugation/infinitive";
import { useTranslation } from "react-i18next";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { VerbLinks } from "./verb-links.tsx";

type NotAnInfinitiveProps = { text: string; problem: InfinitiveProblem };

/** Says why what was typed has no table, and which verbs may have been meant. */
export function NotAnInfinitive({ text, problem }: NotAnInfinitiveProps) {
  const { t } = useTranslation();
  const isForm = problem.problem === "form-of-a-verb";
  return (
    <div role="status" className="flex max-w-prose flex-col gap-2">
      <p className="text-lg">
        <SpanishText
          text={t(isForm ? "conjugation.form" : "conjugation.notInf", { text: text.trim() })}
        />
      </p>
      {problem.suggestions.length > 0 && (
        <>
          <p>{t("conjugation.did")}</p>
          <VerbLinks verbs={problem.suggestions} />
        </>
      )}
    </div>
  );
}
