import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { fallbackLanguage, type Language } from "@verbena/core/languages";
import { searchInfinitive } from "@verbena/spanish/verbs";
import { policyWithInlineParts } from "../http/headers.ts";
import { programFile } from "../release.ts";
import type { PublicContent, PublicPage, PublicRenderer } from "./public-page.ts";

/** Documents with comments where head and body belong. Guides have a style sheet of their own. */
type Templates = { guide: string; page: string };

/** What the build of the web application has written for public pages. */
export type BuiltRenderer = PublicRenderer & {
  templates: Templates;
  /** Changes with the release: with the server, the renderer, or the templates. */
  version: string;
};

export type LoadRenderer = () => Promise<BuiltRenderer>;

/**
 * Loads the renderer and its templates.
 *
 * @param folder the folder into which the web application's build has written them
 */
export async function loadRenderer(folder: string): Promise<BuiltRenderer> {
  const renderer = join(folder, "render.js");
  const [server, code, guide, page] = await Promise.all([
    // Chooses the sentences of a page, and searches.
    readFile(programFile),
    readFile(renderer),
    readFile(join(folder, "public-guide.html"), "utf8"),
    readFile(join(folder, "public-page.html"), "utf8"),
  ]);
  const { renderPage }: PublicRenderer = await import(pathToFileURL(renderer).href);
  const hash = createHash("sha256");
  for (const file of [server, code, guide, page]) hash.update(file);
  return { renderPage, templates: { guide, page }, version: hash.digest("base64url") };
}

/** Renders whole documents. */
export type DocumentRenderer = {
  version: string;
  contentSecurityPolicies: Record<keyof Templates, string>;
  renderDocument: (page: PublicPage) => Buffer<ArrayBuffer>;
};

/**
 * Loads the renderer once, and lets renderer and search read their lists. This takes half a second of a processor, in
 * pieces. If loading fails, the next call tries again.
 */
export function lazyRenderer(load: LoadRenderer): () => Promise<DocumentRenderer> {
  let loading: Promise<DocumentRenderer> | undefined;
  return () => {
    loading ??= load()
      .then(prepare)
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

/** The template of a page. */
export const templateOf = ({ kind }: { kind: string }): keyof Templates =>
  kind === "guide" ? "guide" : "page";

async function prepare({
  templates,
  version,
  renderPage,
}: BuiltRenderer): Promise<DocumentRenderer> {
  await setImmediate();
  searchInfinitive("tuve");
  for (const content of firstPages) {
    // Other requests run between two pages.
    await setImmediate();
    renderPage({ language: fallbackLanguage, origin: null, legalUrl: null, ...content });
  }
  const encoded = { guide: encodeTemplate(templates.guide), page: encodeTemplate(templates.page) };
  return {
    version,
    contentSecurityPolicies: {
      guide: policyWithInlineParts(templates.guide),
      page: policyWithInlineParts(templates.page),
    },
    renderDocument: (page) => {
      const { head, body } = renderPage(page);
      const { beforeHead, beforeBody, end } = encoded[templateOf(page)][page.language];
      return Buffer.concat([beforeHead, Buffer.from(head), beforeBody, Buffer.from(body), end]);
    },
  };
}

type EncodedTemplate = Record<"beforeHead" | "beforeBody" | "end", Buffer>;

/** The bytes of a template in each language. They are a third of a page, and the same in all. */
function encodeTemplate(template: string): Record<Language, EncodedTemplate> {
  const encodeIn = (language: Language): EncodedTemplate => {
    const [beforeHead = "", beforeBody = "", end = ""] = template
      .replace(/(?<=<html lang=")\w+/, language)
      .split(/<!--head-->|<!--body-->/);
    return {
      beforeHead: Buffer.from(beforeHead),
      beforeBody: Buffer.from(beforeBody),
      end: Buffer.from(end),
    };
  };
  return { fr: encodeIn("fr"), nl: encodeIn("nl"), es: encodeIn("es"), en: encodeIn("en") };
}

/** One page of each kind: the first one of a kind takes a hundred times as long as the others. */
const firstPages: readonly PublicContent[] = [
  { kind: "verb", infinitive: "tener", canonical: "tener", sentences: [] },
  { kind: "verbs", search: null },
  { kind: "guide", family: "preterito-indefinido" },
];
