import { dayIn, shiftDay } from "@verbena/core/calendar";
import { allFamilies } from "@verbena/core/families";
import type { Profile } from "@verbena/server/client";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDay } from "#lib/format.ts";
import { currentInstant } from "#lib/server-clock.ts";
import { deviceTimeZone } from "#progress/time-zone.ts";
import {
  adoptVisitorAnswers,
  deleteVisitorAnswers,
  type VisitorAnswers,
} from "#progress/visitor-answers.ts";
import { useChangeProfile } from "#session/use-change-profile.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";

type VisitorAnswersPageProps = {
  user: Profile;
  answers: VisitorAnswers;
  /** Called after the learner has decided, or wants to be asked again at the next sign-in. */
  onDone: () => void;
};

/**
 * Asks after a sign-in whether the answers that were given on this device without an account are the learner's. On a
 * shared device they may be somebody else's.
 */
export function VisitorAnswersPage({ user, answers, onDone }: VisitorAnswersPageProps) {
  const { t } = useTranslation();
  const question = useQuestion(answers);
  const changeProfile = useChangeProfile();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function adopt(): Promise<void> {
    setBusy(true);
    try {
      await adoptVisitorAnswers(user.id);
      await showPractisedFamilies();
      onDone();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  /** Without this, the adopted answers could be in families that menus and statistics do not show. */
  async function showPractisedFamilies(): Promise<void> {
    const shown = allFamilies.filter((family) =>
      [...user.families, ...answers.families].includes(family),
    );
    if (shown.length === user.families.length) return;
    // The answers are adopted all the same if this setting cannot be changed.
    await changeProfile({ families: shown }).catch(() => undefined);
  }

  async function remove(): Promise<void> {
    setBusy(true);
    await deleteVisitorAnswers();
    onDone();
  }

  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-col gap-5 px-4 py-6 sm:py-10">
      <PageHeading title={t("visitor.adopt.title")} size="normal">
        {t("visitor.adopt.title")}
      </PageHeading>
      <p className="text-lg">{question}</p>
      {hasFailed && <Alert tone="error">{t("visitor.adopt.failed")}</Alert>}
      <div className="flex flex-col gap-3">
        <Button wide busy={isBusy} onClick={() => void adopt()}>
          {t("visitor.adopt.yes")}
        </Button>
        <Button wide variant="secondary" busy={isBusy} onClick={() => void remove()}>
          {t("visitor.adopt.no")}
        </Button>
        <Button wide variant="quiet" busy={isBusy} onClick={onDone}>
          {t("visitor.adopt.later")}
        </Button>
      </div>
    </main>
  );
}

function useQuestion({ count, firstDay, lastDay }: VisitorAnswers): string {
  const { t, language } = useTranslation();
  const today = dayIn(currentInstant(), deviceTimeZone());
  const day = formatDay(language, firstDay, "full");
  if (firstDay !== lastDay) return t("visitor.adopt.since", { count, day });
  if (firstDay === today) return t("visitor.adopt.today", { count });
  if (firstDay === shiftDay(today, -1)) return t("visitor.adopt.yesterday", { count });
  return t("visitor.adopt.onDay", { count, day });
}
