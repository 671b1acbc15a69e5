import type { IssueKey } from "@verbena/server/client";
import { useCallback } from "react";
import { asApiError } from "#lib/api-error.ts";
import { formatWait } from "#lib/format.ts";
import { useTranslation } from "./use-translation.ts";

/** Returns a function that describes an error of a call, and when to retry if the server says so. */
export function useErrorText(): (error: unknown) => string {
  const { t, language } = useTranslation();
  const issueText = useIssueText();
  return useCallback(
    (error) => {
      const { code, issues, retryAfterS } = asApiError(error);
      const [issue] = issues;
      if (issue) return issueText(issue.key);
      if (code === "rate_limited" && retryAfterS !== null) {
        return t("errors.tooOften", { when: formatWait(language, retryAfterS) });
      }
      return t(`errors.codes.${code}`);
    },
    [t, language, issueText],
  );
}

/**
 * Returns a function that says what is wrong with an input. Its texts are loaded with a form, or shortly after the
 * first page. Until then, it returns one general text.
 */
export function useIssueText(): (key: IssueKey) => string {
  const { t } = useTranslation();
  return useCallback((key) => t(`issues.${key}`, {}, t("errors.codes.invalid_input")), [t]);
}
