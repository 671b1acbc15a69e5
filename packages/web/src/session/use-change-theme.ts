import type { Theme } from "@verbena/core/vocabulary";
import { useErrorText } from "#i18n/use-error-text.ts";
import { applyTheme } from "#lib/theme.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { useChangeProfile } from "./use-change-profile.ts";

/** Changes the theme here at once, and in the learner's profile. */
export function useChangeTheme(): (theme: Theme) => Promise<void> {
  const errorText = useErrorText();
  const changeProfile = useChangeProfile();
  return async (theme) => {
    applyTheme(theme);
    try {
      await changeProfile({ theme });
    } catch (error) {
      showErrorToast(errorText(error));
    }
  };
}
