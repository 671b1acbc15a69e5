import { useLocation } from "@tanstack/react-router";
import { anchorOfExplanation } from "@verbena/content/theory/guides";
import { orderSession } from "@verbena/core/session/order-session";
import { type ExerciseKey, isConjugationKey } from "@verbena/core/vocabulary";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentInstant } from "#lib/server-clock.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { type PracticeExercise, useExercises } from "#progress/use-exercises.ts";
import { usePackages } from "#progress/use-packages.ts";
import { useProgressStatus } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { NoExercises } from "./components/no-exercises.tsx";
import { PracticeSession } from "./components/practice-session.tsx";
import { SessionHeading } from "./components/session-heading.tsx";
import { firstExercise, type PracticeState } from "./practice-state.ts";
import { type LeftSession, leftSession, rememberSession } from "./session-memory.ts";

type ExercisePageProps = {
  exerciseKey: ExerciseKey;
  /** Only what is on the failed list. */
  failedOnly: boolean;
  /** Only the verbs of this package. */
  packageId: string | undefined;
  /** Only these verbs, with commas between them. */
  verbs: string | undefined;
  /** Only the fill-in sentences that this section of the guide explains. */
  section: string | undefined;
  /** Lists the keyboard shortcuts. */
  onHelp: () => void;
  /** Called when the learner leaves a verdict for the next sentence. */
  onContinue: () => void;
};

/** The exercise screen: a column whose washes of colour reach the edges of the page. */
export function ExercisePage(props: ExercisePageProps) {
  return (
    <div className="flex min-h-[calc(100dvh-3.75rem-var(--foot))] flex-col overflow-x-clip short:min-h-dvh">
      <div className="mx-auto flex w-full max-w-3xl xl:max-w-4xl flex-1 flex-col px-4 pt-4 short:pt-1 sm:px-8 sm:pt-8">
        <LoadedExercise {...props} />
      </div>
    </div>
  );
}

/** Loads what a session needs, then starts it anew for each choice. */
function LoadedExercise(props: ExercisePageProps) {
  const { exerciseKey, failedOnly, packageId, verbs, section, onHelp, onContinue } = props;
  const { t } = useTranslation();
  const exercises = useExercises(exerciseKey);
  const progress = useProgressStatus();
  const packages = usePackages(exerciseKey, { enabled: packageId !== undefined });
  const chosenPackage = packages.data?.find(({ id }) => id === packageId);
  const chosen = useChoice(verbs, section);
  const part = usePart(exerciseKey, failedOnly, chosenPackage?.name ?? chosen);
  const title = useTitle(exerciseKey, part);
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  const choice = `${exerciseKey} ${failedOnly} ${packageId} ${verbs} ${section}`;

  if (exercises.isPending || progress.status === "loading") {
    return <Loading />;
  }
  // A selection that was just made elsewhere is not yet in the list that this device has.
  if (packageId !== undefined && chosenPackage === undefined && packages.isFetching) {
    return <Loading />;
  }
  if (exercises.isLoadingError) {
    return <NothingLoaded title={title} onRetry={() => void exercises.refetch()} />;
  }
  if (packageId !== undefined && chosenPackage === undefined) {
    if (packages.isLoadingError) {
      return <NothingLoaded title={title} onRetry={() => void packages.refetch()} />;
    }
    return <NoExercises title={title} reason="package" exerciseKey={exerciseKey} />;
  }
  if (failedOnly && progress.status === "failed") {
    return <NothingLoaded title={title} onRetry={progress.retry} />;
  }
  return (
    <>
      {progress.status === "failed" && (
        <LoadFailure text={t("exercise.progressFailed")} onRetry={progress.retry} />
      )}
      <ChosenSession
        key={choice}
        visit={`${entry} ${choice}`}
        exerciseKey={exerciseKey}
        failedOnly={failedOnly}
        title={title}
        part={part}
        exercises={exercises.data}
        items={chosenPackage?.verbs ?? verbs?.split(",") ?? itemsOfSection(exercises.data, section)}
        onHelp={onHelp}
        onContinue={onContinue}
      />
    </>
  );
}

type ChosenSessionProps = Pick<
  ExercisePageProps,
  "exerciseKey" | "failedOnly" | "onHelp" | "onContinue"
> & {
  /** The entry of the browser's history: Back to it returns to the same sentence and verdict. */
  visit: string;
  title: string;
  part: string | undefined;
  exercises: readonly PracticeExercise[];
  /** Verbs or fill-in sentences that the session is limited to, if it is. */
  items: readonly string[] | undefined;
};

/** What a session asks, and in which order, is settled when it begins. */
function ChosenSession(props: ChosenSessionProps) {
  const { exerciseKey, title, part, exercises, items, failedOnly, onHelp, onContinue } = props;
  const { accentShortcuts, id } = useUser();
  const store = useProgressStore();
  const visit = `${id} ${props.visit}`;
  const [session] = useState(() => leftSession(visit) ?? newSession());
  const remember = useCallback(
    (state: PracticeState) => session && rememberSession(visit, { ...session, state }),
    [visit, session],
  );

  function newSession(): LeftSession | null {
    const { cards, failedItems } = store.getSnapshot().exercises[exerciseKey];
    const wanted = failedOnly ? failedItems : items;
    const chosen = exercises.filter(({ item }) => wanted === undefined || wanted.includes(item));
    const seed = Math.floor(Math.random() * 2 ** 32);
    const [first, ...rest] = orderSession(chosen, cards, currentInstant(), seed);
    return first === undefined ? null : { exercises: [first, ...rest], state: firstExercise };
  }

  if (session === null) {
    const reason = failedOnly ? "failed" : "none";
    return <NoExercises title={title} reason={reason} exerciseKey={exerciseKey} />;
  }
  return (
    <PracticeSession
      exercises={session.exercises}
      initialState={session.state}
      onState={remember}
      onContinue={onContinue}
      accentShortcuts={accentShortcuts}
      onHelp={onHelp}
      heading={<SessionHeading exerciseKey={exerciseKey} title={title} part={part} />}
    />
  );
}

/** The part of a family that is practised; undefined when it is all of it. */
function usePart(key: ExerciseKey, failedOnly: boolean, choice: string | undefined) {
  const { t } = useTranslation();
  const failed = isConjugationKey(key) ? "exercise.modes.failed" : "exercise.modes.failedFillIn";
  return failedOnly ? t(failed) : choice;
}

function useChoice(verbs: string | undefined, section: string | undefined) {
  const { t } = useTranslation();
  if (verbs !== undefined) return t("exercise.modes.chosen");
  return section === undefined ? undefined : t("exercise.modes.chosenFillIn");
}

/** The fill-in sentences whose explanation is told in a section of their guide. */
function itemsOfSection(
  exercises: readonly PracticeExercise[],
  section: string | undefined,
): string[] | undefined {
  if (section === undefined) return undefined;
  return exercises.flatMap((exercise) => {
    if (exercise.kind === "conjugation" || exercise.explanationKey === null) return [];
    const { exerciseKey, explanationKey, item } = exercise;
    return anchorOfExplanation(exerciseKey, explanationKey) === section ? [item] : [];
  });
}

function useTitle(key: ExerciseKey, part: string | undefined): string {
  const { t } = useTranslation();
  const family = t(`vocabulary.exercises.${key}`);
  return part === undefined ? family : `${family} · ${part}`;
}

function NothingLoaded({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={title}>{title}</PageHeading>
      <LoadFailure text={t("exercise.loadFailed")} onRetry={onRetry} />
    </div>
  );
}
