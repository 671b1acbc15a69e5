import { ChevronLeft, ChevronRight, Eye, EyeOff, Maximize, Minimize, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { factsOf } from "#learner-ui/facts-of.ts";
import { completeSentence, spokenSentence } from "#learner-ui/sentence-parts.ts";
import type { PracticeExercise } from "#progress/use-exercises.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { BoardSentence } from "./board-sentence.tsx";
import { Reveal } from "./reveal.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useFullScreen } from "./use-full-screen.ts";

type ProjectorProps = {
  title: string;
  exercise: PracticeExercise;
  /** What a class wrote instead, the commonest first. */
  wrongAnswers: readonly string[];
  place: { index: number; total: number };
  onNumber: (number: number) => void;
  onLeave: () => void;
};

/** One sentence, as large as the screen allows, and below it, when it is revealed, how its form is built. */
export function Projector(props: ProjectorProps) {
  const { title, exercise, wrongAnswers, place, onNumber, onLeave } = props;
  const { t } = useTranslation();
  const [isRevealed, setRevealed] = useState(false);
  const { index, total } = place;
  const isFirst = index === 1;
  const isLast = index === total;
  const actions = {
    reveal: () => setRevealed(!isRevealed),
    goOn: () => {
      if (!isLast) onNumber(index + 1);
    },
    goBack: () => {
      if (!isFirst) onNumber(index - 1);
    },
    leave: onLeave,
  };
  useBoardKeys(actions);
  return (
    <div className="flex h-full min-h-0 flex-col gap-[2dvh] bg-paper px-[3vw] py-[1.5dvh]">
      <Top title={title} place={place} onLeave={onLeave} />
      <p role="status" className="sr-only">
        {isRevealed ? (
          <span key="answer">
            {t("board.answer")} <span lang="es">{completeSentence(exercise)}</span>
          </span>
        ) : (
          <span key="question">
            {`${t("board.place", { index, total })}. `}
            <span lang="es">
              {`${factsOf(exercise, false).join(", ").replaceAll(" / ", ", ")}. ${spokenSentence(exercise)}`}
            </span>
          </span>
        )}
      </p>
      <BoardSentence exercise={exercise} isRevealed={isRevealed} />
      <Reveal exercise={exercise} wrongAnswers={wrongAnswers} isRevealed={isRevealed} />
      <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1">
        <IconButton
          icon={ChevronLeft}
          label={t("board.back")}
          aria-disabled={isFirst}
          className="aria-disabled:opacity-40"
          onClick={actions.goBack}
        />
        <Button size="small" aria-pressed={isRevealed} onClick={actions.reveal}>
          {isRevealed ? (
            <EyeOff aria-hidden className="size-5" />
          ) : (
            <Eye aria-hidden className="size-5" />
          )}
          {t("board.reveal")}
        </Button>
        <IconButton
          icon={ChevronRight}
          label={t("board.next")}
          aria-disabled={isLast}
          className="aria-disabled:opacity-40"
          onClick={actions.goOn}
        />
        <p className="w-full text-center text-sm text-ink-soft max-sm:hidden short:hidden [@media(hover:none)]:hidden">
          {t("board.keys")}
        </p>
      </div>
    </div>
  );
}

type TopProps = Pick<ProjectorProps, "title" | "place" | "onLeave">;

/** What is shown, which sentence it is, and the buttons of the screen. */
function Top({ title, place, onLeave }: TopProps) {
  const { t } = useTranslation();
  const fullScreen = useFullScreen();
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 text-ink-soft">
      <PageHeading title={title} className="min-w-0 flex-[1_1_6rem] truncate text-lg!">
        <bdi>{title}</bdi>
      </PageHeading>
      <p className="font-semibold whitespace-nowrap tabular-nums">{t("board.place", place)}</p>
      <div className="ml-auto flex flex-wrap">
        {fullScreen && (
          <IconButton
            icon={fullScreen.isFull ? Minimize : Maximize}
            label={t(fullScreen.isFull ? "board.exitFullScreen" : "board.fullScreen")}
            onClick={fullScreen.toggle}
          />
        )}
        <IconButton icon={X} label={t("board.leave")} onClick={onLeave} />
      </div>
    </header>
  );
}
