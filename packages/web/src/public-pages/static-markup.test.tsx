import { loadGuide, loadIllustrations } from "@verbena/content/theory/load-guide";
import { loadSectionsOfTenses } from "@verbena/content/theory/sections-of-tenses";
import { readInfinitive } from "@verbena/core/conjugation/infinitive";
import { tensesByMood } from "@verbena/core/conjugation/tense-names";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { VerbTable } from "#conjugation/verb-table.tsx";
import { GuideArticle } from "#features/theory/guide-article.tsx";
import { loadTranslation, TranslationContext } from "#i18n/use-translation.ts";
import { PlaceLinkContext } from "#ui/place-link.tsx";
import { publicParts } from "./public-parts.tsx";
import { PublicPlaceLink } from "./public-place-link.tsx";

async function render(content: ReactNode): Promise<string> {
  const translation = await loadTranslation("fr", "conjugation", "meanings", "theory");
  return renderToStaticMarkup(
    <TranslationContext value={translation}>
      <PlaceLinkContext value={PublicPlaceLink}>{content}</PlaceLinkContext>
    </TranslationContext>,
  );
}

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");

it("renders all tenses of a verb on the server, with explanations that link to public guides", async () => {
  const verb = readInfinitive("tener");
  if ("problem" in verb) throw new Error("No infinitive");
  const guides = await loadSectionsOfTenses();

  const html = await render(
    <VerbTable verb={verb} headingLevel={2} region="spain" guides={guides} />,
  );

  expect(html).not.toContain("style=");
  for (const tense of tensesByMood.flatMap(({ tenses }) => tenses)) {
    expect(html).toContain(`id="${tense}"`);
  }
  expect(textOf(html)).toContain("avoir");
  for (const form of ["tengo", "tuvisteis", "había tenido"]) expect(textOf(html)).toContain(form);
  expect(textOf(html)).toContain("Radical irrégulier, en u.");
  expect(linksIn(html)).toContain("/fr/guides/preterito-indefinido#raices-u");
  expect(linksIn(html).filter((href) => !href?.startsWith("/fr/"))).toEqual([]);
});

it("renders a whole guide on the server, with questions that open without a script", async () => {
  const family = "preterito-indefinido";
  const guide = await loadGuide(family, "fr");

  const html = await render(
    <GuideArticle
      family={family}
      guide={guide}
      illustrations={await loadIllustrations(family, "fr")}
      parts={publicParts}
      heading={<h1>{guide.title}</h1>}
      isContentsOpen={false}
    />,
  );

  expect(html).not.toContain("style=");
  for (const { id } of guide.sections) {
    expect(html).toContain(`id="${id}"`);
    expect(linksIn(html)).toContain(`#${id}`);
  }
  expect(linksIn(html)).toContain("/fr/verbs/levantarse");
  expect(linksIn(html)).toContain("/fr/guides/preterito-imperfecto");
  expect(linksIn(html).filter((href) => !/^(\/fr\/|#)/.test(href ?? ""))).toEqual([]);
  expect(textOf(html)).toContain("tuvieron");
  expect(html).toMatch(/<details[^>]*><summary[^>]*>.*Voir la réponse/);
  expect(html).not.toContain("<button");
});
