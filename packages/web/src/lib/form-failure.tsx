import type { IssueKey } from "@verbena/server/client";
import { useTranslation } from "react-i18next";
import { Alert } from "#ui/alert.tsx";
import type { ApiErrorCode } from "./api-error.ts";

type FormFailureProps = { issue: IssueKey | undefined; failure: ApiErrorCode | null };

/** What went wrong with the form as a whole, if anything did. */
export function FormFailure({ issue, failure }: FormFailureProps) {
  const { t } = useTranslation();
  if (issue !== undefined) return <Alert tone="wrong">{t(`errors.issues.${issue}`)}</Alert>;
  if (failure !== null) return <Alert tone="wrong">{t(`errors.codes.${failure}`)}</Alert>;
  return null;
}
