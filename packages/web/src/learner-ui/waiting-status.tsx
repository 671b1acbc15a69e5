import { CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { useOnline } from "#lib/use-online.ts";
import { useWaiting, useWaitingWords } from "#progress/use-waiting.ts";
import { useWaitingEdits } from "#session/use-waiting-edits.ts";

/** Unsent changes are shown after this time. Usually they are sent sooner. */
const LATE_MS = 3_000;

/** Changes that cannot be sent are shown after this time. Screen readers announce the verdict before. */
const HELD_MS = 1_000;

/** Shows how many answers and edits are unsent, if they are late. */
export function WaitingStatus() {
  const { t } = useTranslation();
  const waitingWords = useWaitingWords();
  const waiting = useWaiting();
  const isOnline = useOnline();
  const isHeld = !isOnline || (waiting.state !== "idle" && waiting.state !== "sending");
  const delayMs = isHeld ? HELD_MS : LATE_MS;
  const answers = useLate(waiting.count, delayMs);
  const edits = useLate(useWaitingEdits(), delayMs);
  const count = answers + edits;
  const Icon = isHeld ? CloudOff : CloudUpload;
  return (
    <p role="status" className="text-sm font-semibold text-ink-soft">
      {count > 0 && (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
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

/** A count, delayed until it has not changed for a while. A smaller count is returned at once. */
function useLate(count: number, delayMs: number): number {
  const [late, setLate] = useState(0);
  if (count < late) setLate(count);
  useEffect(() => {
    const timer = setTimeout(() => setLate(count), delayMs);
    return () => clearTimeout(timer);
  }, [count, delayMs]);
  return late;
}
