import { loadGuide } from "@verbena/content/theory/load-guide";
import { languages } from "@verbena/core/languages";
import type { PublicContent, PublicPage } from "@verbena/server/client";
import { tensesByMood } from "@verbena/spanish";
import { expect, it } from "vitest";
import { renderPage } from "./render.tsx";

const page = (content: PublicContent, rest: Partial<PublicPage> = {}) =>
  renderPage({
    language: "fr",
    origin: "https://verbena.example",
    legalUrl: null,
    ...content,
    ...rest,
  } as PublicPage);

const tener: PublicContent = {
  kind: "verb",
  infinitive: "tener",
  canonical: "tener",
  sentences: [
    {
      tense: "preterito-indefinido",
      person: "yo",
      sentence: "Anoche _______ un sueño.",
      answer: "tuve",
      translation: "La nuit dernière, j’ai fait un rêve.",
    },
  ],
};

const everyKind: readonly PublicContent[] = [
  tener,
  { kind: "verbs", search: null },
  { kind: "guides" },
  { kind: "guide", family: "preterito-indefinido" },
  { kind: "guide", family: "por-para" },
  { kind: "not-found", search: { text: "tenner", forms: [], suggestions: ["tener"] } },
];

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "");

it("renders all tenses of a verb, its meaning, sentences, and explanations", () => {
  const { head, body } = page(tener);
  for (const tense of tensesByMood.flatMap(({ tenses }) => tenses)) {
    expect(body).toContain(`id="${tense}"`);
  }
  expect(head).toMatch(/<title>tener \(avoir, .*conjugaison espagnole · Verbena<\/title>/);
  for (const text of [
    "tuvisteis",
    "había tenido",
    "passé simple · irrégulier",
    "Radical irrégulier, en u.",
    "Anoche tuve un sueño.",
  ]) {
    expect(textOf(body)).toContain(text);
  }
  expect(linksIn(body)).toContain("/fr/guides/preterito-indefinido#raices-u");
  expect(linksIn(body)).toContain("/fr/verbs/mantener");
});

it("renders a whole guide, with questions that open without a script", async () => {
  const { body } = page({ kind: "guide", family: "preterito-indefinido" });
  const { sections } = await loadGuide("preterito-indefinido", "fr");
  for (const { id } of sections) {
    expect(body).toContain(`id="${id}"`);
    expect(linksIn(body)).toContain(`#${id}`);
  }
  expect(linksIn(body)).toContain("/fr/verbs/levantarse");
  expect(linksIn(body)).toContain("/fr/guides/preterito-imperfecto");
  expect(body).toMatch(/<details[^>]*><summary[^>]*>.*Voir la réponse/);
});

it.each(everyKind)("writes no style attribute and only public links: %#", (content) => {
  for (const language of languages) {
    const { body } = page(content, { language });
    expect(body).not.toContain("style=");
    const others = linksIn(body).filter(
      (href) => !/^(\/(fr|nl|es|en)\/|#|\/auth|\/\?lng=)/.test(href ?? ""),
    );
    expect(others).toEqual([]);
  }
});

it("names its address in every language, and the simple verb of a rare reflexive one", () => {
  const { head } = page({ ...tener, infinitive: "tenerse" });
  expect(head).toContain('<link rel="canonical" href="https://verbena.example/fr/verbs/tener"/>');
  expect(head).toContain('hrefLang="nl" href="https://verbena.example/nl/verbs/tener"');
  expect(head).toContain('hrefLang="x-default" href="https://verbena.example/en/verbs/tener"');
});

it("names no address where the server does not know its own", () => {
  const { head } = page(tener, { origin: null });
  expect(linksIn(head)).toEqual([]);
  expect(head).not.toContain("og:url");
});

it("links to the legal notice of the operator", () => {
  const { body } = page({ kind: "guides" }, { legalUrl: "https://school.example/legal" });
  expect(body).toContain('<a href="https://school.example/legal"');
});
