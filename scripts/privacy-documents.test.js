import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withFrenchSpaces } from "../packages/content/src/style/typography.ts";
import { latestLastDay } from "../packages/core/src/classes/school-year.ts";
import { root } from "./install.js";

const documents = ["pupils", "parents", "facts"];
const translations = ["fr", "nl"];

/** @param {string} language @param {string} document */
const read = (language, document) =>
  readFile(join(root, "docs", "privacy", language, `${document}.md`), "utf8");

/**
 * What the translations of a section have in common: its heading's level, how many items, rows, and blanks it has, and its
 * figures.
 *
 * @param {string} text
 */
function shapeOf(text) {
  const sections = text.split(/^(?=#)/m).filter(Boolean);
  return sections.map((section) => ({
    level: section.search(/[^#]/),
    items: section.match(/^- /gm)?.length ?? 0,
    rows: section.match(/^\|/gm)?.length ?? 0,
    blanks: section.match(/\[[^\]]+\]/g)?.length ?? 0,
    // 2,048 in French and Dutch has a space or a point.
    figures: (section.replace(/(\d)[.,\s](?=\d{3}\b)/g, "$1").match(/\d+/g) ?? []).sort(),
  }));
}

it.each(documents)("%s says the same in every language", async (document) => {
  const shape = shapeOf(await read("en", document));
  expect(shape.length).toBeGreaterThan(6);
  for (const language of translations) {
    expect(shapeOf(await read(language, document)), language).toEqual(shape);
  }
});

it.each(["en", ...translations])(
  "the facts in %s name the longest time of a class",
  async (language) => {
    const [years = 0, months = 0] = latestLastDay("2000-01-01").split("-").map(Number);
    const longest = 12 * (years - 2000) + months - 1;
    expect(await read(language, "facts")).toMatch(
      new RegExp(`\\b${longest} (months|mois|maanden)`),
    );
  },
);

it.each(documents)("%s has the spaces and apostrophes of French", async (document) => {
  const text = await read("fr", document);
  expect(text).toBe(withFrenchSpaces(text));
  expect(text).not.toContain("'");
});
