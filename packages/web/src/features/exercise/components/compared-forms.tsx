import type { FormParts } from "@verbena/core/conjugation/form";
import { differingLetters, type LetterRun } from "@verbena/core/grading/differing-letters";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";

type ComparedFormsProps = {
  given: string;
  expected: string;
  /** Whether one stands for a misspelling of the other: words that differ have no letters to mark. */
  areForms: boolean;
  isWrong: boolean;
  construction: FormParts | null;
};

/** The learner's form beside the right one, the letters that differ underlined, and how it is built. */
export function ComparedForms(props: ComparedFormsProps) {
  const { given, expected, areForms, isWrong, construction } = props;
  const { t } = useTranslation();
  const letters = areForms
    ? differingLetters(given, expected)
    : { given: [whole(given)], expected: [whole(expected)] };
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-2 sm:gap-x-8">
      <Form
        label={t("exercise.given")}
        runs={letters.given}
        underline="decoration-geranium"
        className={classNames(
          "text-ink-soft",
          isWrong && "line-through decoration-geranium decoration-2",
        )}
      />
      <Form
        label={t("exercise.correctAnswer")}
        runs={letters.expected}
        underline="decoration-leaf"
        className="font-bold"
      />
      {construction && <Construction parts={construction} />}
    </dl>
  );
}

const whole = (text: string): LetterRun => ({ text, differs: false });

type FormProps = {
  label: string;
  runs: readonly LetterRun[];
  /** Colour of the line under letters that differ. */
  underline: string;
  className: string;
};

function Form({ label, runs, underline, className }: FormProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd lang="es" className="text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl">
        <span className={className}>
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
        </span>
      </dd>
    </div>
  );
}

/** How a form is built: `habl + é`. */
function Construction({ parts }: { parts: FormParts }) {
  const { t } = useTranslation();
  const { before, stem, ending } = parts;
  return (
    <div>
      <dt className="text-sm text-ink-soft">{t("exercise.construction")}</dt>
      <dd lang="es" className="text-2xl leading-tight font-semibold sm:text-3xl">
        {before}
        <span className="text-leaf">{stem}</span> <span aria-hidden>+</span>{" "}
        <span className="text-marigold-ink">{ending}</span>
      </dd>
    </div>
  );
}
