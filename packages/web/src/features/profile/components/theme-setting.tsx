import { themes } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { useChangeTheme } from "#session/use-change-theme.ts";
import { useUser } from "#session/use-session.ts";
import { Choice } from "#ui/choice.tsx";

export function ThemeSetting() {
  const { t } = useTranslation();
  const { theme } = useUser();
  const changeTheme = useChangeTheme();
  return (
    <Choice
      label={t("profile.theme")}
      value={theme}
      onChange={(chosen) => void changeTheme(chosen)}
      options={themes.map((option) => ({ value: option, label: t(`profile.themes.${option}`) }))}
    />
  );
}
