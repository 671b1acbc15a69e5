import type { Theme } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "#lib/api-error.ts";
import { applyTheme } from "#lib/theme.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { useChangeProfile } from "./use-change-profile.ts";

/** Changes the theme here at once, and in the learner's profile. */
export function useChangeTheme(): (theme: Theme) => Promise<void> {
  const { t } = useTranslation();
  const changeProfile = useChangeProfile();
  return async (theme) => {
    applyTheme(theme);
    try {
      await changeProfile({ theme });
    } catch (error) {
      showErrorToast(t(`errors.codes.${errorCodeOf(error)}`));
    }
  };
}
