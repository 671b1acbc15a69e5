import type { Language } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#i18n/use-error-text.ts";
import { showErrorToast } from "#ui/show-toast.ts";
import { useChangeProfile } from "./use-change-profile.ts";
import { useSession } from "./use-session.ts";

/** Changes the language here at once, and in the profile of whoever is signed in. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const { status } = useSession();
  const changeProfile = useChangeProfile();
  return async (language) => {
    await i18n.changeLanguage(language);
    if (status !== "signed-in") return;
    try {
      await changeProfile({ preferredLanguage: language });
    } catch (error) {
      showErrorToast(errorText(error));
    }
  };
}
