import { allFamilies, cefrLevels, type Family, families } from "@verbena/core/families";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { PlaceLink } from "#ui/place-link.tsx";

/** All guides, by the level at which learners need them. */
export function GuideListPage({ introOf }: { introOf: (family: Family) => string }) {
  const { t } = useTranslation();
  return (
    <>
      <header className="flex flex-col gap-5">
        <h1 className="max-w-3xl text-[min(clamp(2rem,1.4rem+2.6vw,3.25rem),12.5vw)]">
          {t("publicPages.guideList.title")}
        </h1>
        <p className="max-w-prose text-xl text-ink-soft">{t("publicPages.guideList.intro")}</p>
      </header>
      {cefrLevels.map((level) => (
        <section key={level} className="flex flex-col gap-4">
          <h2 className="text-2xl">{t("publicPages.guideList.level", { level })}</h2>
          <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
            {allFamilies
              .filter((family) => families[family].level === level)
              .map((family) => (
                <li key={family} className="border-t border-line pt-2">
                  <h3 className="text-xl">
                    <PlaceLink
                      place={{ kind: "guide", family }}
                      lang="es"
                      className="inline-flex min-h-11 items-center text-azulejo underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px]"
                    >
                      {families[family].name}
                    </PlaceLink>
                  </h3>
                  <p className="max-w-prose text-ink-soft">
                    <SpanishText text={introOf(family)} />
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
