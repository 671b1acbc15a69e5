import { CloudOff, CloudUpload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { useWaiting } from "./use-waiting.ts";

/** Says how many answers the server does not know yet. Those that are just on their way go unsaid. */
export function WaitingStatus() {
  const { t } = useTranslation();
  const { count, state } = useWaiting();
  const held = state !== "idle" && state !== "sending";
  const Icon = held ? CloudOff : CloudUpload;
  return (
    <p role="status" className="text-sm font-semibold text-ink-soft">
      {count > 0 && (
        <span
          className={classNames(
            "inline-flex items-center gap-1.5 whitespace-nowrap",
            !held && "animate-late",
          )}
        >
          <Icon aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{t("progress.waiting", { count })}</span>
          <span aria-hidden className="sm:hidden">
            {count}
          </span>
        </span>
      )}
    </p>
  );
}
