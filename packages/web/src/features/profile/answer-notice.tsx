import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "#ui/alert.tsx";
import { IconButton } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";
import { unreadAnswerQuery, useReadAnswers } from "./api/reports-query.ts";

/** Says that a report was answered, until the learner has read the answer or does not want to. */
export function AnswerNotice() {
  const { t } = useTranslation();
  const read = useReadAnswers();
  const [closed, setClosed] = useState("");
  const { data: answeredAt } = useQuery(unreadAnswerQuery);
  if (!answeredAt || answeredAt <= closed) return null;

  function close(until: string): void {
    read(until);
    setClosed(until);
    document.querySelector<HTMLElement>("h1")?.focus();
  }

  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-6 sm:px-8">
      <Alert
        tone="note"
        action={
          <div className="flex items-center gap-2">
            <TextLink
              to="/app/profile"
              hash="reports"
              className="inline-flex min-h-11 items-center"
            >
              {t("reports.own.read")}
            </TextLink>
            <IconButton icon={X} label={t("common.close")} onClick={() => close(answeredAt)} />
          </div>
        }
      >
        {t("reports.own.answered")}
      </Alert>
    </div>
  );
}
