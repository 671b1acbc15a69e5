import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { type AssignmentVersion, familiesOfTask } from "@verbena/core/classes/assignment";
import type { LearnerAssignment } from "@verbena/server/client";
import type { ReactNode } from "react";
import { Stage, StageTop } from "#features/exercise/components/stage.tsx";
import { OutsideLinks } from "#features/exercise/components/stage-menu.ts";
import { Practice } from "#features/exercise/practice.tsx";
import { sessionOf } from "#features/exercise/session.ts";
import { ownClassQuery, taughtAssignmentQuery } from "#features/homework/api.ts";
import { ReviewOffer, WorkCount, WorkRemark } from "#features/homework/practice-parts.tsx";
import { turnsOf, useForms } from "#features/homework/use-forms.ts";
import { useWork } from "#features/homework/use-work.ts";
import { LevelReached } from "#features/level-up/level-reached.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { useMoment } from "#learner-ui/use-moment.ts";
import { useNavigationState } from "#lib/navigation-state.ts";
import { useNow } from "#lib/server-clock.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { deviceTimeZone } from "#progress/time-zone.ts";
import { useAssignments } from "#progress/use-assignments.ts";
import { useIsCurrent } from "#progress/use-is-current.ts";
import { useProgressStatus } from "#progress/use-progress.ts";
import { ClassSession } from "#session/class-session.tsx";
import { useUser } from "#session/use-session.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure, QueryContent } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { useShortcuts } from "../layout/shortcuts-provider.tsx";

const route = getRouteApi("/app/assignments/$classId/$assignmentId");

/** Practice of an assignment: a pupil's own, or a preview for its teacher. */
export function AssignmentRoute() {
  const { classId, assignmentId } = route.useParams();
  const { preview } = route.useSearch();
  return preview ? (
    <PreviewedAssignment classId={classId} assignmentId={assignmentId} />
  ) : (
    <OwnAssignment classId={classId} assignmentId={assignmentId} />
  );
}

type IdsProps = { classId: string; assignmentId: string };

function OwnAssignment({ classId, assignmentId }: IdsProps) {
  const { status } = useProgressStatus();
  const isCurrent = useIsCurrent();
  const assignment = useAssignments().find(
    (one) => one.classId === classId && one.assignmentId === assignmentId,
  );
  const now = useNow(assignment && [assignment.from]);
  if (assignment && assignment.from > now) return inFrame(<NotYet assignment={assignment} />);
  if (assignment) return <AssignmentRounds assignment={assignment} />;
  // Another device may have got it just now.
  const isLoading = status === "loading" || !isCurrent;
  return inFrame(isLoading ? <Loading /> : <GoneAssignment />);
}

function AssignmentRounds({ assignment }: { assignment: LearnerAssignment }) {
  const { t } = useTranslation();
  const { again = false } = route.useSearch();
  const navigate = route.useNavigate();
  const rounds = useNavigationState().reviewRounds ?? 0;
  const onHelp = useShortcuts();
  const store = useProgressStore();
  const { roundLength } = useUser();
  const { data: ofClass } = useQuery(ownClassQuery(assignment.classId));
  const { forms, sentences, version, state, isFailed, retry } = useWork(assignment);
  if (isFailed) return inFrame(<Failure onRetry={retry} />);
  if (forms === null || state === null) return inFrame(<Loading />);
  const { done, needed, forToday } = state;
  const asked = again ? forms : forToday;

  function newSession() {
    // With mistakes, another round follows.
    const left = again ? asked.length : needed - done;
    const chosen = asked.slice(0, Math.min(roundLength, left));
    const turns = turnsOf(chosen, sentences, store.getSnapshot().exercises);
    return sessionOf(turns, { mode: "round", roundLength: turns.length });
  }

  function startNextRound(): void {
    void navigate({
      search: (previous) => previous,
      state: { reviewRounds: rounds + 1 },
      replace: true,
    });
  }

  return (
    <ClassSession settings={version}>
      <OutsideLinks value={ofClass?.showsInfo !== false}>
        <Practice
          selectionKey={`assignment ${assignment.assignmentId} ${again} ${rounds}`}
          newSession={newSession}
          count={<WorkCount done={done} needed={needed} />}
          heading={<Heading text={t("homework.heading")} />}
          empty={inFrame(<NothingToDo kind={emptyKind(state.kind, forms.length)} />)}
          enough="/app"
          remark={() => (
            <>
              <LevelReached />
              <WorkRemark state={state} />
            </>
          )}
          onNextRound={asked.length > 0 ? startNextRound : undefined}
          onHelp={onHelp}
        >
          {state.kind === "done" && <ReviewOffer families={familiesOfTask(version.task)} />}
        </Practice>
      </OutsideLinks>
    </ClassSession>
  );
}

const emptyKind = (kind: string, formCount: number) =>
  formCount === 0 ? "empty" : kind === "done" ? "done" : "tomorrow";

/** Why no round begins. */
function NothingToDo({ kind }: { kind: ReturnType<typeof emptyKind> }) {
  const { t } = useTranslation();
  const title = t(`homework.${kind}Title`);
  const { classId, assignmentId } = route.useParams();
  return (
    <>
      <PageHeading title={title} className="sr-only">
        {title}
      </PageHeading>
      <EmptyState
        festive={kind !== "empty"}
        title={title}
        {...(kind !== "empty" && { text: t(`homework.${kind}Text`) })}
        action={
          <p className="flex flex-wrap gap-3">
            <ButtonLink to="/app">{t("homework.toDashboard")}</ButtonLink>
            {kind !== "empty" && (
              <ButtonLink
                to="/app/assignments/$classId/$assignmentId"
                params={{ classId, assignmentId }}
                search={{ again: true }}
                variant="secondary"
              >
                {t("homework.again")}
              </ButtonLink>
            )}
          </p>
        }
      />
    </>
  );
}

function NotYet({ assignment: { classId, from } }: { assignment: LearnerAssignment }) {
  const { t } = useTranslation();
  const { data: ofClass } = useQuery(ownClassQuery(classId));
  const moment = useMoment(ofClass?.timeZone ?? deviceTimeZone());
  const text = t("homework.notYet.text", moment(from));
  return <NothingHere title={t("homework.notYet.title")} text={text} />;
}

function GoneAssignment() {
  const { t } = useTranslation();
  return <NothingHere title={t("homework.gone.title")} text={t("homework.gone.text")} />;
}

function NothingHere({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={title} className="sr-only">
        {title}
      </PageHeading>
      <EmptyState
        title={title}
        text={text}
        action={<ButtonLink to="/app">{t("homework.toDashboard")}</ButtonLink>}
      />
    </>
  );
}

/** The same practice for a teacher. Nothing is recorded. */
function PreviewedAssignment({ classId, assignmentId }: IdsProps) {
  const { t } = useTranslation();
  const ofClass = useQuery(ownClassQuery(classId));
  const taught = useQuery(taughtAssignmentQuery(classId, assignmentId));
  return (
    <QueryContent query={ofClass} failure={t("homework.loadFailed")}>
      {({ region, persons, showsInfo }) => (
        <QueryContent query={taught} failure={t("homework.loadFailed")}>
          {({ assignment: { task } }) => (
            <OutsideLinks value={showsInfo}>
              <ClassSession settings={{ region, persons }}>
                <PreviewRounds name={assignmentId} version={{ task, region, persons }} />
              </ClassSession>
            </OutsideLinks>
          )}
        </QueryContent>
      )}
    </QueryContent>
  );
}

type PreviewRoundsProps = {
  name: string;
  version: Pick<AssignmentVersion, "task" | "region" | "persons">;
};

function PreviewRounds({ name, version }: PreviewRoundsProps) {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const rounds = useNavigationState().reviewRounds ?? 0;
  const { history } = useRouter();
  const onHelp = useShortcuts();
  const store = useProgressStore();
  const { roundLength } = useUser();
  const { forms, sentences, isFailed, retry } = useForms(version);
  if (isFailed) return inFrame(<Failure onRetry={retry} />);
  if (forms === null) return inFrame(<Loading />);
  const begin = rounds * roundLength;
  const chosen = forms.slice(begin, begin + roundLength);
  const isLast = begin + roundLength >= forms.length;

  function newSession() {
    const turns = turnsOf(chosen, sentences, store.getSnapshot().exercises).map((turn) => ({
      ...turn,
      counted: false,
    }));
    return sessionOf(turns, { mode: "round", roundLength: turns.length });
  }

  return (
    <Practice
      selectionKey={`preview ${name} ${rounds}`}
      newSession={newSession}
      heading={<Heading text={t("homework.preview.heading")} />}
      empty={inFrame(<NothingToDo kind="empty" />)}
      enough="/app"
      goBack={isLast && history.canGoBack() ? () => history.back() : undefined}
      remark={() => (
        <p className="text-xl text-ink-soft">{t("homework.preview.nothingRecorded")}</p>
      )}
      onNextRound={
        isLast
          ? undefined
          : () =>
              void navigate({
                search: (previous) => previous,
                state: { reviewRounds: rounds + 1 },
                replace: true,
              })
      }
      onHelp={onHelp}
    />
  );
}

function Heading({ text }: { text: string }) {
  return (
    <PageHeading
      title={text}
      className="max-w-60 truncate text-lg! font-bold! text-ink-soft max-md:sr-only lg:max-w-full"
    >
      {text}
    </PageHeading>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <LoadFailure text={t("homework.loadFailed")} onRetry={onRetry} />;
}

function inFrame(content: ReactNode): ReactNode {
  return <Stage top={<StageTop />}>{content}</Stage>;
}
