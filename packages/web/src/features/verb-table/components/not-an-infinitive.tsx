import type { InfinitiveProblem } from "@verbena/core/conjugation/infinitive";
import { useTranslation } from "react-i18next";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { VerbLinks } from "./verb-links.tsx";

type NotAnInfinitiveProps = { text: string; problem: InfinitiveProblem };

/** Says why what was typed has no table, and which verbs may have been meant. */
export function NotAnInfinitive({ text, problem }: NotAnInfinitiveProps) {
  const { t } = useTranslation();
  const messages = {
    empty: t("conjugation.empty"),
    "not-an-infinitive": t("conjugation.notInf", { text: text.trim() }),
    "form-of-a-verb": t("conjugation.form", { text: text.trim() }),
  };
  return (
    <div role="status" className="flex max-w-prose flex-col gap-2">
      <p className="text-lg">
        <SpanishText text={messages[problem.problem]} />
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
