import type { MissedCard } from "@verbena/core/classes/confusions";
import { isFamily } from "@verbena/core/families";
import {
  type CardSource,
  familiesOfSource,
  readSource,
} from "@verbena/core/practice-sheet/card-source";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { familiesTitle } from "#learner-ui/families-title.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { useExercisesOf } from "#progress/use-exercises-of.ts";
import { useLastPractisedFamily } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import {
  type BoardSearch,
  selectionSource,
  sentencesOf,
  shuffled,
  wrongAnswersTo,
} from "./board-choice.ts";
import { Projector } from "./projector.tsx";

type BoardPageProps = {
  /** What to show. The persons and the region are those of the user. */
  search: Omit<BoardSearch, "persons" | "region" | "seed" | "number">;
  /** What a class wrote in place of some forms. */
  wrongAnswers: readonly MissedCard[];
  /** The same seed gives the same order. */
  seed: number;
  /** The number of the shown sentence, from 1. */
  number: number;
  onNumber: (number: number) => void;
  /** Called to leave the board. */
  onLeave: () => void;
  /** A link to the choice. */
  otherChoice: ReactNode;
};

/** Sentences, one at a time, for a projector. Nothing is recorded. */
export function BoardPage(props: BoardPageProps) {
  const { search, wrongAnswers, seed, number, onNumber, onLeave, otherChoice } = props;
  const { t } = useTranslation();
  const { persons, region } = useUser();
  const shown = useShown(search);
  const { source } = shown;
  const loaded = useExercisesOf(source === null ? [] : familiesOfSource(source));
  const sentences = useMemo(
    () =>
      source && loaded.sentences
        ? shuffled(sentencesOf(loaded.sentences, source, { persons, region }), seed, wrongAnswers)
        : [],
    [source, loaded.sentences, persons, region, seed, wrongAnswers],
  );
  const exercise = sentences[Math.min(number, sentences.length) - 1];
  if (exercise !== undefined) {
    return (
      <Projector
        // What was revealed belongs to its sentence.
        key={number}
        title={shown.title}
        exercise={exercise}
        wrongAnswers={wrongAnswersTo(exercise, wrongAnswers)}
        place={{ index: Math.min(number, sentences.length), total: sentences.length }}
        onNumber={onNumber}
        onLeave={onLeave}
      />
    );
  }
  const isFailed = shown.isFailed || loaded.isFailed;
  const isLoading = source === null ? shown.isLoading : loaded.sentences === null;
  if (isLoading && !isFailed) return <Loading />;
  return (
    <PageBody>
      <PageHeading title={t("board.title")}>{t("board.title")}</PageHeading>
      {isFailed ? (
        <LoadFailure
          text={t("board.loadFailed")}
          onRetry={() => {
            shown.retry();
            loaded.retry();
          }}
        />
      ) : (
        <EmptyState title={t("board.none")} action={otherChoice} />
      )}
    </PageBody>
  );
}

type Shown = {
  title: string;
  /** Null while a selection is loaded, and if it does not exist. */
  source: CardSource | null;
  isLoading: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** The cards that an address names. Without any, those of the family that the learner practised last. */
function useShown({
  family: named,
  package: packageId,
  verbs,
  skill,
  cards,
}: BoardPageProps["search"]): Shown {
  const lastPractised = useLastPractisedFamily();
  const family = named !== undefined && isFamily(named) ? named : lastPractised;
  const packages = usePackages(family, { enabled: packageId !== undefined });
  const selection = packages.data?.find(({ id }) => id === packageId);
  const source = useMemo((): CardSource | null => {
    if (packageId !== undefined) return selection ? selectionSource(family, selection.verbs) : null;
    return readSource({ family: named, verbs, skill, cards }) ?? { kind: "family", family };
  }, [packageId, selection, family, named, verbs, skill, cards]);
  const shown = source === null ? [family] : familiesOfSource(source);
  return {
    title: selection?.name ?? familiesTitle(shown),
    source,
    isLoading: packageId !== undefined && packages.isFetching,
    isFailed: packageId !== undefined && packages.isLoadingError,
    retry: () => {
      if (packageId !== undefined) void packages.refetch();
    },
  };
}
