import { withFrenchSpacesIn } from "@verbena/content/style/typography";
import type { Language } from "@verbena/core/vocabulary";
import type { messages as source } from "./fr/messages.ts";
import type { Localised } from "./localised.ts";

/** All texts of the interface. French is the source: it defines the keys. */
export type Messages = typeof source;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "messages";
    resources: { messages: Messages };
  }
}

/** One chunk per language. */
const catalogues = {
  fr: () => import("./fr/messages.ts"),
  nl: () => import("./nl/messages.ts"),
  es: () => import("./es/messages.ts"),
  en: () => import("./en/messages.ts"),
} satisfies Record<Language, () => Promise<{ messages: Localised<Messages> }>>;

/** Loads the texts of a language, with typographic spaces and all plural forms. */
export async function loadMessages(language: Language): Promise<Localised<Messages>> {
  const { messages } = await catalogues[language]();
  if (language === "fr") return withManyPlurals(withFrenchSpacesIn(messages));
  return language === "es" ? withManyPlurals(messages) : messages;
}

/** Adds the plural form `many`, which French and Spanish use for millions, as a copy of `other`. */
function withManyPlurals<Texts extends object>(texts: Texts): Texts;
function withManyPlurals(texts: object): object {
  const entries = Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === "object" && text !== null) return [[key, withManyPlurals(text)]];
    const entry = [key, text];
    return key.endsWith("_other") ? [entry, [key.replace(/_other$/, "_many"), text]] : [entry];
  });
  return Object.fromEntries(entries);
}
