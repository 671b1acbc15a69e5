import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { roundOf } from "@verbena/core/drill/drill-questions";
import { askedPersons } from "@verbena/core/session/practice-choice";
import { useMemo } from "react";
import { planOf, searchOf } from "#features/drill/drill-plan.ts";
import {
  drillExercise,
  questionsOf,
  readPlan,
  whyNoForms,
} from "#features/drill/drill-questions.ts";
import { Practice } from "#features/exercise/practice.tsx";
import { sessionOf } from "#features/exercise/session.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useUser } from "#session/use-session.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { useShortcuts } from "../layout/shortcuts-provider.tsx";

const route = getRouteApi("/app/drill/practice");

/** Rounds of free practice. The address has the choice, the order, and the number of the round. */
export function DrillPracticeRoute() {
  const { t } = useTranslation();
  const { seed, round, ...search } = route.useSearch();
  const user = useUser();
  const { roundLength } = user;
  const navigate = useNavigate();
  const onHelp = useShortcuts();
  const plan = planOf(search, askedPersons(user));
  const address = JSON.stringify(searchOf(plan));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the plan.
  const { list, questions } = useMemo(() => {
    const list = readPlan(plan);
    return { list, questions: questionsOf(plan, positiveInteger(seed), list) };
  }, [address, seed]);
  const number = positiveInteger(round);
  const choose = (
    <ButtonLink to="/app/drill" search={searchOf(plan)} variant="secondary">
      {t("drill.change")}
    </ButtonLink>
  );

  function newSession() {
    const exercises = roundOf(questions, number, roundLength).map(drillExercise);
    const turns = exercises.map((exercise) => ({
      exercise,
      counted: false,
      repetition: exercise,
    }));
    return sessionOf(turns, { mode: "round", roundLength });
  }

  return (
    <Practice
      selectionKey={`drill ${address} ${seed} ${number}`}
      newSession={newSession}
      empty={
        <PageBody>
          <PageHeading title={t("drill.title")}>{t("drill.title")}</PageHeading>
          <EmptyState title={t(`drill.${whyNoForms(plan, list)}`)} action={choose} />
        </PageBody>
      }
      heading={
        <PageHeading title={t("drill.title")} className="sr-only">
          {t("drill.title")}
        </PageHeading>
      }
      enough="/app"
      otherChoice={choose}
      onNextRound={() =>
        void navigate({
          to: "/app/drill/practice",
          search: (previous) => ({ ...previous, round: String(number + 1) }),
        })
      }
      onHelp={onHelp}
    />
  );
}

/** A number from the address. 1 for any other text. */
function positiveInteger(text = "1"): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}
