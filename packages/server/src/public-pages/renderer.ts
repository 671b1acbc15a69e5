import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { searchInfinitive } from "@verbena/core/conjugation/search-infinitive";
import { fallbackLanguage } from "@verbena/core/languages";
import { policyWithInlineParts } from "../http/headers.ts";
import type { PublicPage, PublicRenderer } from "./public-page.ts";

/** What the build of the web application has written for public pages. */
export type BuiltRenderer = PublicRenderer & {
  /** The document, with comments where head and body belong. */
  template: string;
  /** Changes with every change of renderer or template. */
  version: string;
};

export type LoadRenderer = () => Promise<BuiltRenderer>;

/** Loads the renderer from files. */
export async function loadRenderer(files: {
  renderer: string;
  template: string;
}): Promise<BuiltRenderer> {
  const [code, template] = await Promise.all([
    readFile(files.renderer),
    readFile(files.template, "utf8"),
  ]);
  const { renderPage }: PublicRenderer = await import(pathToFileURL(files.renderer).href);
  const version = createHash("sha256").update(code).update(template).digest("base64url");
  return { renderPage, template, version };
}

/** Renders whole documents. */
export type DocumentRenderer = {
  version: string;
  contentSecurityPolicy: string;
  renderDocument: (page: PublicPage) => string;
};

/**
 * Loads the renderer when it is first needed, and lets renderer and search read their lists, which takes a fifth of a
 * second. If loading fails, the next call tries again.
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

function prepare({ template, version, renderPage }: BuiltRenderer): DocumentRenderer {
  searchInfinitive("tuve");
  renderPage(firstPage);
  return {
    version,
    contentSecurityPolicy: policyWithInlineParts(template),
    renderDocument: (page) => {
      const { head, body } = renderPage(page);
      // A replacement string would give "$" a special meaning, so the replacements are functions.
      return template
        .replace(/(?<=<html lang=")\w+/, page.language)
        .replace("<!--head-->", () => head)
        .replace("<!--body-->", () => body);
    },
  };
}

const firstPage: PublicPage = {
  language: fallbackLanguage,
  origin: null,
  legalUrl: null,
  kind: "verb",
  infinitive: "tener",
  canonical: "tener",
  sentences: [],
};
