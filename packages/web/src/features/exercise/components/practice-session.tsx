import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type PracticeOptions, usePractice } from "../use-practice.ts";
import { useSessionKeys } from "../use-session-keys.ts";
import { useVisibleArea } from "../use-visible-area.ts";
import { Announcement } from "./announcement.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { ExerciseFacts } from "./exercise-facts.tsx";
import { SentenceField } from "./sentence-field.tsx";
import { SessionHeader } from "./session-header.tsx";
import { TranslationHint } from "./translation.tsx";
import { VerdictArea } from "./verdict-area.tsx";

type PracticeSessionProps = PracticeOptions & {
  heading: ReactNode;
  onHelp: () => void;
};

/** The current exercise of a session: the question, its field, the verdict, and the next action. */
export function PracticeSession({ heading, onHelp, ...options }: PracticeSessionProps) {
  const screen = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const practice = usePractice(options, field);
  const { exercise, verdict } = practice;
  useSessionKeys(field, { onEnter: practice.submitByEnter, onHelp });
  useVisibleArea();
  useScrollToVerdict(screen, field, verdict !== null);

  return (
    <div ref={screen} className="flex flex-1 flex-col">
      <SessionHeader heading={heading} practice={practice} />
      <div className="flex flex-col gap-5 pt-6 pb-7 short:gap-2 short:pt-2 short:pb-3 sm:pt-10">
        <ExerciseFacts exercise={exercise} />
        <SentenceField practice={practice} field={field} />
        {verdict === null && <TranslationHint key={practice.index} exercise={exercise} />}
      </div>
      <p role="status" className="sr-only">
        <Announcement practice={practice} />
      </p>
      <VerdictArea practice={practice} />
      <AnswerBar practice={practice} field={field} />
    </div>
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
