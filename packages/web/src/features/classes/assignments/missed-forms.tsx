import { isConjugationFamily } from "@verbena/core/families";
import type { MissedForm } from "@verbena/server/client";
import { useTranslation } from "#i18n/use-translation.ts";
import { FormComparison } from "#learner-ui/form-comparison.tsx";

/** The forms that pupils got wrong, what they wrote, and who. */
export function MissedForms({ missed }: { missed: readonly MissedForm[] }) {
  const { t } = useTranslation();
  if (missed.length === 0) return <p>{t("assignments.page.missedNone")}</p>;
  return (
    <ol className="flex flex-col">
      {missed.map((form) => (
        <li
          key={`${form.family} ${form.item} ${form.context}`}
          className="flex flex-col gap-1 border-b border-line py-3 first:pt-0 last:border-0"
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong lang="es" className="font-display text-lg font-bold">
              {form.correctAnswer}
            </strong>
            <span className="text-[0.9375rem] text-ink-soft tabular-nums">
              {t("assignments.page.missedBy", { count: form.pupils })}
            </span>
          </p>
          <Sentence text={form.sentence} />
          <ul className="flex flex-col gap-1">
            {form.answers.map((answer) => (
              <WrittenAnswer key={answer.given ?? ""} form={form} answer={answer} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type WrittenAnswerProps = { form: MissedForm; answer: MissedForm["answers"][number] };

function WrittenAnswer({ form, answer: { given, sentence, names } }: WrittenAnswerProps) {
  const { t } = useTranslation();
  return (
    <li className="text-[0.9375rem]">
      {given === null ? (
        <span>{t("assignments.page.gaveUp")}</span>
      ) : (
        <FormComparison
          given={given}
          expected={form.correctAnswer}
          isWord={!isConjugationFamily(form.family)}
        />
      )}{" "}
      <span className="text-ink-soft">
        · <bdi>{names.join(", ")}</bdi>
      </span>
      {sentence !== form.sentence && <Sentence text={sentence} />}
    </li>
  );
}

const Sentence = ({ text }: { text: string }) => (
  <p lang="es" className="text-[0.9375rem] text-ink-soft">
    {text.replace(/_+/, "____")}
  </p>
);
