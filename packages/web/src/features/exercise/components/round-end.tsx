import type { LinkProps } from "@tanstack/react-router";
import { Undo2 } from "lucide-react";
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { FormComparison } from "#learner-ui/form-comparison.tsx";
import { type Today, useToday } from "#progress/use-today.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import {
  isSlipOffered,
  missedAnswers,
  type PracticeState,
  type RoundAnswer,
  resultOf,
  turnKey,
} from "../practice-state.ts";
import type { RunningPractice } from "../use-practice.ts";
import { Evening, RoundBunting } from "./evening.tsx";

export type RoundEndProps = {
  /** Where the learner goes after enough practice. */
  enough: NonNullable<LinkProps["to"]>;
  /** Returns to the page from which the learner came, in place of going to `enough`. */
  goBack?: (() => void) | undefined;
  /** Says what the answers have shown, in place of the usual remark. */
  remark?: ((answers: readonly RoundAnswer[]) => ReactNode) | undefined;
  /** Shown in place of “enough for now”. */
  otherChoice?: ReactNode;
  /**
   * Shows a level that the last answer has reached. Undefined where answers count neither for levels nor for what a
   * learner plans for today.
   */
  LevelReached?: ComponentType | undefined;
  /** Shown below the actions. */
  children?: ReactNode;
};

type RoundEndPageProps = RoundEndProps & { practice: RunningPractice };

/** The page at the end of a round, shown in place of the sentence. */
export function RoundEndPage(props: RoundEndPageProps) {
  if (props.LevelReached) return <CountedRoundEnd {...props} />;
  const { answers } = props.practice.state;
  return <RoundEnd {...props} today={null} picture={<RoundBunting answers={answers} />} />;
}

/** The end of a round whose answers count for today. */
function CountedRoundEnd(props: RoundEndPageProps) {
  const today = useToday() ?? unplanned;
  const { answers } = props.practice.state;
  return (
    <RoundEnd
      {...props}
      today={today}
      picture={<Evening answers={answers} isDone={today.isDone} />}
    />
  );
}

type RestOfToday = Pick<Today, "left" | "isDone">;

/** The dashboard and the review make the plan of the day. A learner may have opened neither. */
const unplanned: RestOfToday = { left: Number.POSITIVE_INFINITY, isDone: false };

type PartProps = RoundEndPageProps & {
  /** Null where answers do not count for today. */
  today: RestOfToday | null;
};

function RoundEnd({ picture, ...props }: PartProps & { picture: ReactNode }) {
  const { t } = useTranslation();
  const { practice, LevelReached, children } = props;
  const { state } = practice;
  return (
    <section aria-label={t("verdict.end.label")} className="group flex flex-col gap-5 sm:gap-6">
      {picture}
      {LevelReached && <LevelReached />}
      <div className="flex flex-col gap-2">
        <h2 className="font-display text-[clamp(3rem,2rem+6vw,6rem)] leading-none font-extrabold">
          {t("verdict.end.outOf", resultOf(state))}
        </h2>
        <Remark {...props} />
      </div>
      <MissedForms answers={missedAnswers(state)} />
      <div className="flex flex-col gap-3">
        <Actions {...props} />
        <RehearsalNote practice={practice} />
      </div>
      {isSlipOffered(state, practice.outcome) && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          className={classNames(
            linkClass,
            "inline-flex min-h-11 items-center gap-1.5 self-start text-left",
          )}
          onClick={practice.actions.takeBack}
        >
          <Undo2 aria-hidden className="size-5" />
          {t("verdict.end.slip")}
        </button>
      )}
      {children}
    </section>
  );
}

/** A line about the result, only if there is something to say, and whether today is done. */
function Remark({ practice: { state }, today, remark }: PartProps) {
  const { t } = useTranslation();
  // A rehearsal shows nothing.
  if (remark && state.paused === null) return remark(state.answers);
  const isFlawless = state.answers.every(({ verdict }) => verdict === "correct");
  const texts = [
    isFlawless && t("verdict.end.flawless"),
    isPoor(state) &&
      today !== null &&
      t("verdict.end.comeBack", { count: missedAnswers(state).length }),
    today?.isDone && t("verdict.end.doneToday"),
  ].filter((text) => typeof text === "string");
  if (texts.length === 0) return null;
  return <p className="text-xl text-ink-soft">{texts.join(" ")}</p>;
}

/** Whether less than half of a round is right. In a rehearsal, nothing counts. */
function isPoor(state: PracticeState): boolean {
  const { correct, total } = resultOf(state);
  return state.paused === null && correct < total / 2;
}

const ENTER_IGNORED_MS = 400;

/** Focuses the first action without scrolling: on a low screen, the result stays in view. */
function focusFirstAction(actions: HTMLElement | null): void {
  actions?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
}

/**
 * What to do next. The first action has the focus: after a bad result, what went wrong; while something is left for today,
 * the next round; then the way home. So Enter, pressed too often, does not start another round.
 */
function Actions({ practice, enough, goBack, otherChoice, today }: PartProps) {
  const { t } = useTranslation();
  const { roundLength } = useUser();
  const { state, actions } = practice;
  const { startRound } = actions;
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  /** Ignores Enter right after the last verdict: the second Enter of a double press would skip the result. */
  function ignoreEarlyEnter(event: KeyboardEvent): void {
    const isEarly = performance.now() - shownAt.current < ENTER_IGNORED_MS;
    if (event.key === "Enter" && (event.repeat || isEarly)) event.preventDefault();
  }

  const isDone = startRound === undefined || today?.isDone === true;
  const { session } = state.paused ?? state;
  const available = session.mode === "endless" ? session.turns.length : roundLength;
  const length = Math.min(roundLength, available, today?.left || roundLength);
  const rehearsesFirst = isPoor(state);
  const variant = rehearsesFirst ? "secondary" : "primary";
  const rehearse = (
    <RehearseButton practice={practice} variant={rehearsesFirst ? "primary" : "secondary"} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: filters the keys of the buttons in it.
    <div
      // When today's last card is counted, the first action changes. The new key moves the focus to it.
      key={isDone ? "done" : "more"}
      ref={focusFirstAction}
      data-start
      onKeyDown={ignoreEarlyEnter}
      className="flex flex-col gap-3 *:min-h-14 sm:flex-row sm:flex-wrap sm:*:min-w-55"
    >
      {rehearsesFirst && rehearse}
      {goBack ? (
        <Button variant={variant} onClick={goBack}>
          {t("verdict.end.back")}
        </Button>
      ) : isDone ? (
        <ButtonLink to={enough} variant={variant}>
          {t("verdict.end.finish")}
        </ButtonLink>
      ) : (
        <Button variant={variant} onClick={() => startRound(length)}>
          {today === null ? t("verdict.end.goOn") : t("verdict.end.more", { count: length })}
        </Button>
      )}
      {!rehearsesFirst && rehearse}
      {otherChoice}
      {!isDone && !otherChoice && (
        <ButtonLink to={enough} variant="quiet">
          {t("verdict.end.enough")}
        </ButtonLink>
      )}
      {isDone && startRound && (
        <Button variant="quiet" onClick={() => startRound(length)}>
          {t("verdict.end.goOnAnyway")}
        </Button>
      )}
    </div>
  );
}

type RehearseButtonProps = { practice: RunningPractice; variant: "primary" | "secondary" };

function RehearseButton({ practice, variant }: RehearseButtonProps) {
  const { t } = useTranslation();
  const count = missedAnswers(practice.state).length;
  if (count === 0) return null;
  return (
    <Button variant={variant} onClick={practice.actions.rehearse}>
      {t("verdict.end.again", { count })}
    </Button>
  );
}

/** Says that practising again stores nothing. Left out in free practice, whose page already says this. */
function RehearsalNote({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const [missed] = missedAnswers(practice.state);
  if (missed === undefined || missed.turn.exercise.kind === "drill") return null;
  return <p className="text-sm text-ink-soft">{t("verdict.end.againNote")}</p>;
}

/** The wrong answers of the round, with the right forms. */
function MissedForms({ answers }: { answers: readonly RoundAnswer[] }) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <ul
      aria-label={t("verdict.end.missed")}
      className="flex flex-wrap gap-x-4 gap-y-1 sm:gap-x-5 sm:gap-y-2"
    >
      {answers.map(({ turn, given }) => (
        <li key={turnKey(turn)} className="sm:text-lg">
          {given === "" ? (
            <strong lang="es" className="font-display text-azulejo">
              {turn.exercise.answer}
            </strong>
          ) : (
            <FormComparison
              given={given}
              expected={turn.exercise.answer}
              isWord={turn.exercise.kind === "fill-in"}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
