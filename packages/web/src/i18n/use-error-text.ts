import { useCallback } from "react";
import { asApiError } from "#lib/api-error.ts";
import { formatWait } from "#lib/format.ts";
import { useTranslation } from "./use-translation.ts";

/** Returns a function that describes an error of a call, and when to retry if the server says so. */
export function useErrorText(): (error: unknown) => string {
  const { t, language } = useTranslation();
  return useCallback(
    (error) => {
      const { code, issues, retryAfterS } = asApiError(error);
      const [issue] = issues;
      if (issue) return t(`errors.issues.${issue.key}`);
      if (code === "rate_limited" && retryAfterS !== null) {
        return t("errors.tooOften", { when: formatWait(language, retryAfterS) });
      }
      return t(`errors.codes.${code}`);
    },
    [t, language],
  );
}
