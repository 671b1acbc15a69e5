import type { IssueKey } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Alert } from "#ui/alert.tsx";
import type { ApiErrorCode } from "./api-error.ts";

type FormFailureProps = {
  issue: IssueKey | undefined;
  failure: ApiErrorCode | null;
  /** Whether a toast has said it, so that it is not read out again. */
  silent?: boolean;
};

/** What went wrong with the form as a whole, if anything did. */
export function FormFailure({ issue, failure, silent = false }: FormFailureProps) {
  const { t } = useTranslation();
  const text = (issue && t(`errors.issues.${issue}`)) ?? (failure && t(`errors.codes.${failure}`));
  if (!text) return null;
  return (
    <Alert tone="wrong" silent={silent}>
      {text}
    </Alert>
  );
}
