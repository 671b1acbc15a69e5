import { useLocation } from "@tanstack/react-router";
import { isCorrect } from "@verbena/core/grading/grade";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation, withNamespaces } from "#i18n/use-translation.ts";
import { type DoNotDisturb, useDoNotDisturb } from "#learner-ui/do-not-disturb.ts";
import { useModule } from "#lib/use-module.ts";
import { useUser } from "#session/use-session.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { Announcement } from "./components/announcement.tsx";
import { Dock } from "./components/dock.tsx";
import { ExerciseFacts } from "./components/exercise-facts.tsx";
import type { RoundEndProps } from "./components/round-end.tsx";
import { SentenceField } from "./components/sentence-field.tsx";
import { SessionTop, Stage } from "./components/stage.tsx";
import { TranslationHint } from "./components/translation.tsx";
import { VerdictSheet } from "./components/verdict-sheet.tsx";
import {
  canTakeBack,
  isAtRoundEnd,
  isDictated,
  isUntouched,
  type PracticeState,
  startSession,
} from "./practice-state.ts";
import type { Session } from "./session.ts";
import { recallSession, rememberSession } from "./session-memory.ts";
import { useAfterAnswer } from "./use-after-answer.ts";
import { useNoteItem } from "./use-note-item.ts";
import { type PracticeOptions, type RunningPractice, usePractice } from "./use-practice.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { useVerdictSound } from "./use-verdict-effects.ts";
import { useVisibleArea } from "./use-visible-area.ts";

type ScreenProps = RoundEndProps &
  Pick<PracticeOptions, "sentences" | "onNextRound"> & {
    heading: ReactNode;
    /** Shown at the top in place of the place in the round. */
    count?: ReactNode;
    onHelp: () => void;
  };

type PracticeProps = ScreenProps & {
  /** Identifies what is practised. Another key starts a new session. */
  selectionKey: string;
  /**
   * The progress from which the session was chosen, as a key. If the key changes, for example when the server's
   * progress arrives, a new session replaces one that the learner has not begun.
   */
  basis?: string;
  /** Called once, when the session begins. Returns null if there is nothing to practise. */
  newSession: () => Session | null;
  /** Shown if there is nothing to practise. */
  empty: ReactNode;
};

/** A session. The browser's Back button returns to the same turn and verdict. */
export function Practice(props: PracticeProps) {
  return <SelectedPractice key={props.selectionKey} {...props} />;
}

function SelectedPractice({ selectionKey, basis, newSession, empty, ...screen }: PracticeProps) {
  const historyEntry = useLocation({ select: ({ state }) => state.__TSR_key });
  const visit = `${useUser().id} ${historyEntry} ${selectionKey}`;
  const [begun, setBegun] = useState(() => ({
    basis,
    initialState: recallSession(visit) ?? begin(),
    number: 1,
  }));

  function begin(): PracticeState | null {
    const session = newSession();
    return session && startSession(session);
  }

  if (begun.basis !== basis) {
    const hasBegun = begun.initialState !== null && !isUntouched(recallSession(visit));
    setBegun(
      hasBegun ? { ...begun, basis } : { basis, initialState: begin(), number: begun.number + 1 },
    );
  }
  const { initialState, number } = begun;
  if (initialState === null) return empty;
  const onState = (state: PracticeState) => rememberSession(visit, state);
  return <PracticeScreen key={number} {...screen} initialState={initialState} onState={onState} />;
}

/** The current turn of a session, or the page at the end of a round. */
function PracticeScreen({ heading, count, onHelp, ...props }: ScreenProps & PracticeOptions) {
  const screen = useRef<HTMLDivElement>(null);
  const practice = usePractice(props);
  const { state, field } = practice;
  const { isEnded, verdict, answers } = state;
  const { t } = useTranslation();
  const roundEnd = useModule(
    "round-end",
    () => withNamespaces(import("./components/round-end.tsx"), "verdict"),
    answers.length > 0,
  );
  const afterAnswer = useAfterAnswer();
  useSessionKeys(practice, onHelp, canTakeBack(state) ? practice.actions.takeBack : null);
  useNoteItem(state);
  useDoNotDisturb(reasonNotToDisturb(state));
  useVisibleArea();
  useScrollToVerdict(screen, field, verdict !== null);
  useVerdictSound(practice);

  return (
    <div ref={screen} className="contents">
      <Stage
        top={<SessionTop heading={heading} count={count} practice={practice} />}
        isPage={isEnded}
        bottom={
          !isEnded && (
            <div className="action-bar flex min-h-0 flex-col [@media(max-height:20rem)]:static [@media(max-height:20rem)]:shrink-0">
              <VerdictSheet practice={practice} />
              <Dock
                practice={practice}
                tools={afterAnswer && <afterAnswer.AnswerTools practice={practice} />}
              />
            </div>
          )
        }
      >
        {afterAnswer && <afterAnswer.SessionSpeech practice={practice} />}
        <p role="status" className="sr-only">
          <Announcement practice={practice} />
        </p>
        {isEnded ? (
          <QueryContent query={roundEnd} failure={t("common.partFailed")}>
            {({ RoundEndPage }) => <RoundEndPage {...props} practice={practice} />}
          </QueryContent>
        ) : (
          <Question practice={practice} />
        )}
      </Stage>
    </div>
  );
}

/**
 * Why the celebration of a level must wait: the learner reads about a mistake, or the end of a round shows the level.
 */
function reasonNotToDisturb(state: PracticeState): DoNotDisturb | null {
  if (isAtRoundEnd(state)) return "roundEnd";
  return state.verdict === null || isCorrect(state.verdict) ? null : "mistake";
}

/** The facts, the sentence with its field, and its translation on request. */
function Question({ practice }: { practice: RunningPractice }) {
  const { state, turn, exercise } = practice;
  const { asking, asked, verdict } = state;
  const afterAnswer = useAfterAnswer();
  const isHeard = isDictated(state);
  const isShownInDictation = asking === "listen" && verdict === null && !isHeard;
  return (
    <div className="flex flex-col gap-3 short:gap-2 sm:gap-4">
      <ExerciseFacts exercise={exercise} isCounted={turn.counted} isDictated={isHeard} />
      {isHeard && afterAnswer && <afterAnswer.DictationStage practice={practice} />}
      <SentenceField practice={practice} isHeard={isHeard} />
      {isShownInDictation && afterAnswer && <afterAnswer.NotDictated />}
      {verdict === null && <TranslationHint key={asked} exercise={exercise} />}
    </div>
  );
}

/** Space that scrolling leaves between the sentence and the sheet or the top line. */
const MARGIN_PX = 8;

/**
 * Scrolls until the sheet with a new verdict does not cover the sentence, or until the sentence is at the
 * top. A long answer is shown from its beginning.
 */
function useScrollToVerdict(
  screen: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isGraded: boolean,
): void {
  useEffect(() => {
    if (!isGraded) return;
    // Wait for the next frame, in which the browser computes the layout of the verdict anyway.
    const frame = requestAnimationFrame(() => {
      field.current?.scrollTo({ left: 0 });
      const boxOf = (selector: string) =>
        screen.current?.querySelector(selector)?.getBoundingClientRect();
      const covered = (boxOf("[data-sentence]")?.bottom ?? 0) - (boxOf(".action-bar")?.top ?? 0);
      const room = (boxOf("[data-sentence]")?.top ?? 0) - (boxOf("header")?.bottom ?? 0);
      window.scrollBy({ top: Math.max(0, Math.min(covered + MARGIN_PX, room - MARGIN_PX)) });
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, field, isGraded]);
}
