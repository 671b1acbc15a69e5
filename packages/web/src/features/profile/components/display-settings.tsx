import { languages, type Theme, themes } from "@verbena/core/vocabulary";
import { useState } from "react";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useChangeLanguage, useChangeTheme, useSwitch } from "#session/use-change-profile.ts";
import { useUser } from "#session/use-session.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Flag } from "#ui/flag.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";

/** Whether typing `a'` in an answer gives á. */
export function AccentShortcutsSetting() {
  const { t } = useTranslation();
  const { isOn, change } = useSwitch("accentShortcuts");
  return (
    <Checkbox checked={isOn} onChange={({ target }) => void change(target.checked)}>
      {t("profile.accentShortcuts")}
    </Checkbox>
  );
}

export function ThemeSetting() {
  const { t } = useTranslation();
  const user = useUser();
  // Shows the choice before the profile is saved.
  const [theme, setTheme] = useState(user.theme);
  const changeTheme = useChangeTheme();
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    void changeTheme(chosen);
  };
  return (
    <RadioGroup
      label={t("profile.theme")}
      value={theme}
      onChange={choose}
      options={themes.map((option) => ({ value: option, label: t(`profile.themes.${option}`) }))}
    />
  );
}

export function LanguageSetting() {
  const { t } = useTranslation();
  const changeLanguage = useChangeLanguage();
  return (
    <RadioGroup
      label={t("profile.language")}
      value={useLanguage()}
      onChange={(language) => void changeLanguage(language)}
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
