import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { roundOf } from "@verbena/core/drill/drill-questions";
import { askedPersons } from "@verbena/core/session/practice-choice";
import { type ReactNode, useMemo } from "react";
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
import { positiveInteger } from "../search.ts";

const inApplication = getRouteApi("/app/drill/practice");

export function DrillPracticeRoute() {
  const navigate = useNavigate();
  return (
    <DrillRounds
      search={inApplication.useSearch()}
      choose={(label, search) => (
        <ButtonLink to="/app/drill" search={search} variant="secondary">
          {label}
        </ButtonLink>
      )}
      onRound={(round) =>
        void navigate({
          to: "/app/drill/practice",
          search: (previous) => ({ ...previous, round }),
        })
      }
    />
  );
}

const forVisitors = getRouteApi("/$language/try/drill/practice");

export function VisitorDrillPracticeRoute() {
  const navigate = useNavigate();
  const { language } = forVisitors.useParams();
  const params = { language };
  return (
    <DrillRounds
      search={forVisitors.useSearch()}
      choose={(label, search) => (
        <ButtonLink to="/$language/try/drill" params={params} search={search} variant="secondary">
          {label}
        </ButtonLink>
      )}
      onRound={(round) =>
        void navigate({
          to: "/$language/try/drill/practice",
          params,
          search: (previous) => ({ ...previous, round }),
        })
      }
    />
  );
}

type DrillRoundsProps = {
  search: ReturnType<typeof inApplication.useSearch>;
  /** A link to the choices. */
  choose: (label: string, search: ReturnType<typeof searchOf>) => ReactNode;
  onRound: (round: string) => void;
};

/** Rounds of free practice. The address has the choice, the order, and the number of the round. */
function DrillRounds({ search: { seed, round, ...search }, choose, onRound }: DrillRoundsProps) {
  const { t } = useTranslation();
  const user = useUser();
  const { roundLength } = user;
  const onHelp = useShortcuts();
  const plan = planOf(search, askedPersons(user));
  const address = JSON.stringify(searchOf(plan));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the plan.
  const { list, questions } = useMemo(() => {
    const list = readPlan(plan);
    return { list, questions: questionsOf(plan, positiveInteger(seed), list) };
  }, [address, seed]);
  const number = positiveInteger(round);
  const otherChoice = choose(t("drill.change"), searchOf(plan));

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
          <EmptyState title={t(`drill.${whyNoForms(plan, list)}`)} action={otherChoice} />
        </PageBody>
      }
      heading={
        <PageHeading title={t("drill.title")} className="sr-only">
          {t("drill.title")}
        </PageHeading>
      }
      enough="/app"
      otherChoice={otherChoice}
      onNextRound={() => onRound(String(number + 1))}
      onHelp={onHelp}
    />
  );
}
