import { asksWord, type Family } from "@verbena/core/families";
import { isCorrect } from "@verbena/core/grading/grade";
import { ArrowLeft, Volume2, VolumeX } from "lucide-react";
import { type ReactNode, type Ref, use, useRef } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { WaitingStatus } from "#learner-ui/waiting-status.tsx";
import { useAfterPaint } from "#lib/after-paint.ts";
import { useSwitch } from "#session/use-change-profile.ts";
import { Bunting } from "#ui/bunting.tsx";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconAnchor, IconLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";
import { placeInRound, type RoundAnswer } from "../practice-state.ts";
import { useAfterAnswer } from "../use-after-answer.ts";
import type { RunningPractice } from "../use-practice.ts";
import { useFlagFlight } from "../use-verdict-effects.ts";
import { sessionBuntingWidth } from "./session-bunting-width.ts";
import { StageBack, StageMenu } from "./stage-menu.ts";

type StageProps = {
  /** The line at the top of the screen. */
  top: ReactNode;
  children: ReactNode;
  /** Content fixed to the bottom of the screen. */
  bottom?: ReactNode;
  /** Whether the content is a page, which begins at the top. A sentence is farther down on high screens. */
  isPage?: boolean;
};

/**
 * The exercise screen: a line at the top, the sentence, and the dock in the remaining room. If the room is too small,
 * the page scrolls.
 */
export function Stage({ top, children, bottom, isPage = false }: StageProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {top}
      <div
        className={classNames(
          "stage-column flex flex-[1_0_auto] flex-col pt-[min(1.5rem,3dvh)] pb-6 short:pt-1 short:pb-2",
          !isPage && "md:pt-[clamp(0.5rem,calc((100dvh-40rem)*0.45),8rem)]",
        )}
      >
        {children}
      </div>
      {bottom}
    </div>
  );
}

type StageTopProps = {
  /** The way back. By default, a link to the dashboard. */
  back?: ReactNode;
  heading?: ReactNode;
  /** Content in the middle of the line. */
  children?: ReactNode;
  /** Content before the menu. */
  tools?: ReactNode;
};

/** The line at the top of the exercise screen, with the way back to the dashboard and the learner's menu. */
export function StageTop({ back: ownBack, heading, children, tools }: StageTopProps) {
  const { t } = useTranslation();
  const menu = use(StageMenu);
  const back = use(StageBack);
  return (
    <header className="sticky top-0 z-20 flex min-h-14 shrink-0 flex-wrap items-center gap-x-1 bg-paper px-1 short:min-h-11 sm:gap-x-3 sm:px-4 lg:grid lg:grid-cols-[1fr_minmax(0,35rem)_1fr] [@media(max-height:20rem)]:static">
      <div className="flex min-w-0 items-center sm:gap-3">
        {ownBack ??
          (back ? (
            <IconAnchor icon={ArrowLeft} {...back} />
          ) : (
            <IconLink icon={ArrowLeft} label={t("navigation.home")} to="/app" />
          ))}
        {heading}
      </div>
      {children}
      <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-x-1 lg:col-start-3">
        {tools}
        {menu}
      </div>
    </header>
  );
}

type SessionTopProps = {
  heading: ReactNode;
  /** Shown in place of the place in the round. */
  count?: ReactNode;
  practice: RunningPractice;
};

/** The name of the session, the bunting of the round, its count, and the switches for dictation and sounds. */
export function SessionTop({ heading, count, practice }: SessionTopProps) {
  const { session, isEnded } = practice.state;
  const afterAnswer = useAfterAnswer();
  const answers = useAfterPaint(practice.state.answers);
  const newestFlag = useRef<SVGPolygonElement>(null);
  useFlagFlight(answers, practice.field, newestFlag);
  return (
    <StageTop
      heading={heading}
      tools={
        <>
          <WaitingStatus />
          {!isEnded &&
            (count ?? (
              <Position index={placeInRound(practice.state)} total={session.roundLength} />
            ))}
          {afterAnswer && !isEnded && <afterAnswer.DictationSwitch practice={practice} />}
          <SoundSwitch />
        </>
      }
    >
      {/* The page at the end of the round has the bunting. */}
      {!isEnded && (
        <SessionBunting answers={answers} flags={session.roundLength} newestFlag={newestFlag} />
      )}
    </StageTop>
  );
}

type PositionProps = { index: number; total: number };

/** The place of a sentence in the round. */
export function Position({ index, total }: PositionProps) {
  const { t } = useTranslation();
  return (
    <p className="mr-3 text-sm leading-tight font-semibold whitespace-nowrap text-ink-soft tabular-nums sm:text-base">
      <span aria-hidden data-position>
        {t("exercise.place", { index, total })}
      </span>
      <span className="sr-only">{t("exercise.position", { index, total })}</span>
    </p>
  );
}

type SessionBuntingProps = {
  answers: readonly RoundAnswer[];
  flags: number;
  newestFlag?: Ref<SVGPolygonElement>;
};

/** A flag for each answer of the round. */
export function SessionBunting({ answers, flags, newestFlag }: SessionBuntingProps) {
  const { t } = useTranslation();
  return (
    <Bunting
      {...(newestFlag && { newestFlag })}
      done={answers.length}
      wrong={answers.map(({ verdict }) => !isCorrect(verdict))}
      total={flags}
      label={t("exercise.bunting", { count: answers.length, total: flags })}
      className="mx-auto h-6 min-w-0 flex-1 sm:h-9"
      maxWidth={sessionBuntingWidth(flags)}
    />
  );
}

function SoundSwitch() {
  const { isOn, change } = useSwitch("sound");
  return <SoundButton isOn={isOn} onClick={() => void change(!isOn)} />;
}

type SoundButtonProps = { isOn: boolean; onClick?: () => void };

export function SoundButton({ isOn, onClick }: SoundButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon={isOn ? Volume2 : VolumeX}
      label={t("exercise.sounds")}
      aria-pressed={isOn}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}

type SessionHeadingProps = {
  family: Family;
  title: string;
  /** The name of the selection within the family; undefined for the whole family. */
  selectionName: string | undefined;
};

/**
 * The heading of a session. Hidden on phones, and for a whole tense, because the facts above the sentence already name
 * it.
 */
export function SessionHeading({ family, title, selectionName }: SessionHeadingProps) {
  const isRedundant = !asksWord(family) && selectionName === undefined;
  return (
    <PageHeading
      title={title}
      className={
        isRedundant
          ? "sr-only"
          : "max-w-60 truncate lg:max-w-full text-lg! font-bold! text-ink-soft max-md:sr-only"
      }
    >
      {asksWord(family) ? title : (selectionName ?? title)}
    </PageHeading>
  );
}
