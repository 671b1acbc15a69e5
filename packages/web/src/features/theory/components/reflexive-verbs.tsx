import { reflexiveVerbs } from "@verbena/content/theory/reflexive-verbs";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#i18n/use-language.ts";
import { TextLink } from "#ui/text-link.tsx";

/** The reflexive verbs of daily life with their meaning, each a way to its table. */
export function ReflexiveVerbs() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-xl">{t("theory.reflexives")}</h3>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {reflexiveVerbs.map((gloss) => (
          <li
            key={gloss.verb}
            className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line"
          >
            <TextLink
              to="/app/verbs"
              search={{ verb: gloss.verb }}
              lang="es"
              className="inline-block min-w-11 py-2.5"
            >
              {gloss.verb}
            </TextLink>
            {language !== "es" && <span className="text-ink-soft">{gloss[language]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
