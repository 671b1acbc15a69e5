import type { InfinitiveProblem } from "@verbena/core/conjugation/infinitive";
import { useTranslation } from "react-i18next";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { VerbLinks } from "./verb-links.tsx";

const messages = {
  empty: "notInf",
  "not-an-infinitive": "notInf",
  "form-of-a-verb": "form",
  misspelt: "misspelt",
} as const satisfies Record<InfinitiveProblem["problem"], string>;

type NotAnInfinitiveProps = { text: string; problem: InfinitiveProblem };

/** Says why what was typed has no table, and which verbs may have been meant. */
export function NotAnInfinitive({ text, problem }: NotAnInfinitiveProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex max-w-prose flex-col gap-2">
      <p className="text-lg">
        <SpanishText text={t(`conjugation.${messages[problem.problem]}`, { text: text.trim() })} />
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
