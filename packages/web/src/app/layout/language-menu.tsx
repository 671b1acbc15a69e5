import { type Language, languages } from "@verbena/core/languages";
import { languageNames } from "#i18n/language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useChangeLanguage } from "#session/use-change-profile.ts";
import { Flag } from "#ui/flag.tsx";
import { Menu } from "#ui/menu.tsx";
import type { MenuParts } from "#ui/menu-popup.tsx";
import { getStartField } from "#ui/page.tsx";

/** A menu of all languages, each with its flag and native name. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Menu
      triggerLabel={`${t("navigation.language")}, ${languageNames[language]}, ${language}`}
      finalFocus={getStartField}
      triggerClassName="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xl px-2.5 font-semibold hover:bg-ink/7"
      trigger={
        <>
          <Flag code={language} />
          <span className="text-sm uppercase lg:hidden">{language}</span>
          <span className="max-lg:hidden">{languageNames[language]}</span>
        </>
      }
    >
      {({ MenuRadioGroup }) => <LanguageItems group={MenuRadioGroup} />}
    </Menu>
  );
}

type LanguageItemsProps = {
  group: MenuParts["MenuRadioGroup"];
  /** Changes the language. By default, at once and in the learner's profile. */
  onChange?: (language: Language) => void;
};

/** The languages in a menu. */
export function LanguageItems({ group: MenuRadioGroup, onChange }: LanguageItemsProps) {
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <MenuRadioGroup
      value={language}
      onChange={onChange ?? ((chosen) => void changeLanguage(chosen))}
      options={languages.map((code) => ({
        value: code,
        lang: code,
        label: (
          <span className="flex items-center gap-3">
            <Flag code={code} />
            {languageNames[code]}
          </span>
        ),
      }))}
    />
  );
}
