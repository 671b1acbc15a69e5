import { type Language, languages } from "@verbena/core/languages";
import { type Theme, themes } from "@verbena/server/client";
import { useState } from "react";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useBriefly } from "#lib/use-briefly.ts";
import { SAVED_MS, useChangeLanguage, useChangeTheme } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Flag } from "#ui/flag.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

export function DisplaySettings() {
  return (
    <div className="flex flex-col gap-6">
      <LanguageSetting />
      <ThemeSetting />
    </div>
  );
}

function ThemeSetting() {
  const { t } = useTranslation();
  const user = useUser();
  // Shows the choice before the profile is saved.
  const [theme, setTheme] = useState(user.theme);
  const changeTheme = useChangeTheme();
  const [isSaved, showSaved] = useBriefly(SAVED_MS);
  async function choose(chosen: Theme): Promise<void> {
    setTheme(chosen);
    if (await changeTheme(chosen)) showSaved();
  }
  return (
    <RadioGroup
      label={t("profile.theme")}
      value={theme}
      onChange={(chosen) => void choose(chosen)}
      isSaved={isSaved}
      options={themes.map((option) => ({ value: option, label: t(`profile.themes.${option}`) }))}
    />
  );
}

function LanguageSetting() {
  const { t } = useTranslation();
  const changeLanguage = useChangeLanguage();
  const [isSaved, showSaved] = useBriefly(SAVED_MS);
  async function choose(language: Language): Promise<void> {
    if (await changeLanguage(language)) showSaved();
  }
  return (
    <RadioGroup
      label={t("profile.language")}
      value={useLanguage()}
      onChange={(language) => void choose(language)}
      isSaved={isSaved}
      options={languages.map((code) => ({
        value: code,
        lang: code,
        label: (
          <>
            <Flag code={code} />
            {languageNames[code]}
          </>
        ),
      }))}
    />
  );
}
