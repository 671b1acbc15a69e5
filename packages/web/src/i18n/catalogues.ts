import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/languages";
import type { messages, namespaces } from "./fr/messages.ts";

/** Texts that only some pages need. */
export type Namespace = keyof typeof namespaces;

type NamespaceTexts = {
  [Name in Namespace]: Awaited<ReturnType<(typeof namespaces)[Name]>> extends Record<
    Name,
    infer Loaded
  >
    ? Loaded
    : never;
};

/** All texts of the interface. French is the source: it defines the keys. */
export type Messages = typeof messages & NamespaceTexts;

/** Nested texts. */
export type Texts = { readonly [name: string]: string | Texts };

/** A language's texts of all pages, and how to load each namespace. */
type Catalogue = {
  messages: Texts;
  namespaces: Record<Namespace, () => Promise<Record<string, Texts>>>;
};

/** Loads the texts of all pages, or those of a namespace. Adds typographic spaces. */
export async function loadTexts(language: Language, namespace?: Namespace): Promise<Texts> {
  const { messages, namespaces }: Catalogue = await import(`./${language}/messages.ts`);
  const texts =
    namespace === undefined
      ? messages
      : { [namespace]: (await namespaces[namespace]())[namespace] ?? {} };
  return language === "fr" ? withFrenchSpacesIn(texts) : texts;
}
