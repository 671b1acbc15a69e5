import { useTranslation } from "react-i18next";
import { ApiError } from "#lib/api-error.ts";
import { showErrorToast } from "#ui/show-toast.ts";

/** Does what signs somebody in, and says in a toast why it could not; the form hears of it too. */
export function useFailureToast(): (attempt: Promise<void>) => Promise<void> {
  const { t } = useTranslation();
  return async (attempt) => {
    try {
      await attempt;
    } catch (error) {
      const { code, issues } = error instanceof ApiError ? error : new ApiError("internal");
      const [issue] = issues;
      showErrorToast(issue ? t(`errors.issues.${issue.key}`) : t(`errors.codes.${code}`));
      throw error;
    }
  };
}
