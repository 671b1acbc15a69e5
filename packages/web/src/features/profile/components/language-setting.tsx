import { languages } from "@verbena/core/vocabulary";
import { useTranslation } from "react-i18next";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useChangeLanguage } from "#session/use-change-language.ts";
import { Choice } from "#ui/choice.tsx";
import { Flag } from "#ui/flag.tsx";

export function LanguageSetting() {
  const { t } = useTranslation();
  const changeLanguage = useChangeLanguage();
  return (
    <Choice
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
