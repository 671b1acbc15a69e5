import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { api, readBody } from "#lib/api.ts";
import { isolated } from "#lib/format.ts";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";

/** Says that the learner has just confirmed an address. */
export function AddressNotice({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="success"
      action={<IconButton icon={X} label={t("common.close")} onClick={onClose} />}
    >
      {t("dashboard.addressConfirmed", { email: isolated(email) })}
    </Alert>
  );
}

/** Says that a report has an unread answer. */
export function AnswerNotice() {
  const { t } = useTranslation();
  const markRead = useMarkAnswersRead();
  const [closedUntil, setClosedUntil] = useState("");
  const { data: answeredAt } = useQuery(unreadAnswerQuery);
  if (!answeredAt || answeredAt <= closedUntil) return null;

  function close(until: string): void {
    markRead(until);
    setClosedUntil(until);
    document.querySelector<HTMLElement>("h1")?.focus();
  }

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-6 sm:px-8">
      <Alert
        tone="info"
        action={
          <div className="flex items-center gap-2">
            <TextLink
              to="/app/profile"
              hash="reports"
              className="inline-flex min-h-11 items-center"
            >
              {t("dashboard.readReport")}
            </TextLink>
            <IconButton icon={X} label={t("common.close")} onClick={() => close(answeredAt)} />
          </div>
        }
      >
        {t("dashboard.reportAnswered")}
      </Alert>
    </div>
  );
}

/** The learner's latest reports with their answers. */
export const reportsQuery = queryOptions({
  queryKey: ["reports"],
  queryFn: async () => (await readBody(api.reports.$get())).reports,
  staleTime: 0,
});

/** The time of the latest unread answer; null if there is none. */
const unreadAnswerQuery = queryOptions({
  queryKey: ["unread-answer"],
  queryFn: async () => (await readBody(api.reports["unread-answer"].$get())).answeredAt,
  staleTime: 60_000,
});

/** Returns a function that marks answers up to an instant as read. The request completes even if the page closes. */
export function useMarkAnswersRead(): (until: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (until: string) =>
      (await readBody(api.reports.read.$post({ json: { until } }, { init: { keepalive: true } })))
        .answeredAt,
    onSuccess: (answeredAt) => client.setQueryData(unreadAnswerQuery.queryKey, answeredAt),
  });
  return mutate;
}
