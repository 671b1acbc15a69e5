import { families } from "@verbena/core/families";
import { useTranslation } from "#i18n/use-translation.ts";
import { useNextDayText } from "#learner-ui/use-review-texts.ts";
import { useProgress } from "#progress/use-progress.ts";
import { useReviewCounts } from "#progress/use-review-counts.ts";
import { useUser } from "#session/use-session.ts";
import { Bunting } from "#ui/bunting.tsx";
import { TextLink } from "#ui/link.tsx";
import { PageHeading } from "#ui/page.tsx";

const FLAGS = 20;

/** Says that nothing is left for today, and what is for the next day. Offers more. */
export function NothingDue() {
  const { t } = useTranslation();
  const { exercises } = useProgress();
  const counts = useReviewCounts();
  const nextDay = useNextDayText({ next: counts?.next ?? null });
  if (counts === null) return null;
  const isFirst = Object.values(exercises).every(({ stats }) => stats.totalAttempts === 0);
  return (
    <div className="flex flex-col items-start gap-6">
      <Bunting done={isFirst ? 0 : FLAGS} total={FLAGS} marksFirst className="max-w-xl" />
      <div className="flex flex-col gap-2">
        <PageHeading title={t("exercise.modes.review")}>
          {t(isFirst ? "dashboard.review.firstSentence" : "dashboard.review.doneToday")}
        </PageHeading>
        {nextDay && <p className="font-display text-2xl font-bold">{nextDay}</p>}
      </div>
      {counts.due + counts.unseen > 0 ? (
        <TextLink to="/app/review" search={{ more: true }} className="py-2.5">
          {t("dashboard.goOn")}
        </TextLink>
      ) : (
        <NoneNew />
      )}
      <OtherPractice />
    </div>
  );
}

/** Explains why there are no new cards. */
function NoneNew() {
  const { t } = useTranslation();
  const { newPerDay } = useUser();
  if (newPerDay > 0) return <p className="text-ink-soft">{t("dashboard.review.newDone")}</p>;
  return (
    <p className="max-w-prose text-ink-soft">
      {t("dashboard.review.noneNew")}{" "}
      <TextLink to="/app/profile" hash="rhythm">
        {t("dashboard.review.settings")}
      </TextLink>
    </p>
  );
}

/** Links to the practice of single families, which is endless. */
function OtherPractice() {
  const { t } = useTranslation();
  const { families: chosen } = useUser();
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <span className="text-ink-soft">{t("dashboard.review.orChoose")}</span>
      {chosen.map((family) => (
        <TextLink key={family} to="/app/exercise/$family" params={{ family }} className="py-2.5">
          {families[family].name}
        </TextLink>
      ))}
    </div>
  );
}

/** Shown when no missed forms are left. */
export function NothingMissed() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-6">
      <PageHeading title={t("exercise.modes.missed")}>
        {t("dashboard.review.noneMissed")}
      </PageHeading>
      <OtherPractice />
    </div>
  );
}
