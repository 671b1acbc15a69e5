import type { Section } from "@verbena/content/theory/guide";
import type { DiagnosisCode } from "@verbena/core/causes";
import { type Family, families, isConjugationFamily } from "@verbena/core/families";
import { orderPractice, selectSentences } from "@verbena/core/session/order-practice";
import { countedTurns } from "@verbena/core/session/turns";
import { type ComponentProps, type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useConfusions } from "#learner-ui/use-confusions.ts";
import { useGuideSections } from "#learner-ui/use-guide-sections.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { loadedExercise, shownExercise, startingWith } from "#progress/first-exercise.ts";
import { useProgressStore } from "#progress/progress-provider.tsx";
import { type PracticeExercise, useExercises } from "#progress/use-exercises.ts";
import { useFailedItems, useProgressStatus } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { SessionHeading, Stage, StageTop } from "./components/stage.tsx";
import { Practice } from "./practice.tsx";
import { type Session, sessionOf } from "./session.ts";

export type ExercisePageProps = {
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
  /** Shows a level at the end of a round. */
  LevelReached: ComponentProps<typeof Practice>["LevelReached"];
  /** Ends each round with a page. By default, the session goes on. */
  rounds?: Rounds | undefined;
  onHelp: () => void;
};

type Rounds = {
  /** How many rounds came before. */
  number: number;
  startNext: () => void;
  /** Shown on the page at the end, in place of “enough for now”. */
  otherChoice: ReactNode;
  /** Shown on the page at the end, below the result. */
  afterRound: ReactNode;
};

/** Loads what a session needs. Starts a new session for each selection. */
export function ExercisePage(props: ExercisePageProps) {
  const { family, failedOnly, packageId, verbs, section, cause } = props;
  const { t } = useTranslation();
  const loaded = useSelection(props);
  const progress = useProgressStatus();
  const isLoading = loaded.status === "loading" || progress.status === "loading";
  // Deferred to let React render the first sentence in short tasks.
  const wasLoading = useDeferredValue(isLoading);
  if (loaded.status === "loading" || isLoading || wasLoading) {
    return (
      <Stage top={<StageTop />}>
        <Loading />
      </Stage>
    );
  }
  const { selectionName } = loaded;
  const { name } = families[family];
  const title = selectionName === undefined ? name : `${name} · ${selectionName}`;
  if (loaded.status === "failed") return <SessionFailure title={title} onRetry={loaded.retry} />;
  if (loaded.status === "noPackage") {
    return <NoExercises title={title} reason="package" family={family} />;
  }
  if (failedOnly && progress.status === "failed") {
    return <SessionFailure title={title} onRetry={progress.retry} />;
  }
  return (
    <>
      {progress.status === "failed" && (
        <div className="stage-column py-4">
          <LoadFailure text={t("exercise.progressFailed")} onRetry={progress.retry} />
        </div>
      )}
      <SelectedSession
        {...props}
        {...loaded}
        selectionKey={`${family} ${failedOnly} ${packageId} ${verbs} ${section} ${cause} ${props.rounds?.number}`}
        title={title}
      />
    </>
  );
}

/** What the learner has selected to practise. */
type Selection = {
  exercises: readonly PracticeExercise[];
  /** The verbs or fill-in sentences of the session; undefined for all. */
  items: readonly string[] | undefined;
  /** What a session against a cause of mistakes needs to choose its forms. Undefined without a cause. */
  confusions: ReturnType<typeof useConfusions>["data"];
  /** The name of the selection within the family; undefined for the whole family. */
  selectionName: string | undefined;
};

type LoadedSelection =
  | { status: "loading" }
  | ({ status: "failed"; retry: () => void } & Pick<Selection, "selectionName">)
  | ({ status: "noPackage" } & Pick<Selection, "selectionName">)
  | ({ status: "ready" } & Selection);

/** Loads the sentences, and the data of the selection: a package, a section of the guide, or a cause. */
function useSelection(props: ExercisePageProps): LoadedSelection {
  const { family, packageId, verbs, section, cause } = props;
  const exercises = useExercises(family);
  const confusions = useConfusions(family, cause);
  const sections = useGuideSections(section === undefined ? undefined : family);
  const packages = usePackages(family, { enabled: packageId !== undefined });
  const chosenPackage = packages.data?.find(({ id }) => id === packageId);
  const selectionName = useSelectionName(props, chosenPackage?.name, confusions.isSuccess);
  const isPackageMissing = packageId !== undefined && chosenPackage === undefined;
  // Wait for the server's list: the cached one may lack a package that another device has just created.
  const isPackageLoading = isPackageMissing && packages.isFetching;
  if (exercises.isPending || confusions.isLoading || sections.isLoading || isPackageLoading) {
    return { status: "loading" };
  }
  const needed = [confusions, sections, exercises, ...(isPackageMissing ? [packages] : [])];
  const failed = needed.find(({ isLoadingError }) => isLoadingError);
  if (failed || exercises.data === undefined) {
    return { status: "failed", retry: () => void failed?.refetch(), selectionName };
  }
  if (isPackageMissing) return { status: "noPackage", selectionName };
  const items =
    chosenPackage?.verbs ??
    verbs?.split(",") ??
    itemsOfSection(exercises.data, sections.data, section);
  const { data } = confusions;
  return { status: "ready", exercises: exercises.data, items, confusions: data, selectionName };
}

type SessionFailureProps = { title: string; onRetry: () => void };

function SessionFailure({ title, onRetry }: SessionFailureProps) {
  const { t } = useTranslation();
  return (
    <Stage top={<StageTop />}>
      <PageHeading title={title}>{title}</PageHeading>
      <LoadFailure text={t("exercise.loadFailed")} onRetry={onRetry} />
    </Stage>
  );
}

type SelectedSessionProps = ExercisePageProps & Selection & { selectionKey: string; title: string };

/** Selects and orders the exercises once, when the session begins. */
function SelectedSession(props: SelectedSessionProps) {
  const { family, failedOnly, title, exercises, items, cause, confusions, rounds } = props;
  const failed = useFailedItems(family);
  const store = useProgressStore();
  const user = useUser();
  const { roundLength } = user;

  // Only the session with which the page opens begins with it.
  const [opened] = useState(() => ({
    exercise: shownExercise(user.id),
    selectionKey: props.selectionKey,
  }));

  function newSession(): Session | null {
    const { exercise } = opened;
    const isFirst = opened.selectionKey === props.selectionKey;
    const first = isFirst && exercise ? loadedExercise(exercise, exercises) : null;
    const progress = store.getSnapshot().exercises[family];
    const { cards } = progress;
    const { persons, region } = user;
    const chosen = selectSentences(exercises, progress, { failedOnly, items, persons, region });
    const seed = Math.floor(Math.random() * 2 ** 32);
    const now = currentInstant();
    if (cause !== undefined && confusions) {
      const { chooseConfusions, mistaken } = confusions;
      const turns = chooseConfusions(chosen, { cause, mistaken, cards, now, seed });
      const asked = startingWith(first, turns);
      return sessionOf(countedTurns(asked, exercises), { mode: "endless", roundLength });
    }
    const settings = { failedOnly, now, seed, roundLength };
    const { ordered, roundLength: length } = orderPractice(chosen, cards, settings);
    const begun = startingWith(first, ordered);
    const asked = rounds ? begun.slice(0, roundLength) : begun;
    const mode = rounds ? "round" : "endless";
    return sessionOf(countedTurns(asked, exercises), { mode, roundLength: length });
  }

  return (
    <Practice
      selectionKey={props.selectionKey}
      basis={failedOnly ? failed.join(", ") : ""}
      newSession={newSession}
      sentences={useAddedSentences(exercises)}
      empty={<NoExercises title={title} reason={failedOnly ? "failed" : "none"} family={family} />}
      heading={<SessionHeading family={family} title={title} selectionName={props.selectionName} />}
      enough="/app"
      otherChoice={rounds?.otherChoice}
      onNextRound={rounds?.startNext}
      LevelReached={props.LevelReached}
      onHelp={props.onHelp}
    >
      {rounds?.afterRound}
    </Practice>
  );
}

/** All sentences of the family. Undefined while only the first sentence of each card is loaded. */
function useAddedSentences(
  exercises: readonly PracticeExercise[],
): readonly PracticeExercise[] | undefined {
  const [first] = useState(exercises);
  return exercises === first ? undefined : exercises;
}

function useSelectionName(
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
  if (verbs !== undefined && isConjugationFamily(family)) return t("exercise.modes.chosen");
  const isPart = verbs !== undefined || section !== undefined;
  return isPart ? t("exercise.modes.chosenFillIn") : undefined;
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
