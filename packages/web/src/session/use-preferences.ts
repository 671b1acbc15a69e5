import type { Profile } from "@verbena/server/client";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { applyTheme } from "#lib/theme.ts";

/** Shows the interface in the profile's language and theme, which win over the device's. */
export function usePreferences(user: Profile | null): void {
  const { i18n } = useTranslation();
  const language = user?.preferredLanguage;
  const theme = user?.theme;

  useEffect(() => {
    if (language !== undefined) void i18n.changeLanguage(language);
  }, [i18n, language]);

  useEffect(() => {
    if (theme !== undefined) applyTheme(theme);
  }, [theme]);
}
