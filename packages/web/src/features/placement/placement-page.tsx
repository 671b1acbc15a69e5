import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { type KeptTest, keptTest } from "./kept-test.ts";
import { Result } from "./result.tsx";
import { useTestForms } from "./use-test-forms.ts";

/** The result of the test that the learner has finished in this tab. Without one, what the test is. */
export function PlacementPage() {
  const { id } = useUser();
  const [kept] = useState(() => keptTest.read(id));
  return (
    <PageBody>
      {kept?.isFinished ? <FinishedTest test={kept} /> : <Introduction isBegun={kept !== null} />}
    </PageBody>
  );
}

const facts = ["calm", "unknown", "safe"] as const;

type IntroductionProps = { isBegun: boolean };

function Introduction({ isBegun }: IntroductionProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t("placement.title")}>{t("placement.title")}</PageHeading>
      <p className="text-xl">{t("placement.intro")}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {facts.map((fact) => (
          <li key={fact}>{t(`placement.facts.${fact}`)}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/app/placement/test" className="min-h-14 max-sm:w-full">
          {t(isBegun ? "placement.resume" : "placement.begin")}
        </ButtonLink>
        <TextLink to="/app" className="inline-flex min-h-11 min-w-11 items-center">
          {t("placement.later")}
        </TextLink>
      </div>
    </>
  );
}

function FinishedTest({ test }: { test: KeptTest }) {
  const { t } = useTranslation();
  const { data: forms, isError, refetch } = useTestForms(test.level);
  if (forms !== undefined) return <Result forms={forms} test={test} />;
  return (
    <>
      <PageHeading title={t("placement.title")}>{t("placement.title")}</PageHeading>
      {isError ? (
        <LoadFailure text={t("placement.loadFailed")} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}
