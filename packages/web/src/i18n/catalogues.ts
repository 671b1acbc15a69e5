import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/languages";
import type { messages, parts } from "./fr/messages.ts";

/** Texts that only some pages need. */
export type Part = keyof typeof parts;

type Parts = {
  [Name in Part]: Awaited<ReturnType<(typeof parts)[Name]>> extends Record<Name, infer PartTexts>
    ? PartTexts
    : never;
};

/** All texts of the interface. French is the source: it defines the keys. */
export type Messages = typeof messages & Parts;

/** Nested texts. */
export type Texts = { readonly [name: string]: string | Texts };

/** A language's texts of all pages, and how to load each part. Only they know the parts' files, to be small. */
type Catalogue = { messages: Texts; parts: Record<Part, () => Promise<Record<string, Texts>>> };

/** Loads the texts of all pages, or a part, with typographic spaces. */
export async function loadTexts(language: Language, part?: Part): Promise<Texts> {
  const { messages, parts }: Catalogue = await import(`./${language}/messages.ts`);
  const texts = part === undefined ? messages : { [part]: (await parts[part]())[part] ?? {} };
  return language === "fr" ? withFrenchSpacesIn(texts) : texts;
}
