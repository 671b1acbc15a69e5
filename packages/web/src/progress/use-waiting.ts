import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useProgressValue } from "./progress-provider.tsx";
import type { SendingState } from "./progress-state.ts";

/** How many answers are unsent, why, and whether some exist only in this tab. */
export function useWaiting(): { count: number; state: SendingState; inTabOnly: boolean } {
  const { waiting, sending, inTabOnly } = useProgressValue((progress) => progress);
  return { count: waiting, state: sending, inTabOnly };
}

/** Returns a function that describes unsent answers and edits: « 2 réponses et 1 modification ». */
export function useWaitingWords(): (answers: number, edits: number) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (answers, edits) => {
    const parts = [
      ...(answers > 0 ? [t("progress.answers", { count: answers })] : []),
      ...(edits > 0 ? [t("progress.edits", { count: edits })] : []),
    ];
    return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
  };
}

/** Whether this device is about to send answers. */
export function useIsSendingAnswers(): boolean {
  const { count, state } = useWaiting();
  return count > 0 && (state === "idle" || state === "sending");
}
