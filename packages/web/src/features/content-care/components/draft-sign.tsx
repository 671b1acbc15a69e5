import { PencilLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useDraft } from "#session/use-draft.ts";

type DraftSignProps = {
  /** What the draft is called. */
  draft: string;
  kind: "sentence" | "explanation" | "answer";
};

/** Says that something was begun and is still there; nothing where nothing was. */
export function DraftSign({ draft: name, kind }: DraftSignProps) {
  const { t } = useTranslation();
  const { draft } = useDraft(name);
  if (!draft) return null;
  return (
    <p className="flex items-center gap-1.5 text-[0.9375rem] text-ink-soft">
      <PencilLine aria-hidden className="size-4 shrink-0" />
      {t(`contentCare.draft.${kind}`)}
    </p>
  );
}
