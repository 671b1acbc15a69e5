import { type LinkProps, useLocation } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useModule } from "#lib/use-module.ts";
import { useUser } from "#session/use-session.ts";
import { QueryContent } from "#ui/load-failure.tsx";
import { Announcement } from "./components/announcement.tsx";
import { AnswerBar } from "./components/answer-bar.tsx";
import { ExerciseFacts } from "./components/exercise-facts.tsx";
import { SentenceField } from "./components/sentence-field.tsx";
import { SessionHeader } from "./components/session-header.tsx";
import { TranslationHint } from "./components/translation.tsx";
import { VerdictArea } from "./components/verdict-area.tsx";
import { isStringFull, type PracticeState, startSession } from "./practice-state.ts";
import type { Session } from "./session.ts";
import { recallSession, rememberSession } from "./session-memory.ts";
import { type PracticeOptions, type RunningPractice, usePractice } from "./use-practice.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { useVisibleArea } from "./use-visible-area.ts";

type ScreenProps = Pick<PracticeOptions, "onContinue" | "onNextString"> & {
  heading: ReactNode;
  onHelp: () => void;
  /** Where the learner goes after enough practice. */
  enough: NonNullable<LinkProps["to"]>;
  /** Shown on the page at the end of a string. */
  children?: ReactNode;
};

type PracticeProps = ScreenProps & {
  /** Identifies what is practised. Another selection starts a new session. */
  selection: string;
  /** Called once, when the session begins; null if there is nothing to practise. */
  newSession: () => Session | null;
  /** Shown if there is nothing to practise. */
  empty: ReactNode;
};

/** A session. The browser's Back button returns to the same turn and verdict. */
export function Practice(props: PracticeProps) {
  return <SelectedPractice key={props.selection} {...props} />;
}

function SelectedPractice({ selection, newSession, empty, ...screen }: PracticeProps) {
  const historyEntry = useLocation({ select: ({ state }) => state.__TSR_key });
  const visit = `${useUser().id} ${historyEntry} ${selection}`;
  const [initialState] = useState(() => recallSession(visit) ?? begin());

  function begin(): PracticeState | null {
    const session = newSession();
    return session && startSession(session);
  }

  if (initialState === null) return empty;
  const onState = (state: PracticeState) => rememberSession(visit, state);
  return <PracticeScreen {...screen} initialState={initialState} onState={onState} />;
}

/** The current turn of a session, or the page at its end. */
function PracticeScreen({
  heading,
  onHelp,
  enough,
  children,
  ...options
}: ScreenProps & PracticeOptions) {
  const screen = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const practice = usePractice(options, field);
  const { isEnded, verdict, answers } = practice;
  const { t } = useTranslation();
  const stringEnd = useModule(
    "string-end",
    () => import("./components/string-end.tsx"),
    answers.length > 0,
  );
  const isLineShown =
    verdict !== null && practice.session.mode === "endless" && isStringFull(practice);
  useSessionKeys(field, { onEnter: practice.submitByEnter, onHelp });
  useVisibleArea();
  useScrollToVerdict(screen, field, verdict !== null);

  return (
    <div ref={screen} className="flex flex-1 flex-col">
      <SessionHeader heading={heading} practice={practice} />
      <p role="status" className="sr-only">
        <Announcement practice={practice} />
      </p>
      {isEnded ? (
        <QueryContent query={stringEnd} failure={t("common.partFailed")}>
          {({ StringEndPage }) => (
            <StringEndPage practice={practice} enough={enough}>
              {children}
            </StringEndPage>
          )}
        </QueryContent>
      ) : (
        <CurrentTurn practice={practice} field={field}>
          {isLineShown && stringEnd.data && (
            <stringEnd.data.StringEndLine practice={practice} enough={enough} />
          )}
        </CurrentTurn>
      )}
    </div>
  );
}

type CurrentTurnProps = {
  practice: RunningPractice;
  field: RefObject<HTMLInputElement | null>;
  /** Shown below the verdict. */
  children: ReactNode;
};

/** The question, its field, the verdict, and the next action. */
function CurrentTurn({ practice, field, children }: CurrentTurnProps) {
  const { turn, exercise, verdict, asked } = practice;
  return (
    <>
      <div className="flex flex-col gap-5 pt-6 pb-7 short:gap-2 short:pt-2 short:pb-3 sm:pt-10">
        <ExerciseFacts exercise={exercise} isCounted={turn.counted} />
        <SentenceField practice={practice} field={field} />
        {verdict === null && <TranslationHint key={asked} exercise={exercise} />}
      </div>
      <VerdictArea practice={practice}>{children}</VerdictArea>
      <AnswerBar practice={practice} field={field} />
    </>
  );
}

/** Height of the bar at the top of the page, with a margin. */
const TOP_BAR_PX = 68;

/**
 * Scrolls until all of a new verdict is visible, or until the sentence is at the top. A long answer is shown
 * from its beginning.
 */
function useScrollToVerdict(
  screen: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isGraded: boolean,
): void {
  useEffect(() => {
    if (!isGraded) return;
    // In the next frame the browser computes the layout of the verdict anyway.
    const frame = requestAnimationFrame(() => {
      field.current?.scrollTo({ left: 0 });
      const boxOf = (selector: string) =>
        screen.current?.querySelector(selector)?.getBoundingClientRect();
      const hidden = (boxOf("[data-verdict]")?.bottom ?? 0) - (boxOf(".action-bar")?.top ?? 0);
      const room = (boxOf("[data-sentence]")?.top ?? 0) - TOP_BAR_PX;
      window.scrollBy({ top: Math.max(0, Math.min(hidden, room)) });
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, field, isGraded]);
}
