import { KeyRound, Trash2, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type SelectionBarProps = {
  /** How many are selected. */
  count: number;
  /** What is said of the list while nobody is selected. */
  children: ReactNode;
  /** The line that says it, which can take focus. */
  countRef: RefObject<HTMLParagraphElement | null>;
  /** Whether mails are being sent. */
  isSending: boolean;
  onClear: () => void;
  onSendResets: () => void;
  onDelete: () => void;
};

/** How many users there are, or are selected, and what can be done with those; its height stays. */
export function SelectionBar({
  count,
  children,
  countRef,
  isSending,
  onClear,
  onSendResets,
  onDelete,
}: SelectionBarProps) {
  const { t } = useTranslation();
  const isNone = count === 0;
  return (
    <fieldset
      aria-label={t("administration.selection.title")}
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2"
    >
      <div className="flex min-h-11 flex-1 basis-52 items-center gap-1">
        <p ref={countRef} tabIndex={-1} role="status" className="font-semibold">
          {isNone ? children : t("administration.selection.count", { count })}
        </p>
        {!isNone && (
          <IconButton icon={X} label={t("administration.selection.clear")} onClick={onClear} />
        )}
      </div>
      <div className="flex gap-2 max-sm:flex-1">
        <Button
          variant="secondary"
          size="small"
          className="text-balance max-sm:flex-1"
          disabled={isNone}
          busy={isSending}
          onClick={onSendResets}
        >
          <KeyRound aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {t("administration.passwordReset.send")}
        </Button>
        <Button variant="danger" size="small" disabled={isNone} onClick={onDelete}>
          <Trash2 aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {t("administration.deletion.ask")}
        </Button>
      </div>
    </fieldset>
  );
}
