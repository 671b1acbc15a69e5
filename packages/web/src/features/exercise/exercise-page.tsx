import type { Section } from "@verbena/content/theory/guide";
import type { DiagnosisCode } from "@verbena/core/causes";
import { type Family, families, isConjugationFamily } from "@verbena/core/families";
import { cardKey } from "@verbena/core/progress/card";
import type { ExerciseProgress } from "@verbena/core/progress/exercise-progress";
import { chooseSentences } from "@verbena/core/session/choose-sentences";
import { orderSession } from "@verbena/core/session/order-session";
import { isPractised } from "@verbena/core/session/practice-choice";
import { countedTurns } from "@verbena/core/session/turns";
import { type ComponentProps, useDeferredValue, useState } from "react";
import { useGuideSections } from "#conjugation/use-guide-sections.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useConfusions } from "#learner-ui/use-confusions.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { type PracticeExercise, useExercises } from "#progress/use-exercises.ts";
import { useFailedItems, useProgressStatus } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { Stage } from "./components/stage.tsx";
import { SessionHeading, StageTop } from "./components/stage-top.tsx";
import { Practice } from "./practice.tsx";
import { type Session, sessionOf } from "./session.ts";

type ExercisePageProps = {
  family: Family;
  /** Only items of the failed list. */
  failedOnly: boolean;
  /** Only the verbs of this package. */
  packageId: string | undefined;
  /** Only these verbs, separated by commas. */
  verbs: string | undefined;
  /** Only the fill-in sentences that this section of the guide explains. */
  section: string | undefined;
  /** Only forms in which this cause of mistakes can occur, and some others. */
  cause: DiagnosisCode | undefined;
  /** Shows a level at the end of a string. */
  LevelReached: ComponentProps<typeof Practice>["LevelReached"];
  onHelp: () => void;
  /** Called when the learner leaves a verdict for the next sentence. */
  onContinue: () => void;
};

/** Loads what a session needs, then starts a new one for each selection. */
export function ExercisePage(props: ExercisePageProps) {
  const { family, failedOnly, packageId, verbs, section, cause } = props;
  const { t } = useTranslation();
  const exercises = useExercises(family);
  const confusions = useConfusions(family, cause);
  const sections = useGuideSections(section === undefined ? undefined : family);
  const progress = useProgressStatus();
  const packages = usePackages(family, { enabled: packageId !== undefined });
  const chosenPackage = packages.data?.find(({ id }) => id === packageId);
  const isPackageMissing = packageId !== undefined && chosenPackage === undefined;
  const partName = usePartName(props, chosenPackage?.name, confusions.isSuccess);
  const { name } = families[family];
  const title = partName === undefined ? name : `${name} · ${partName}`;
  const isLoading =
    exercises.isPending ||
    progress.status === "loading" ||
    confusions.isLoading ||
    sections.isLoading;
  // Deferred, so that React renders the first sentence in short tasks.
  const wasLoading = useDeferredValue(isLoading);
  const selectionKey = `${family} ${failedOnly} ${packageId} ${verbs} ${section} ${cause}`;

  const failure = (onRetry: () => void) => (
    <Stage top={<StageTop />}>
      <PageHeading title={title}>{title}</PageHeading>
      <LoadFailure text={t("exercise.loadFailed")} onRetry={onRetry} />
    </Stage>
  );
  const isPackageLoading = isPackageMissing && packages.isFetching;
  // The cached list may lack a package that was just created elsewhere.
  if (exercises.isPending || isLoading || wasLoading || isPackageLoading) {
    return (
      <Stage top={<StageTop />}>
        <Loading />
      </Stage>
    );
  }
  if (confusions.isLoadingError) return failure(() => void confusions.refetch());
  if (sections.isLoadingError) return failure(() => void sections.refetch());
  if (exercises.isLoadingError) return failure(() => void exercises.refetch());
  if (isPackageMissing) {
    if (packages.isLoadingError) return failure(() => void packages.refetch());
    return <NoExercises title={title} reason="package" family={family} />;
  }
  if (failedOnly && progress.status === "failed") return failure(progress.retry);
  return (
    <>
      {progress.status === "failed" && (
        <div className="stage-column py-4">
          <LoadFailure text={t("exercise.progressFailed")} onRetry={progress.retry} />
        </div>
      )}
      <SelectedSession
        {...props}
        selection={selectionKey}
        title={title}
        exercises={exercises.data}
        items={
          chosenPackage?.verbs ??
          verbs?.split(",") ??
          itemsOfSection(exercises.data, sections.data, section)
        }
        partName={partName}
        confusions={confusions.data}
      />
    </>
  );
}

type SelectedSessionProps = ExercisePageProps & {
  selection: string;
  title: string;
  partName: string | undefined;
  exercises: readonly PracticeExercise[];
  /** The verbs or fill-in sentences of the session; undefined for all. */
  items: readonly string[] | undefined;
  /** What chooses the forms of a session against a cause. */
  confusions: ReturnType<typeof useConfusions>["data"];
};

/**
 * Selects and orders the exercises once, when the session begins. Difficulties begin with a string of the
 * forms that were wrong when they were last asked.
 */
function SelectedSession(props: SelectedSessionProps) {
  const { family, failedOnly, title, exercises, items, cause, confusions } = props;
  const failed = useFailedItems(family);
  const store = useProgressStore();
  const user = useUser();
  const { stringLength } = user;

  function newSession(): Session | null {
    const { cards, failedItems } = store.getSnapshot().exercises[family];
    const wanted = failedOnly ? failedItems : items;
    const selected = exercises.filter(
      (one) => isPractised(one, user) && (wanted === undefined || wanted.includes(one.item)),
    );
    const seed = Math.floor(Math.random() * 2 ** 32);
    const now = currentInstant();
    const chosen = chooseSentences(selected, cards);
    if (cause !== undefined && confusions) {
      const { chooseConfusions, mistaken } = confusions;
      const turns = chooseConfusions(chosen, { cause, mistaken, cards, now, seed });
      return sessionOf(countedTurns(turns, exercises), { mode: "endless", stringLength });
    }
    const missed = failedOnly ? missedLatestFirst(chosen, cards) : [];
    const others = chosen.filter((one) => !missed.includes(one));
    const ordered = [...missed, ...orderSession(others, cards, now, seed)];
    return sessionOf(countedTurns(ordered, exercises), {
      mode: "endless",
      stringLength: Math.min(missed.length || stringLength, stringLength),
    });
  }

  return (
    <Practice
      selection={props.selection}
      basis={failedOnly ? failed.join(", ") : ""}
      newSession={newSession}
      sentences={useAddedSentences(exercises)}
      empty={<NoExercises title={title} reason={failedOnly ? "failed" : "none"} family={family} />}
      heading={<SessionHeading family={family} title={title} partName={props.partName} />}
      enough="/app"
      LevelReached={props.LevelReached}
      onContinue={props.onContinue}
      onHelp={props.onHelp}
    />
  );
}

/** The sentences of the family once all are loaded; undefined while they are those of the session's start. */
function useAddedSentences(
  exercises: readonly PracticeExercise[],
): readonly PracticeExercise[] | undefined {
  const [first] = useState(exercises);
  return exercises === first ? undefined : exercises;
}

/** The forms that were wrong when they were last asked. */
function missedLatestFirst(
  chosen: readonly PracticeExercise[],
  cards: ExerciseProgress["cards"],
): PracticeExercise[] {
  const lastAsked = (one: PracticeExercise) => Date.parse(cards[cardKey(one)]?.lastAttempt ?? "");
  // An answer that was wrong set the repetitions to 0.
  return chosen
    .filter((one) => cards[cardKey(one)]?.repetitions === 0)
    .toSorted((a, b) => lastAsked(b) - lastAsked(a));
}

/** The name of the part of the family that is practised; undefined for the whole family. */
function usePartName(
  { family, failedOnly, verbs, section, cause }: ExercisePageProps,
  packageName: string | undefined,
  areCausesLoaded: boolean,
): string | undefined {
  const { t } = useTranslation();
  if (failedOnly) {
    return t(isConjugationFamily(family) ? "exercise.modes.failed" : "exercise.modes.failedFillIn");
  }
  if (packageName !== undefined) return packageName;
  if (cause !== undefined) return areCausesLoaded ? t(`causes.${cause}`) : undefined;
  if (verbs !== undefined) return t("exercise.modes.chosen");
  return section === undefined ? undefined : t("exercise.modes.chosenFillIn");
}

/** The fill-in sentences that a section of the guide explains. */
function itemsOfSection(
  exercises: readonly PracticeExercise[],
  sections: readonly Section[] | undefined,
  section: string | undefined,
): string[] | undefined {
  if (sections === undefined || section === undefined) return undefined;
  const explained: readonly string[] = sections.find(({ id }) => id === section)?.explains ?? [];
  return exercises.flatMap((exercise) =>
    exercise.kind === "fill-in" && explained.includes(exercise.explanationKey ?? "")
      ? [exercise.item]
      : [],
  );
}

type NoExercisesProps = {
  title: string;
  reason: "none" | "failed" | "package";
  family: Family;
};

function NoExercises({ title, reason, family }: NoExercisesProps) {
  const { t } = useTranslation();
  const messages = {
    none: t("exercise.none"),
    failed: t(isConjugationFamily(family) ? "exercise.noneFailed" : "exercise.noneFailedFillIn"),
    package: t("exercise.nonePackage"),
  };
  return (
    <Stage top={<StageTop />}>
      <div className="flex flex-col items-start gap-5">
        <PageHeading title={title}>{messages[reason]}</PageHeading>
        <p className="text-ink-soft">{title}</p>
        {reason !== "none" && (
          <ButtonLink to="/app/exercise/$family" params={{ family }}>
            {t("exercise.allExercises")}
          </ButtonLink>
        )}
      </div>
    </Stage>
  );
}
