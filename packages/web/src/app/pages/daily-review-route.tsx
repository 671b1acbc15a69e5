import { getRouteApi, useRouter } from "@tanstack/react-router";
import { isDiagnosisCode } from "@verbena/core/causes";
import type { ReactNode } from "react";
import { DailyReviewPage } from "#features/daily-review/daily-review-page.tsx";
import type { ReviewKind } from "#features/daily-review/use-review-round.ts";
import { Stage, StageTop } from "#features/exercise/components/stage.tsx";
import { Practice } from "#features/exercise/practice.tsx";
import { sessionOf } from "#features/exercise/session.ts";
import { LevelReached } from "#features/level-up/level-reached.tsx";
import { useTranslation, withNamespaces } from "#i18n/use-translation.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useModule } from "#lib/use-module.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { PageHeading } from "#ui/page.tsx";
import { useShortcuts } from "../layout/shortcuts-provider.tsx";

const route = getRouteApi("/app/review");

/**
 * The review of all families, round by round. The history entry stores the number of the round, for the Back button.
 */
export function DailyReviewRoute() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onHelp = useShortcuts();
  const rounds = useNavigationState().reviewRounds ?? 0;
  const kind = kindOf(search, rounds);
  const name = nameOf(kind);
  const check = typeof kind === "object" && "skill" in kind && kind.isCheck ? kind : null;
  const result = useModule(
    "check-result",
    () => withNamespaces(import("#features/rule-map/check-result.tsx"), "ruleMap"),
    check !== null,
  );
  const { history } = useRouter();
  const rest = useModule("review-rest", () =>
    withNamespaces(import("#features/daily-review/review-rest.tsx"), "dashboard"),
  );
  const title = t(kind === "missed" ? "exercise.modes.missed" : "exercise.modes.review");

  function startNextRound(): void {
    void navigate({ search: {}, state: { reviewRounds: rounds + 1 }, replace: true });
  }

  return (
    <DailyReviewPage key={`${name} ${rounds}`} kind={kind} frame={inFrame}>
      {({ newTurns, hasMore, skillLabel }) => (
        <Practice
          selectionKey={`review ${name} ${rounds}`}
          newSession={() => {
            const turns = newTurns();
            return sessionOf(turns, { mode: "round", roundLength: turns.length });
          }}
          heading={
            typeof kind === "string" ? (
              <PageHeading title={title} className="sr-only">
                {title}
              </PageHeading>
            ) : (
              <FocusHeading>
                {"cause" in kind ? t(`causes.${kind.cause}`) : (skillLabel ?? title)}
              </FocusHeading>
            )
          }
          empty={inFrame(
            <QueryContent query={rest} failure={t("common.partFailed")}>
              {({ NothingDue, NothingMissed }) =>
                kind === "today" || kind === "more" ? <NothingDue /> : <NothingMissed />
              }
            </QueryContent>,
          )}
          enough={check ? "/app/rules" : "/app"}
          goBack={check && history.canGoBack() ? () => history.back() : undefined}
          remark={
            check
              ? (answers) =>
                  result.data && <result.data.CheckResult skill={check.skill} answers={answers} />
              : undefined
          }
          onNextRound={hasMore && !check ? startNextRound : undefined}
          LevelReached={LevelReached}
          onHelp={onHelp}
        />
      )}
    </DailyReviewPage>
  );
}

type Search = ReturnType<typeof route.useSearch>;

function nameOf(kind: ReviewKind): string {
  if (typeof kind === "string") return kind;
  if ("cause" in kind) return kind.cause;
  return kind.isCheck ? `check ${kind.skill}` : kind.skill;
}

function kindOf({ missed, cause, skill, ...search }: Search, rounds: number): ReviewKind {
  if (missed) return "missed";
  if (cause !== undefined && isDiagnosisCode(cause)) return { cause };
  if (skill !== undefined) return { skill, isCheck: search.check === true };
  return search.more || rounds > 0 ? "more" : "today";
}

/** Names what a round is about. */
function FocusHeading({ children }: { children: string }) {
  return (
    <PageHeading
      title={children}
      className="max-w-60 truncate lg:max-w-full text-lg! font-bold! text-ink-soft max-md:sr-only"
    >
      {children}
    </PageHeading>
  );
}

function inFrame(content: ReactNode): ReactNode {
  return <Stage top={<StageTop />}>{content}</Stage>;
}
