import { PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDraft } from "#session/use-draft.ts";

/** Form names of drafts. Stored on devices, so they must not change. */
export const draftNames = {
  sentence: (id: string) => `sentence ${id}`,
  explanation: (id: string) => `explanation ${id}`,
  answer: (exerciseId: string) => `answer ${exerciseId}`,
};

type DraftSignProps = { kind: keyof typeof draftNames; id: string };

/** Says that this device has a draft, if it has one. */
export function DraftSign({ kind, id }: DraftSignProps) {
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
