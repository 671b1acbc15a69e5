import { PencilLine } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useDraft } from "#session/use-draft.ts";

/** Keys of stored drafts, so they must not change. */
export const draftNames = {
  sentence: (id: string) => `sentence ${id}`,
  explanation: (id: string) => `explanation ${id}`,
  answer: (exerciseId: string) => `answer ${exerciseId}`,
};

type DraftNoticeProps = { kind: keyof typeof draftNames; id: string };

/** Says that this device has a draft. Renders nothing if it has none. */
export function DraftNotice({ kind, id }: DraftNoticeProps) {
  const { t } = useTranslation();
  const { draft } = useDraft(draftNames[kind](id));
  if (!draft) return null;
  return (
    <p className="flex items-center gap-1.5 text-[0.9375rem] text-ink-soft">
      <PencilLine aria-hidden className="size-4 shrink-0" />
      {t(`review.draft.${kind}`)}
    </p>
  );
}
