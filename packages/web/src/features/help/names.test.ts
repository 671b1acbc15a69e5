import { languages } from "@verbena/core/languages";
import { expect, it } from "vitest";
import { loadTexts } from "#i18n/catalogues.ts";
import { nameKeys } from "./names.ts";

it.each(languages)(
  "knows the name of every button and page in the texts in %s",
  async (language) => {
    const texts = JSON.stringify(await loadTexts(language, "help"));
    const used = [...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(nameKeys)));
  },
);
