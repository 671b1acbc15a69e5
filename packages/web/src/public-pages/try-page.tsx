import { allFamilies, cefrLevels, families } from "@verbena/core/families";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { PlaceLink } from "#ui/place-link.tsx";

const cardClass =
  "flex min-h-16 flex-wrap items-start gap-x-4 rounded-2xl border-2 border-edge bg-card px-4 py-3.5 leading-snug hover:border-ink hover:bg-ink/5";

/** In large text on a phone, the text stands below the level. */
const cardTextClass = "min-w-0 flex-[1_1_11rem] [overflow-wrap:anywhere]";

/** Practice without an account begins here: a link for each level, and one to free practice. */
export function TryPage() {
  const { t, language } = useTranslation();
  return (
    <>
      <header className="flex flex-col gap-5">
        <h1 className="max-w-3xl text-[min(clamp(2rem,1.4rem+2.6vw,3.25rem),12.5vw)]">
          {t("publicPages.practice.title")}
        </h1>
        <p className="max-w-prose text-xl text-ink-soft">{t("publicPages.practice.intro")}</p>
      </header>
      <section aria-labelledby="levels" className="flex max-w-2xl flex-col gap-4">
        <h2 id="levels" className="text-2xl">
          {t("choice.question")}
        </h2>
        <ul className="flex flex-col gap-3">
          {cefrLevels.map((level) => (
            <li key={level}>
              <a href={`/${language}/try/${level.toLowerCase()}`} className={cardClass}>
                <span className="w-8 shrink-0 font-display text-xl leading-tight font-bold">
                  {level}
                </span>
                <span className={cardTextClass}>
                  {t(`choice.levels.${level}`)}
                  <span lang="es" className="mt-1 block text-[0.9375rem] text-ink-soft">
                    {allFamilies
                      .filter((family) => families[family].level === level)
                      .map((family) => families[family].shortName)
                      .join(" · ")}
                  </span>
                </span>
              </a>
            </li>
          ))}
          <li>
            <PlaceLink place={{ kind: "drill" }} className={cardClass}>
              <span
                aria-hidden
                className="w-8 shrink-0 font-display text-xl leading-tight font-bold"
              >
                …
              </span>
              <span className={cardTextClass}>
                <SpanishText text={t("publicPages.practice.drill")} />
              </span>
            </PlaceLink>
          </li>
        </ul>
      </section>
    </>
  );
}
