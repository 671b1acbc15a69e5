import { differingLetters, type LetterRun } from "@verbena/core/grading/differing-letters";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";

/** The learner's form beside the right one, the letters in which they differ underlined. */
export function ComparedForms({ given, expected }: { given: string; expected: string }) {
  const { t } = useTranslation();
  const letters = differingLetters(given, expected);
  return (
    <dl className="flex flex-wrap gap-x-9 gap-y-2">
      <Form label={t("exercise.given")} runs={letters.given} tone="given" />
      <Form label={t("exercise.correctAnswer")} runs={letters.expected} tone="expected" />
    </dl>
  );
}

type FormProps = { label: string; runs: readonly LetterRun[]; tone: "given" | "expected" };

function Form({ label, runs, tone }: FormProps) {
  const underline = tone === "given" ? "decoration-geranium" : "decoration-leaf";
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd lang="es" className="text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl">
        {runs.map(({ text, differs }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place.
            key={index}
            className={classNames(
              differs && "underline decoration-[3px] underline-offset-[0.22em]",
              differs && underline,
            )}
          >
            {text}
          </span>
        ))}
      </dd>
    </div>
  );
}
