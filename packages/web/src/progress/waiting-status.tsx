import { CloudOff, CloudUpload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useWaiting } from "./use-waiting.ts";

/** Says how many answers the server does not know yet; nothing while all are on their way. */
export function WaitingStatus() {
  const { t } = useTranslation();
  const { count, state } = useWaiting();
  const Icon = state === "sending" || state === "idle" ? CloudUpload : CloudOff;
  return (
    <p role="status" className="text-sm font-semibold text-ink-soft">
      {count > 0 && (
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <Icon aria-hidden className="size-4" />
          {t("progress.waiting", { count })}
        </span>
      )}
    </p>
  );
}
