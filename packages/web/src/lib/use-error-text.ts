import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { asApiError } from "./api-error.ts";
import { formatWait } from "./format.ts";

/** Says what went wrong, whatever a call threw, and when to try again where the server told. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error) => {
    const { code, issues, retryAfterS } = asApiError(error);
    const [issue] = issues;
    if (issue) return t(`errors.issues.${issue.key}`);
    if (code === "rate_limited" && retryAfterS !== null) {
      return t("errors.tooOften", { when: formatWait(language, retryAfterS) });
    }
    return t(`errors.codes.${code}`);
  };
}
