import type { LinkProps } from "@tanstack/react-router";
import { isCorrect } from "@verbena/core/grading/grade";
import { Undo2 } from "lucide-react";
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Bunting } from "#ui/bunting.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Lanterns } from "#ui/lanterns.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { linkClass } from "#ui/link-class.ts";
import {
  isSlipOffered,
  missedAnswers,
  type PracticeState,
  type RoundAnswer,
  turnKey,
} from "../practice-state.ts";
import type { RunningPractice } from "../use-practice.ts";
import { FormComparison } from "./form-comparison.tsx";

export type RoundEndProps = {
  practice: RunningPractice;
  enough: NonNullable<LinkProps["to"]>;
  /** Shows a level that the last answer has reached. Undefined where answers do not count. */
  LevelReached: ComponentType<{ size: "page" | "line" }> | undefined;
};

/** The end of a round in an endless session, below the verdict: the result, and actions other than continuing. */
export function RoundEndLine({ practice, enough, LevelReached }: RoundEndProps) {
  const { t } = useTranslation();
  const { verdict } = practice.state;
  return (
    <section
      aria-label={t("verdict.end.label")}
      // Above a phone's keyboard, only the first lines of the sheet are visible.
      className={classNames(
        "mt-2 flex flex-col gap-2 border-t border-ink/15 pt-3 pb-2",
        (verdict === null || isCorrect(verdict)) &&
          "short:order-first short:mt-0 short:border-0 short:pt-0",
      )}
    >
      {LevelReached && <LevelReached size="line" />}
      <p className="font-display text-xl font-bold">
        {t("verdict.end.result", resultOf(practice.state))}
      </p>
      <MissedForms answers={missedAnswers(practice.state)} />
      <div className="flex flex-wrap items-center gap-2 *:max-sm:px-2.5">
        <RehearseButton practice={practice} size="small" />
        <ButtonLink to={enough} variant="quiet" size="small">
          {t("verdict.end.enough")}
        </ButtonLink>
        <RehearsalNote practice={practice} />
      </div>
    </section>
  );
}

const ENTER_IGNORED_MS = 400;

/** The string has room for at least this many flags. A short round does not fill its width. */
const CAPACITY_MIN = 10;

/** At most this many lanterns hang on the bunting. More would cover the flags of a long round. */
const LANTERNS_MAX = 10;

/** Focuses the first action without scrolling: on a low screen, the result stays in view. */
function focusFirstAction(actions: HTMLElement | null): void {
  actions?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
}

/** The page at the end of a session, shown in place of the sentence. */
export function RoundEndPage({
  practice,
  enough,
  otherChoice,
  LevelReached,
  children,
}: RoundEndProps & { otherChoice?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation();
  const { answers } = practice.state;
  const { goOn } = practice.actions;
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  /** Ignores Enter right after the last verdict: the second Enter of a double press would skip the result. */
  function ignoreEarlyEnter(event: KeyboardEvent): void {
    const isEarly = performance.now() - shownAt.current < ENTER_IGNORED_MS;
    if (event.key === "Enter" && (event.repeat || isEarly)) event.preventDefault();
  }

  const { correct, total } = resultOf(practice.state);
  return (
    <section aria-label={t("verdict.end.label")} className="flex flex-col gap-6 pt-6">
      <FullBunting answers={answers} />
      {LevelReached && <LevelReached size="page" />}
      <h2 className="font-display text-[clamp(3rem,2rem+6vw,6rem)] leading-none font-extrabold">
        {t("verdict.end.outOf", { correct, total })}
      </h2>
      <MissedForms answers={missedAnswers(practice.state)} />
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: filters the keys of the buttons in it. */}
      <div
        // When the last card is counted, the first action disappears. The new key moves the focus to the next action.
        key={goOn ? "more" : "done"}
        ref={focusFirstAction}
        data-start
        onKeyDown={ignoreEarlyEnter}
        className="flex flex-col gap-3 *:min-h-14 sm:flex-row sm:flex-wrap sm:*:min-w-55"
      >
        {goOn && <Button onClick={goOn}>{t("verdict.end.goOn")}</Button>}
        <RehearseButton practice={practice} />
        {otherChoice ?? (
          <ButtonLink to={enough} variant={goOn ? "secondary" : "primary"}>
            {t("verdict.end.enough")}
          </ButtonLink>
        )}
      </div>
      {isSlipOffered(practice.state, practice.outcome) && (
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
      <RehearsalNote practice={practice} />
    </section>
  );
}

/** The string with the flags of the whole round, and lanterns that light up one after the other. */
function FullBunting({ answers }: Pick<PracticeState, "answers">) {
  const total = answers.length;
  const capacity = Math.max(total, CAPACITY_MIN);
  const gap = Math.max(2, Math.ceil(total / LANTERNS_MAX));
  const before = answers.map((_, place) => place).filter((place) => place > 0 && place % gap === 0);
  return (
    <div className="relative mb-4 sm:mb-8">
      <Bunting
        done={total}
        wrong={answers.map(({ verdict }) => !isCorrect(verdict))}
        total={total}
        capacity={capacity}
      />
      <Lanterns total={total} capacity={capacity} before={before} isLit inTurn />
    </div>
  );
}

type RehearseButtonProps = { practice: RunningPractice; size?: "normal" | "small" };

function RehearseButton({ practice, size }: RehearseButtonProps) {
  const { t } = useTranslation();
  const count = missedAnswers(practice.state).length;
  if (count === 0) return null;
  return (
    <Button variant="secondary" size={size} onClick={practice.actions.rehearse}>
      {t("verdict.end.again", { count })}
    </Button>
  );
}

/** Says that practising again stores nothing. Left out in free practice, whose page already says this. */
function RehearsalNote({ practice }: { practice: RunningPractice }) {
  const { t } = useTranslation();
  const [missed] = missedAnswers(practice.state);
  if (missed === undefined || missed.turn.exercise.kind === "drill") return null;
  return (
    <p className="min-w-[min(15rem,100%)] flex-1 text-sm text-ink-soft">
      {t("verdict.end.againNote")}
    </p>
  );
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
            <FormComparison exercise={turn.exercise} given={given} />
          )}
        </li>
      ))}
    </ul>
  );
}

export function resultOf({ answers }: Pick<PracticeState, "answers">) {
  const correct = answers.filter(({ verdict }) => isCorrect(verdict)).length;
  return { correct, total: answers.length };
}
