import { type Theme, themes } from "@verbena/core/vocabulary";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeTheme } from "#session/use-change-theme.ts";
import { useUser } from "#session/use-session.ts";
import { Choice } from "#ui/choice.tsx";

export function ThemeSetting() {
  const { t } = useTranslation();
  const user = useUser();
  // Applies at once, while the profile follows.
  const [theme, setTheme] = useState(user.theme);
  const changeTheme = useChangeTheme();
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    void changeTheme(chosen);
  };
  return (
    <Choice
      label={t("profile.theme")}
      value={theme}
      onChange={choose}
      options={themes.map((option) => ({ value: option, label: t(`profile.themes.${option}`) }))}
    />
  );
}
