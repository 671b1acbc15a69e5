import { useQuery } from "@tanstack/react-query";
import { allFamilies, families } from "@verbena/core/families";
import { type ClassConfusion, confusionDays } from "@verbena/server/client";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { type ConfusionsView, confusionsQuery } from "./api.ts";
import { BackToClass } from "./back-to-class.tsx";
import { ConfusionActions } from "./confusion-actions.tsx";
import { examplesInWords, topicInWords } from "./topic-in-words.ts";

type ConfusionsPageProps = {
  classId: string;
  view: ConfusionsView;
  onView: (view: ConfusionsView) => void;
};

/** What the pupils of a class get wrong, in a period and a family. */
export function ConfusionsPage({ classId, view, onView }: ConfusionsPageProps) {
  const { t } = useTranslation();
  const query = useQuery(confusionsQuery(classId, view));
  const familyOptions = allFamilies.map((value) => ({ value, label: families[value].name }));
  return (
    <PageBody>
      <div className="flex flex-col gap-2">
        <BackToClass classId={classId} />
        <PageHeading title={t("classResults.confusionsPage.title")} size="normal">
          {t("classResults.confusionsPage.title")}
        </PageHeading>
        <p className="max-w-prose text-ink-soft">{t("classResults.confusionsPage.intro")}</p>
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
        <RadioGroup
          label={t("classResults.confusionsPage.period")}
          value={view.days}
          onChange={(days) => onView({ ...view, days })}
          options={confusionDays.map((days) => ({
            value: days,
            label: t(`classResults.confusionsPage.days.${days}`),
          }))}
        />
        <SelectField
          label={t("classResults.confusionsPage.family")}
          value={view.family}
          onChange={(family) => onView({ ...view, family })}
          options={[
            { value: "all" as const, label: t("classResults.confusionsPage.allFamilies") },
            ...familyOptions,
          ]}
          className="w-56 max-w-full"
        />
      </div>
      <QueryContent query={query} failure={t("classResults.loadFailed")}>
        {({ confusions, pupils }) =>
          confusions.length === 0 ? (
            <p className="font-semibold">{t("classResults.confusionsPage.none")}</p>
          ) : (
            <ol className="flex flex-col">
              {confusions.map((confusion) => (
                <ConfusionItem
                  key={confusion.topic}
                  classId={classId}
                  confusion={confusion}
                  total={pupils}
                />
              ))}
            </ol>
          )
        }
      </QueryContent>
    </PageBody>
  );
}

type ConfusionItemProps = { classId: string; confusion: ClassConfusion; total: number };

function ConfusionItem({ classId, confusion, total }: ConfusionItemProps) {
  const { t } = useTranslation();
  const { pupils, answers, examples } = confusion;
  const topic = topicInWords(t, confusion);
  const name = (topic || examplesInWords(t, confusion)).replaceAll("*", "");
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="min-w-0 flex-[1_1_16rem] text-lg font-semibold">
          <SpanishText text={topic} />
        </p>
        <p className="text-ink-soft tabular-nums">
          {t("classResults.confusions.counts", {
            count: pupils,
            total,
            answers: t("classResults.confusions.answers", { count: answers }),
          })}
        </p>
      </div>
      {examples.length > 0 && (
        <ul className="flex flex-wrap gap-x-8 gap-y-1">
          {examples.map(({ given, expected }) => (
            <li key={`${given} ${expected}`}>
              <FormComparison given={given} expected={expected} isWord={false} />
            </li>
          ))}
        </ul>
      )}
      <ConfusionActions classId={classId} confusion={confusion} name={name} />
    </li>
  );
}
