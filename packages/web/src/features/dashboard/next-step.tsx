import type { ReviewCounts } from "@verbena/core/session/count-review";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNextDayText } from "#learner-ui/use-review-texts.ts";
import { useLastPractisedFamily } from "#progress/use-progress.ts";
import type { Today } from "#progress/use-today.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink, TextLink } from "#ui/link.tsx";
import { Placeholder } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";

/** The usual time for an answer and its verdict. */
const SECONDS_PER_FORM = 15;

type NextStepProps = {
  /** Null until the counts are loaded, and if loading failed. */
  counts: ReviewCounts | null;
  /** Null as long as `counts`. */
  today: Today | null;
  /** Whether the learner has never answered. */
  isFirst: boolean;
};

/** What is for today, with a button to start. It is the first and largest element of the page. */
export function NextStep({ counts, today, isFirst }: NextStepProps) {
  const { t } = useTranslation();
  const nextDay = useNextDayText({ next: counts?.next ?? null });
  if (counts === null || today === null) {
    return <Step headline={t("dashboard.title")} button={<Placeholder className="h-16 w-64" />} />;
  }
  const { planned, left, isDone } = today;
  if (isFirst) {
    return (
      <Step
        headline={t("dashboard.review.firstSentence")}
        text={t("dashboard.firstText")}
        button={<StartButton hasPlan={!isDone}>{t("dashboard.start")}</StartButton>}
      />
    );
  }
  if (isDone) {
    return (
      <Step
        headline={t(planned === 0 ? "dashboard.nothingToday" : "dashboard.review.doneToday")}
        text={nextDay}
        button={<GoOn hasMore={counts.due + counts.unseen > 0} />}
      />
    );
  }
  return (
    <Step
      headline={t("dashboard.forToday", { count: planned })}
      text={<LeftText left={left} due={counts.due} />}
      button={
        <StartButton hasPlan>
          {left === planned ? t("dashboard.start") : t("dashboard.stillLeft", { count: left })}
        </StartButton>
      }
    />
  );
}

type StartButtonProps = {
  /** Whether something is for today. Otherwise, the button leads to a single family. */
  hasPlan: boolean;
  children: ReactNode;
};

function StartButton({ hasPlan, children }: StartButtonProps) {
  const family = useLastPractisedFamily();
  const className = "min-h-16 px-[min(2rem,9vw)] text-xl max-sm:w-full";
  return hasPlan ? (
    <ButtonLink to="/app/review" className={className}>
      {children}
    </ButtonLink>
  ) : (
    <ButtonLink to="/app/exercise/$family" params={{ family }} className={className}>
      {children}
    </ButtonLink>
  );
}

type LeftTextProps = {
  left: number;
  /** Due cards. They come first. */
  due: number;
};

/** What is left for today: how many forms return and how many are new, or that rules choose; and how long they take. */
function LeftText({ left, due }: LeftTextProps) {
  const { t } = useTranslation();
  const { reviewOrder } = useUser();
  const returning = Math.min(due, left);
  const fresh = left - returning;
  const byDate = [
    ...(returning > 0 ? [t("dashboard.returning", { count: returning })] : []),
    ...(fresh > 0 ? [t("dashboard.fresh", { count: fresh })] : []),
  ];
  const parts = reviewOrder === "form" ? byDate : [t("dashboard.byRule")];
  const minutes = Math.max(1, Math.round((left * SECONDS_PER_FORM) / 60));
  return `${parts.join(", ")}. ${t("dashboard.minutes", { count: minutes })}`;
}

/** A quiet link to more than today's forms: the rest of the review, or else the family practised last. */
function GoOn({ hasMore }: { hasMore: boolean }) {
  const { t } = useTranslation();
  const family = useLastPractisedFamily();
  const className = "inline-flex min-h-16 items-center";
  return hasMore ? (
    <TextLink to="/app/review" search={{ more: true }} className={className}>
      {t("dashboard.goOn")}
    </TextLink>
  ) : (
    <TextLink to="/app/exercise/$family" params={{ family }} className={className}>
      {t("dashboard.goOn")}
    </TextLink>
  );
}

type StepProps = { headline: string; text?: ReactNode; button: ReactNode };

/** Headline, text, and button. Reserves their places: nothing moves when the numbers arrive. */
function Step({ headline, text, button }: StepProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-5">
      {/*
       * On a phone, headline and text may need two lines each, but the first ones have one line. The height is for two.
       */}
      <div className="max-w-full max-sm:min-h-34">
        <PageHeading
          title={t("dashboard.title")}
          className="sm:text-[clamp(2.5rem,1.6rem+3vw,3.75rem)]!"
        >
          {headline}
        </PageHeading>
        <p className="mt-2 min-h-[1lh] text-lg text-ink-soft sm:text-xl">{text}</p>
      </div>
      {button}
    </div>
  );
}
