import { allFamilies, families as allNames, type Family } from "@verbena/core/families";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useChangeProfile } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Button } from "#ui/button.tsx";
import type { Work } from "./use-work.ts";

type WorkCountProps = { done: number; needed: number };

/** How far the pupil is, in the line at the top. It goes up with each right answer. */
export function WorkCount(figures: WorkCountProps) {
  const { t } = useTranslation();
  return (
    <p className="mr-3 text-sm leading-tight font-semibold whitespace-nowrap text-ink-soft tabular-nums sm:text-base">
      <span aria-hidden>{t("homework.progress", figures)}</span>
      <span className="sr-only">{t("homework.count", figures)}</span>
    </p>
  );
}

/** What the end of a round says of the assignment. */
export function WorkRemark({ state }: { state: NonNullable<Work["state"]> }) {
  const { t } = useTranslation();
  const { kind, done, needed, forToday } = state;
  const left = t("homework.remark.left", { count: needed - done });
  return (
    <p className="text-xl text-ink-soft">
      {kind === "done"
        ? t("homework.remark.done")
        : forToday.length === 0
          ? t("homework.remark.tomorrow")
          : left}
    </p>
  );
}

/** Offers to add families of an assignment to the review. Without this, answers do not add them. */
export function ReviewOffer({ families }: { families: readonly Family[] }) {
  const { t, language } = useTranslation();
  const user = useUser();
  const changeProfile = useChangeProfile();
  const [offered] = useState(() => families.filter((family) => !user.families.includes(family)));
  const [isAdded, setAdded] = useState(false);
  if (offered.length === 0) return null;
  if (isAdded) return <p role="status">{t("homework.offer.added")}</p>;
  const names = new Intl.ListFormat(language).format(offered.map((key) => allNames[key].name));

  async function add(): Promise<void> {
    const added = [...user.families, ...offered];
    await changeProfile({ families: allFamilies.filter((family) => added.includes(family)) });
    setAdded(true);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-60">{t("homework.offer.text", { families: names })}</p>
      <Button variant="secondary" size="small" onClick={() => void add().catch(() => undefined)}>
        {t("homework.offer.add")}
      </Button>
    </div>
  );
}
