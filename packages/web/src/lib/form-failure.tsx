import type { IssueKey } from "@verbena/server/client";
import { useIssueText } from "#i18n/use-issue-text.ts";
import { Alert } from "#ui/alert.tsx";
import type { ApiError } from "./api-error.ts";
import { useErrorText } from "./use-error-text.ts";

type FormFailureProps = {
  issue: IssueKey | undefined;
  failure: ApiError | null;
  /** Whether a toast has said it, so that it is not read out again. */
  silent?: boolean;
};

/** What went wrong with the form as a whole, if anything did. */
export function FormFailure({ issue, failure, silent = false }: FormFailureProps) {
  const issueText = useIssueText();
  const errorText = useErrorText();
  const text = issueText(issue) ?? (failure && errorText(failure));
  if (!text) return null;
  return (
    <Alert tone="wrong" silent={silent}>
      {text}
    </Alert>
  );
}
