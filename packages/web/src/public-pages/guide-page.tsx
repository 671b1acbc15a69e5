import type { Guide, Illustrations } from "@verbena/content/theory/load-guide";
import type { Family } from "@verbena/core/families";
import { GuideArticle } from "#features/theory/guide-article.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { forDisplayFont, headingClass } from "#ui/page-body.tsx";
import { Offer } from "./offer.tsx";
import { publicParts } from "./public-parts.tsx";

type GuidePageProps = { family: Family; guide: Guide; illustrations: Illustrations };

export function GuidePage({ family, guide, illustrations }: GuidePageProps) {
  const { t } = useTranslation();
  return (
    <GuideArticle
      family={family}
      guide={guide}
      illustrations={illustrations}
      parts={publicParts}
      heading={
        <h1 className={headingClass("large", "max-w-full")}>{forDisplayFont(guide.title)}</h1>
      }
      // The script of public pages opens it where it stands beside the guide.
      isContentsOpen={false}
      ending={<Offer text={t("publicPages.offer.guide")} place={{ kind: "practice", family }} />}
    />
  );
}
