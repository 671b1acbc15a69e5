import { usefulVerbs } from "@verbena/content/useful-verbs";
import type { VerbSearch } from "@verbena/server/client";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { SearchForm, SearchResult, VerbLinks } from "./search-form.tsx";
import { commonModels, type VerbModel, verbsByIrregularity } from "./verb-groups.ts";

const MODELS = 14;
const VERBS_OF_MODEL = 6;
const VERBS_OF_IRREGULARITY = 6;

/** The search, and ways to find a verb without knowing its name. */
export function VerbListPage({ search }: { search: VerbSearch | null }) {
  const { t } = useTranslation();
  return (
    <>
      <header className="flex flex-col gap-5">
        <h1 className="max-w-3xl text-[min(clamp(2rem,1.4rem+2.6vw,3.25rem),12.5vw)]">
          {t("publicPages.verbList.title")}
        </h1>
        <p className="max-w-prose text-xl text-ink-soft">{t("publicPages.verbList.intro")}</p>
        <SearchForm text={search?.text ?? ""} isMain />
        {search ? <SearchResult search={search} /> : <SearchExamples />}
      </header>
      <section className="flex flex-col gap-2">
        <h2 className="text-2xl">{t("publicPages.verbList.useful")}</h2>
        <VerbLinks verbs={usefulVerbs} />
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-2xl">{t("publicPages.verbList.models")}</h2>
        <p className="max-w-prose text-ink-soft">{t("publicPages.verbList.modelsIntro")}</p>
        <ul className="grid gap-x-10 gap-y-3 lg:grid-cols-2">
          {commonModels(MODELS, VERBS_OF_MODEL).map((model) => (
            <Model key={model.model} {...model} />
          ))}
        </ul>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-2xl">{t("publicPages.verbList.irregularities")}</h2>
        <p className="max-w-prose text-ink-soft">{t("publicPages.verbList.irregularitiesIntro")}</p>
        <ul className="grid gap-x-10 gap-y-3 lg:grid-cols-2">
          {verbsByIrregularity()
            .filter(({ verbs }) => verbs.length > 0)
            .map(({ kind, verbs }) => (
              <li key={kind} className="border-t border-line pt-3">
                <p className="text-lg">
                  <SpanishText text={t(`conjugation.irregularities.${kind}`)} />
                </p>
                <VerbLinks verbs={verbs.slice(0, VERBS_OF_IRREGULARITY)} />
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

const examples = [
  { text: "tener", place: { kind: "verb", verb: "tener" } },
  { text: "tuvieron", place: { kind: "verb", verb: "tener", tense: "preterito-indefinido" } },
  { text: "me levanto", place: { kind: "verb", verb: "levantarse", tense: "presente-indicativo" } },
] as const;

function SearchExamples() {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {t("publicPages.search.example")}
      {examples.map(({ text, place }) => (
        <PlaceLink
          key={text}
          lang="es"
          place={place}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold underline decoration-marigold decoration-[3px] underline-offset-4"
        >
          {text}
        </PlaceLink>
      ))}
    </p>
  );
}

function Model({ model, others }: VerbModel) {
  const { t } = useTranslation();
  return (
    <li className="border-t border-line pt-3">
      <p className="text-lg">
        <SpanishText text={t("publicPages.verbList.like", { verb: model })} />
      </p>
      <VerbLinks verbs={[model, ...others]} />
    </li>
  );
}
