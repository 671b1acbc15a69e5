import type { WrongAnswer } from "@verbena/core/classes/confusions";
import { families } from "@verbena/core/families";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { usePackages } from "#learner-ui/use-packages.ts";
import { useExercises } from "#progress/use-exercises.ts";
import { useUser } from "#session/use-session.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";
import { PageBody } from "#ui/page-body.tsx";
import { type BoardChoice, sentencesOf, shuffled, wrongAnswersTo } from "./board-choice.ts";
import { Projector } from "./projector.tsx";

type BoardPageProps = {
  choice: BoardChoice;
  /** What a class wrote in place of some forms. */
  wrongAnswers: readonly WrongAnswer[];
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

/** The sentences of a choice, one at a time, for a projector. Nothing is recorded. */
export function BoardPage(props: BoardPageProps) {
  const { choice, wrongAnswers, seed, number, onNumber, onLeave, otherChoice } = props;
  const { t } = useTranslation();
  const { region } = useUser();
  const exercises = useExercises(choice.family);
  const packages = usePackages(choice.family, { enabled: choice.packageId !== undefined });
  const selection = packages.data?.find(({ id }) => id === choice.packageId);
  const isSelected = choice.packageId === undefined || selection !== undefined;
  const address = JSON.stringify(choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address stands for the choice.
  const sentences = useMemo(
    () =>
      exercises.data && isSelected
        ? shuffled(
            sentencesOf(exercises.data, choice, selection?.verbs, region),
            seed,
            wrongAnswers,
          )
        : [],
    [exercises.data, isSelected, selection, region, address, wrongAnswers, seed],
  );
  const shown = sentences[Math.min(number, sentences.length) - 1];
  const title = selection?.name ?? families[choice.family].name;
  if (shown !== undefined) {
    return (
      <Projector
        // What was revealed belongs to its sentence.
        key={number}
        title={title}
        exercise={shown}
        wrongAnswers={wrongAnswersTo(shown, wrongAnswers)}
        place={{ index: Math.min(number, sentences.length), total: sentences.length }}
        onNumber={onNumber}
        onLeave={onLeave}
      />
    );
  }
  const failed = [exercises, packages].filter(({ isLoadingError }) => isLoadingError);
  const isLoading = exercises.isPending || (!isSelected && packages.isFetching);
  if (isLoading && failed.length === 0) return <Loading />;
  return (
    <PageBody>
      <PageHeading title={t("board.title")}>{t("board.title")}</PageHeading>
      {failed.length > 0 ? (
        <LoadFailure
          text={t("board.loadFailed")}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      ) : (
        <EmptyState title={t("board.none")} action={otherChoice} />
      )}
    </PageBody>
  );
}
