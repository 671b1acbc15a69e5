import {
  type Guide,
  type Illustrations,
  loadGuide,
  loadIllustrations,
} from "@verbena/content/theory/load-guide";
import { loadSectionsOfTenses } from "@verbena/content/theory/sections-of-tenses";
import { allFamilies, type Family, families } from "@verbena/core/families";
import type { Language } from "@verbena/core/languages";
import type { PublicPage, PublicRenderer, RenderedPage } from "@verbena/server/client";
import { conjugate } from "@verbena/spanish";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { meaningOf } from "#conjugation/meaning-of.ts";
import { landingTexts } from "#features/landing/landing-texts.ts";
import { loadTranslation, type Translation, TranslationContext } from "#i18n/use-translation.ts";
import { DocumentHead } from "#ui/document-head.tsx";
import { PlaceLinkContext } from "#ui/place-link.tsx";
import { pathOf } from "./addresses.ts";
import { GuideListPage } from "./guide-list-page.tsx";
import { GuidePage } from "./guide-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PublicPlaceLink } from "./public-place-link.tsx";
import { TryPage } from "./try-page.tsx";
import { VerbListPage } from "./verb-list-page.tsx";
import { infinitiveOf, VerbPage } from "./verb-page.tsx";

/** What pages in a language need. Loaded once: rendering a page loads nothing. */
type Texts = {
  translation: Translation;
  guides: Record<Family, LoadedGuide>;
};

type LoadedGuide = { guide: Guide; illustrations: Illustrations };

async function loadTextsIn(language: Language): Promise<Texts> {
  const translation = await loadTranslation(
    language,
    ...(["choice", "conjugation", "meanings", "publicPages", "speech", "theory"] as const),
  );
  const loaded = await Promise.all(
    allFamilies.map(async (family): Promise<[Family, LoadedGuide]> => {
      const guide = await loadGuide(family, language);
      return [family, { guide, illustrations: await loadIllustrations(family, language) }];
    }),
  );
  // Object.fromEntries has no type for its keys.
  return { translation, guides: Object.fromEntries(loaded) as Texts["guides"] };
}

const sectionsOfTenses = await loadSectionsOfTenses();
const textsByLanguage: Readonly<Record<Language, Texts>> = {
  fr: await loadTextsIn("fr"),
  nl: await loadTextsIn("nl"),
  es: await loadTextsIn("es"),
  en: await loadTextsIn("en"),
};

/** Renders a page as static HTML: browsers do not hydrate it. */
export const renderPage: PublicRenderer["renderPage"] = (page) => {
  const texts = textsByLanguage[page.language];
  const { title, description, current, content } = viewOf(page, texts);
  const pathIn = (language: Language) => pathOf(page, language);
  return {
    head: renderToStaticMarkup(
      <DocumentHead
        language={page.language}
        title={`${title} · Verbena`}
        description={description}
        imageAlt={landingTexts(page.language).imageAlt}
        addresses={
          page.origin === null || page.kind === "not-found"
            ? null
            : {
                origin: page.origin,
                canonical: pathIn(page.language),
                pathIn,
                fallback: pathIn("en"),
              }
        }
      />,
    ),
    body: renderToStaticMarkup(
      <TranslationContext value={texts.translation}>
        <PlaceLinkContext value={PublicPlaceLink}>
          <PageFrame current={current} pathIn={pathIn} legalUrl={page.legalUrl}>
            {content}
          </PageFrame>
        </PlaceLinkContext>
      </TranslationContext>,
    ),
  } satisfies RenderedPage;
};

type View = {
  title: string;
  description: string;
  current: "verbs" | "guides" | "try" | null;
  content: ReactNode;
};

function viewOf(page: PublicPage, { translation: { t }, guides }: Texts): View {
  switch (page.kind) {
    case "verbs":
      return {
        title: t("publicPages.verbList.documentTitle"),
        description: t("publicPages.verbList.description"),
        current: "verbs",
        content: <VerbListPage search={page.search} />,
      };
    case "verb": {
      const verb = infinitiveOf(page.infinitive);
      const meaning = meaningOf(t, verb.infinitive)?.replaceAll("*", "");
      const forms = conjugate(verb, "presente-indicativo").map(({ form }) => form);
      return {
        title: meaning
          ? t("publicPages.verb.documentTitleWithMeaning", { verb: verb.infinitive, meaning })
          : t("publicPages.verb.documentTitle", { verb: verb.infinitive }),
        description: t("publicPages.verb.description", {
          verb: verb.infinitive,
          forms: forms.join(", "),
        }),
        current: "verbs",
        content: <VerbPage verb={verb} sentences={page.sentences} guides={sectionsOfTenses} />,
      };
    }
    case "guides":
      return {
        title: t("publicPages.guideList.documentTitle"),
        description: t("publicPages.guideList.description"),
        current: "guides",
        content: <GuideListPage introOf={(family) => guides[family].guide.intro} />,
      };
    case "guide": {
      const { guide, illustrations } = guides[page.family];
      return {
        title: t("publicPages.guide.documentTitle", {
          family: families[page.family].name,
          title: guide.title,
        }),
        description: guide.intro.replaceAll("*", ""),
        current: "guides",
        content: <GuidePage family={page.family} guide={guide} illustrations={illustrations} />,
      };
    }
    case "try":
      return {
        title: t("publicPages.practice.documentTitle"),
        description: t("publicPages.practice.description"),
        current: "try",
        content: <TryPage />,
      };
    case "not-found":
      return {
        title: t("publicPages.notFound.title"),
        description: t("publicPages.notFound.text"),
        current: null,
        content: <NotFoundPage search={page.search} />,
      };
  }
}
