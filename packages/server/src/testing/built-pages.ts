import { loadContent } from "@verbena/content/load";
import type { Language } from "@verbena/core/languages";
import { Hono } from "hono";
import { createApplicationPage } from "../application-page.ts";
import { buildCatalogue } from "../content/catalogue.ts";
import { conjugationRow, fillInRow } from "../content/store-content.ts";
import { type FirstItem, inLanguage } from "../first-item.ts";
import { readAddress } from "../public-pages/addresses.ts";
import { findPage } from "../public-pages/find-page.ts";
import { createPageStore } from "../public-pages/page-store.ts";
import { publicVerbs } from "../public-pages/public-verbs.ts";
import { lazyRenderer, loadRenderer } from "../public-pages/renderer.ts";
import { rendererFolder, webRoot } from "../release.ts";

const site = { origin: "https://verbena.example", legalUrl: null };

/**
 * Renders the public pages of the built web application with the content of the files, and compresses them with Brotli
 * as the server does. Needs no database and has no limits.
 *
 * @returns a function that returns the compressed page at a path
 */
export async function openBuiltPages(): Promise<(path: string) => Promise<Buffer>> {
  const content = await loadContent();
  const catalogue = buildCatalogue({
    hash: content.hash,
    conjugation: content.conjugation.map(conjugationRow),
    fillIn: [],
    corrections: [],
    hidden: [],
  });
  const verbs = publicVerbs(catalogue);
  const { renderDocument } = await lazyRenderer(() => loadRenderer(rendererFolder))();
  let seconds = 0;
  const nextSecond = () => new Date(seconds++ * 1000);
  const answer = createPageStore(nextSecond);

  return async (path) => {
    const address = readAddress(path);
    if (address === null || typeof address === "string") throw new Error(`no address: ${path}`);
    const { language } = address;
    const page = await answer({
      key: path,
      encoding: "br",
      client: "",
      render: () => {
        const found = findPage(address, "", verbs);
        if (!("content" in found)) throw new Error(`no page: ${path}`);
        const { content, ...rest } = found;
        return {
          ...rest,
          isKept: true,
          document: renderDocument({ ...site, language, ...content }),
        };
      },
    });
    if ("location" in page) throw new Error(`${path} leads to ${page.location}`);
    return page.bytes;
  };
}

/** The document of an exercise screen of the built web application with the longest item, as the server sends it. */
export async function openBuiltExercise(language: Language): Promise<ArrayBuffer> {
  const { fillIn } = await loadContent();
  const rows = fillIn.map((exercise, position) =>
    inLanguage(fillInRow(exercise, position), language),
  );
  const [exercise] = rows.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (exercise === undefined) throw new Error("no sentence");
  const path = `/app/exercise/${exercise.family}`;
  const item: FirstItem = {
    learner: crypto.randomUUID(),
    path,
    language,
    exercise,
    roundLength: 10,
    sound: false,
    accentShortcuts: true,
  };
  const page = createApplicationPage(webRoot, 16);
  const app = new Hono().get("*", async (c) => (await page.sendWith(c, item)) ?? c.notFound());
  const response = await app.request(path, { headers: { "accept-encoding": "br" } });
  return response.arrayBuffer();
}

const lengthOf = (value: object) => JSON.stringify(value).length;
