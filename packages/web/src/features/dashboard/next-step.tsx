import { families } from "@verbena/core/families";
import type { ReviewCounts } from "@verbena/core/session/count-review";
import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useBacklogText, useNothingDueTexts } from "#learner-ui/use-review-texts.ts";
import { useLastPractisedFamily } from "#progress/use-progress.ts";
import { useUser } from "#session/use-session.ts";
import { ButtonLink } from "#ui/link.tsx";
import { Placeholder } from "#ui/loading.tsx";
import { PageHeading } from "#ui/page.tsx";

/** The usual time for an answer and its verdict. */
const SECONDS_PER_FORM = 7.5;

type NextStepProps = {
  /** Null until the counts are loaded, and if loading failed. */
  counts: ReviewCounts | null;
  /** Whether the learner has never answered. */
  isFirst: boolean;
};

/** What to practise next, with a button to start. It is the first and largest element of the page. */
export function NextStep({ counts, isFirst }: NextStepProps) {
  const { t } = useTranslation();
  const { roundLength } = useUser();
  const backlogText = useBacklogText();
  const nothingDue = useNothingDueTexts({ next: counts?.next ?? null });
  const lastPractised = useLastPractisedFamily();
  if (counts === null) {
    return <Step headline={t("dashboard.title")} button={<Placeholder className="h-16 w-64" />} />;
  }
  const { due, unseen, backlog } = counts;
  const family = families[lastPractised].name;
  const learn = t("dashboard.review.learn", { count: unseen });
  if (isFirst && due === 0) {
    return (
      <Step
        headline={t("dashboard.review.firstSentence")}
        text={t("dashboard.firstText")}
        button={<StartButton hasNew={unseen > 0}>{t("dashboard.start")}</StartButton>}
      />
    );
  }
  if (due === 0 || backlog?.today === 0) {
    return (
      <Step
        headline={nothingDue.done}
        text={backlog === null ? nothingDue.next : backlogText(backlog)}
        button={
          due > 0 ? (
            <ReviewButton>{t("dashboard.goOn")}</ReviewButton>
          ) : (
            <StartButton hasNew={unseen > 0}>
              {unseen > 0 ? learn : t("dashboard.practiseFamily", { family })}
            </StartButton>
          )
        }
      />
    );
  }
  const today = backlog?.today ?? due;
  const minutes = Math.max(1, Math.round((today * SECONDS_PER_FORM) / 60));
  return (
    <Step
      headline={t("dashboard.waiting", { count: due })}
      text={
        <>
          {backlog !== null && `${backlogText(backlog)} `}
          {t("dashboard.minutes", { count: minutes })}
        </>
      }
      button={
        <ReviewButton>
          {t("dashboard.reviewRound", { count: Math.min(today, roundLength) })}
        </ReviewButton>
      }
    />
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

const largeButton = "min-h-16 px-[min(2rem,9vw)] text-xl max-sm:w-full";

function ReviewButton({ children }: { children: ReactNode }) {
  return (
    <ButtonLink to="/app/review" className={largeButton}>
      {children}
    </ButtonLink>
  );
}

/** A button that starts new forms, or else the family practised last. */
function StartButton({ hasNew, children }: { hasNew: boolean; children: ReactNode }) {
  const family = useLastPractisedFamily();
  if (hasNew) {
    return (
      <ButtonLink to="/app/review" search={{ new: true }} className={largeButton}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/app/exercise/$family" params={{ family }} className={largeButton}>
      {children}
    </ButtonLink>
  );
}
