import { CloudOff, CloudUpload } from "lucide-react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useOnline } from "#lib/use-online.ts";
import { useWaitingEdits } from "#session/use-waiting-edits.ts";
import { classNames } from "#ui/class-names.ts";
import { useWaiting, useWaitingWords } from "./use-waiting.ts";

/** Shows how many answers and edits are unsent. Those that are sent within moments do not appear. */
export function WaitingStatus() {
  const { t } = useTranslation();
  const waitingWords = useWaitingWords();
  const { count: answers, state } = useWaiting();
  const edits = useWaitingEdits();
  const isOnline = useOnline();
  const isHeld = !isOnline || (state !== "idle" && state !== "sending");
  const count = answers + edits;
  const Icon = isHeld ? CloudOff : CloudUpload;
  return (
    <p role="status" className="text-sm font-semibold text-ink-soft">
      {count > 0 && (
        <span
          className={classNames(
            "inline-flex items-center gap-1.5 whitespace-nowrap",
            !isHeld && "animate-appear-late",
          )}
        >
          <Icon aria-hidden className="size-4" />
          <span className="max-sm:sr-only">
            {t("progress.waiting", { count, what: waitingWords(answers, edits) })}
          </span>
          <span aria-hidden className="sm:hidden">
            {count}
          </span>
        </span>
      )}
    </p>
  );
}
