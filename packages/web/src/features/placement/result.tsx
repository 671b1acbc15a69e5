import { type Family, families } from "@verbena/core/families";
import {
  type FamilyPlacement,
  type PlacementResult,
  placementResult,
} from "@verbena/core/placement/placement-result";
import { type PlacementStatus, placementStatuses } from "@verbena/core/progress/family-estimate";
import { highestLevel } from "@verbena/core/session/practice-choice";
import { type ReactNode, useId, useMemo } from "react";
import { shortPersonName } from "#conjugation/person-name.ts";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useRecord } from "#progress/use-record.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { KeptTest } from "./kept-test.ts";
import type { TestForm, TestForms } from "./load-test.ts";

type ResultProps = { forms: TestForms; test: KeptTest };

/** What the test has found, what happens now, and each family, which the learner can correct. */
export function Result({ forms: { pool }, test }: ResultProps) {
  const { t } = useTranslation();
  const record = useRecord();
  const result = useMemo(() => placementResult(pool, test), [pool, test]);
  const statusOf = useStatuses();
  const headingId = useId();

  function correct(family: Family, estimate: PlacementStatus): void {
    void record({ kind: "estimate-set", family, skill: null, estimate });
  }

  return (
    <>
      <PageHeading title={t("placement.title")}>
        {t("placement.result.title", { level: result.level })}
      </PageHeading>
      <p className="text-lg text-ink-soft">
        {t("placement.result.note", { count: test.answers.length })}
      </p>
      <NextStep result={result} statusOf={statusOf} />
      <section aria-labelledby={headingId} className="mt-4 flex flex-col">
        <h2 id={headingId} className="text-2xl">
          {t("placement.result.families")}
        </h2>
        <p className="mt-1.5 mb-4 max-w-prose text-ink-soft">{t("placement.result.correct")}</p>
        <ul className="flex flex-col">
          {result.families.map((placement) => (
            <li key={placement.family} className="border-t border-line py-5">
              <FamilyEstimate
                placement={placement}
                status={statusOf(placement)}
                onCorrect={(status) => correct(placement.family, status)}
              />
            </li>
          ))}
        </ul>
      </section>
      <TextLink to="/app/placement/test" className="inline-flex min-h-11 items-center self-start">
        {t("placement.again")}
      </TextLink>
    </>
  );
}

type StatusOf = (placement: FamilyPlacement<TestForm>) => PlacementStatus;

/** What the progress says of each family: the result, or what the learner has said since. */
function useStatuses(): StatusOf {
  const { exercises } = useProgress();
  return ({ family, status }) => exercises[family].estimate?.status ?? status;
}

type NextStepProps = { result: PlacementResult<TestForm>; statusOf: StatusOf };

/** What the reviews begin with, and the button that begins. */
function NextStep({ result, statusOf }: NextStepProps) {
  const { t } = useTranslation();
  const { families: chosen } = useUser();
  const level = highestLevel(chosen);
  const first = result.families
    .filter((one) => chosen.includes(one.family) && statusOf(one) !== "sure")
    .map(({ family }) => `*${families[family].shortName}*`);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg">
        {first.length > 0 ? (
          <SpanishText
            text={t("placement.result.first", { families: first.slice(0, 3).join(", ") })}
          />
        ) : (
          t("placement.result.allSure")
        )}
      </p>
      {result.level !== level && (
        <p className="text-ink-soft">
          {t("placement.result.chosen", { level })}{" "}
          <TextLink to="/app/profile" hash="practice">
            {t("placement.result.changeLevel")}
          </TextLink>
        </p>
      )}
      <ButtonLink to="/app/review" data-start className="min-h-16 px-8 text-xl max-sm:w-full">
        {t("placement.result.begin")}
      </ButtonLink>
    </div>
  );
}

type FamilyEstimateProps = {
  placement: FamilyPlacement<TestForm>;
  status: PlacementStatus;
  onCorrect: (status: PlacementStatus) => void;
};

/** How well the learner knows a family, as a choice of three, with two examples. */
function FamilyEstimate({ placement, status, onCorrect }: FamilyEstimateProps) {
  const { t } = useTranslation();
  const { family, examples } = placement;
  const { name, level } = families[family];
  return (
    <div className="grid gap-x-8 gap-y-2.5 sm:grid-cols-[19rem_minmax(0,1fr)] sm:items-start">
      <RadioGroup
        label={
          <>
            <span lang="es">{name}</span>{" "}
            <span className="ml-1 text-[0.9375rem] font-normal text-ink-soft">{level}</span>
          </>
        }
        value={status}
        onChange={onCorrect}
        options={placementStatuses.map((value) => ({
          value,
          label: t(`placement.result.statuses.${value}`),
        }))}
      />
      <ul
        aria-label={t("placement.result.examples")}
        lang="es"
        className="flex flex-col gap-1 sm:pt-8"
      >
        {examples.map(({ exercise }) => (
          <li key={exercise.item + exercise.context}>
            <Example exercise={exercise} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A form with its verb and person, or a fill-in sentence with its answer. */
function Example({ exercise }: { exercise: PracticeExercise }): ReactNode {
  if (exercise.kind !== "conjugation") {
    return <SpanishText text={exercise.sentence.replace(/_+/, `*${exercise.answer}*`)} />;
  }
  const { verb, person, tense, answer } = exercise;
  return (
    <>
      <strong>{answer}</strong>{" "}
      <span className="text-ink-soft">{`(${verb}, ${shortPersonName(person, tense)})`}</span>
    </>
  );
}
