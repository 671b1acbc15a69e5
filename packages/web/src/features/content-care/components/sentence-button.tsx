import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";

type SentenceButtonProps = Omit<ComponentProps<typeof Button>, "children" | "size"> & {
  /** The sentence that it is about; its name says so, since there are many such buttons. */
  sentence: string;
  children: string;
};

/** One of the small buttons below a sentence. */
export function SentenceButton({ sentence, children, ...button }: SentenceButtonProps) {
  const { t } = useTranslation();
  const name = { action: children, sentence: sentence.replace(/_+/, "…") };
  return (
    <Button {...button} size="small" aria-label={t("contentCare.on", name)}>
      {children}
    </Button>
  );
}
